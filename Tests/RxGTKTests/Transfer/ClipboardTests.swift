#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class ClipboardTests: GTKTestCase {
    func testReadTextReturnsTheCopiedText() {
        onMain {
            let clipboard = Clipboard.general
            XCTAssertTrue(clipboard === Clipboard.general)
            var texts: [String?] = []
            clipboard.setText("Grüße")
            XCTAssertTrue(clipboard.hasText)
            _ = clipboard.readText().subscribe(onSuccess: { texts.append($0) })
            spin(for: "the text") { texts == ["Grüße"] }
            clipboard.setText(nil)
            XCTAssertFalse(clipboard.hasText)
            _ = clipboard.readText().subscribe(onSuccess: { texts.append($0) })
            XCTAssertEqual(texts, ["Grüße", nil])
        }
    }

    func testTextStreamEmitsTextCopiedByOthers() {
        onMain {
            let (clipboard, bag) = (Clipboard.general, DisposeBag())
            var texts: [String?] = []
            clipboard.setText("first")
            clipboard.rx.text.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
            spin(for: "the text now") { texts == ["first"] }
            clipboard.rx.text.onNext("ours")
            settle()
            // Simulates a person who copies from an entry.
            gdk_clipboard_set_text(clipboard.pointer, "theirs")
            spin(for: "the copied text") { texts.count > 1 }
            XCTAssertEqual(texts, ["first", "theirs"])
            var isRead = false
            _ = clipboard.readText().subscribe(onSuccess: { isRead = $0 == "theirs" })
            spin(for: "the text") { isRead }
        }
    }

    func testPicturesAndFilesAreReadAsTheirTypes() throws {
        try onMain {
            let (clipboard, picture) = (Clipboard.general, try Texture(data: Self.png))
            clipboard.set(picture)
            XCTAssertTrue(clipboard.contains(Texture.self))
            XCTAssertFalse(clipboard.hasText)
            XCTAssertTrue(try Self.read(Texture.self) === picture)
            XCTAssertNil(try Self.read(String.self))

            let files = [URL(fileURLWithPath: "/tmp/a b.txt"), URL(fileURLWithPath: "/tmp/ä.txt")]
            clipboard.set(files)
            XCTAssertFalse(clipboard.contains(Texture.self))
            XCTAssertEqual(try Self.read([URL].self), files)
            // Other programs can read the files as a text, too.
            XCTAssertTrue(try XCTUnwrap(Self.mimeTypes(of: clipboard)).contains("text/uri-list"))
        }
    }

    func testCustomValueIsReadHereAndOtherProgramsReadItsText() throws {
        try onMain {
            let clipboard = Clipboard.general
            clipboard.set(Card(title: "Ace"))
            XCTAssertEqual(try Self.read(Card.self), Card(title: "Ace"))
            XCTAssertNil(try Self.read(Token.self))
            XCTAssertEqual(try Self.read(String.self), "Ace")

            let token = Token()
            clipboard.set(token)
            XCTAssertTrue(try Self.read(Token.self) === token)
            XCTAssertFalse(clipboard.contains(Card.self) || clipboard.hasText)
            XCTAssertEqual(Self.mimeTypes(of: clipboard), "")
            clipboard.setText(nil)
        }
    }

    func testContentStreamsFollowTheClipboard() {
        onMain {
            let (clipboard, bag) = (Clipboard.general, DisposeBag())
            clipboard.setText("a")
            var (cards, canPaste): ([Card?], [Bool]) = ([], [])
            clipboard.rx.content(of: Card.self).subscribe(onNext: { cards.append($0) }).disposed(by: bag)
            clipboard.rx.contains(Card.self).subscribe(onNext: { canPaste.append($0) }).disposed(by: bag)
            XCTAssertEqual(cards, [nil])
            clipboard.rx.content(of: Card.self).onNext(Card(title: "ours"))
            XCTAssertEqual(cards, [nil])
            XCTAssertEqual(canPaste, [false, true])
            gdk_clipboard_set_text(clipboard.pointer, "theirs")
            spin(for: "the copied text") { cards.count == 2 }
            XCTAssertEqual(cards, [nil, nil])
            XCTAssertEqual(canPaste, [false, true, false])
        }
    }

    func testUnreadableContentEmitsAFailure() {
        onMain {
            let (clipboard, bag) = (Clipboard.general, DisposeBag())
            var (areThere, failures): ([Bool], [ClipboardError]) = ([], [])
            clipboard.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            clipboard.setText("a")
            clipboard.rx.content(of: Texture.self).subscribe(onNext: { areThere.append($0 != nil) }).disposed(by: bag)
            XCTAssertEqual(areThere, [false])
            XCTAssertEqual(failures.map(\.description), [], "a missing picture is not a failure")
            Self.copyAsAnother("no picture", mimeType: "image/png")
            spin(for: "the failure") { !failures.isEmpty }
            XCTAssertEqual(areThere, [false, false])
            XCTAssertEqual(failures.count, 1)
            XCTAssertNotEqual(failures.first?.description, "")
            clipboard.setText(nil)
        }
    }

    func testFilesWithAnUnreadableAddressFailInsteadOfBeingMissing() throws {
        try onMain {
            Self.copyAsAnother("file:///tmp/a\r\nunheard-of://[a\r\n", mimeType: "text/uri-list")
            XCTAssertTrue(Clipboard.general.contains([URL].self))
            XCTAssertThrowsError(try Self.read([URL].self)) {
                XCTAssertEqual("\($0)", "it cannot be read as Array<URL>")
            }
            Clipboard.general.setText(nil)
            XCTAssertNil(try Self.read([URL].self))
        }
    }

    func testUnobservedFailureIsPrinted() throws {
        try onMain {
            let bag = DisposeBag()
            let told = try standardError {
                var pictures: [Texture?] = []
                Clipboard.general.rx.content(of: Texture.self).subscribe(onNext: { pictures.append($0) })
                    .disposed(by: bag)
                Self.copyAsAnother("no picture", mimeType: "image/png")
                spin(for: "the picture") { pictures.count == 2 }
            }
            XCTAssertTrue(told.hasPrefix("Clipboard: "), told)
            Clipboard.general.setText(nil)
        }
    }

    /// Puts content on the clipboard, as another program does.
    @MainActor private static func copyAsAnother(_ text: String, mimeType: String) {
        let bytes = Array(text.utf8).withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let content = gdk_content_provider_new_for_bytes(mimeType, bytes)
        gdk_clipboard_set_content(Clipboard.general.pointer, content)
        g_object_unref(.init(content))
        g_bytes_unref(bytes)
    }

    func testCopiedValueIsReleasedWhenItIsReplaced() {
        onMain {
            weak var copied: Token?
            do {
                let token = Token()
                copied = token
                Clipboard.general.set(token)
            }
            XCTAssertNotNil(copied)
            Clipboard.general.setText("a")
            spin(for: "the value to be released") { copied == nil }
        }
    }

    func testTextCopiedRightAfterEmptyingTheClipboardStays() {
        onMain {
            let clipboard = Clipboard.general
            for count in 1...20 {
                clipboard.setText(nil)
                clipboard.setText("\(count)")
                gdk_display_sync(gdk_display_get_default())
                settle()
                XCTAssertEqual(try? Self.read(String.self), "\(count)")
            }
        }
    }

    func testDisposedReadEmitsNothing() {
        onMain {
            Clipboard.general.set(Card(title: "Ace"))
            var events = 0
            Clipboard.general.read(Card.self)
                .subscribe(onSuccess: { _ in events += 1 }, onFailure: { _ in events += 1 })
                .dispose()
            // A later read ends after the disposed one would have ended.
            XCTAssertEqual(try? Self.read(Card.self), Card(title: "Ace"))
            settle()
            XCTAssertEqual(events, 0)
        }
    }

    private struct Card: Transferable, Equatable {
        var title: String
        var representations: [any Transferable] { [title] }
    }

    @MainActor private final class Token: Transferable {}

    /// A red pixel.
    private static let png = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")!

    @MainActor private static func read<Value: Transferable>(_ type: Value.Type) throws -> Value? {
        var answer: Result<Value?, any Error>?
        _ = Clipboard.general.read(type).subscribe(
            onSuccess: { answer = .success($0) }, onFailure: { answer = .failure($0) })
        spin(for: "the \(type)") { answer != nil }
        return try answer?.get()
    }

    /// The MIME types that the clipboard offers to other programs, one per line.
    @MainActor private static func mimeTypes(of clipboard: Clipboard) -> String? {
        let formats = gdk_content_formats_union_serialize_mime_types(
            gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard.pointer)))
        defer { gdk_content_formats_unref(formats) }
        var count: gsize = 0
        guard let types = gdk_content_formats_get_mime_types(formats, &count) else { return "" }
        return (0..<Int(count)).compactMap { types[$0].map { String(cString: $0) } }.joined(separator: "\n")
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let label = Label()
                let subscription = Clipboard.general.rx.text.bind(to: label.rx.text)
                Clipboard.general.set(Card(title: "a"))
                Clipboard.general.setText("a")
                settle()
                subscription.dispose()
            }
        }
    }

    func testFileWithANameThatIsNotUTF8IsPreserved() throws {
        let url = try XCTUnwrap(URL(string: "file:///tmp/%FF.txt"))
        onMain {
            var files: [[URL]?] = []
            Clipboard.general.set([url])
            _ = Clipboard.general.read([URL].self).subscribe(onSuccess: { files.append($0) })
            spin(for: "the file") { !files.isEmpty }
            XCTAssertEqual(files, [[url]])
        }
    }
}
#endif
