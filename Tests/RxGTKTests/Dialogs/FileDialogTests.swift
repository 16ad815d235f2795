#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

/// Without a portal, as here, GTK shows its own dialog in the program.
final class FileDialogTests: GTKTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        try super.setUpWithError()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    /// On a busy machine, GTK 4.8 sometimes draws buttons of its dialog before it has given them a size.
    override class var complaintsOfGTKsWindow: [String] { ["Trying to snapshot GtkButton"] }

    /// GTK's own dialog, if it is shown.
    @MainActor
    private static var dialog: Widget? {
        let windows = gtk_window_get_toplevels()!
        return (0..<g_list_model_get_n_items(windows)).lazy
            .map { index in
                let window = g_list_model_get_item(windows, index)!
                defer { g_object_unref(window) }
                return Widget.wrapping(OpaquePointer(window))
            }
            .first { $0.className == "GtkFileChooserDialog" && gtk_widget_get_mapped(.init($0.pointer)) != 0 }
    }

    /// Waits until the dialog has read `folder`. GTK 4.24 uses its freed list of files if the dialog closes earlier.
    @MainActor
    private static func wait(for folder: URL) {
        spin(for: "the folder") { shows(folder.lastPathComponent, in: dialog) }
        _ = MainLoop.run(upTo: .milliseconds(100)) { false }
    }

    @MainActor
    private static func respond(_ id: Int32, in folder: URL) {
        wait(for: folder)
        dialog?.emit("response", id)
    }

    /// Whether a label below `widget` shows `text`. The path bar shows the folder's name once the folder has been read.
    ///
    /// It makes no wrappers. GTK 4.24 sometimes keeps a button of the path bar after the dialog has closed, and
    /// `checkNothingIsLeft` would count its wrappers.
    @MainActor
    private static func shows(_ text: String, in widget: Widget?) -> Bool {
        widget.map { shows(text, below: .init($0.pointer)) } ?? false
    }

    private static func shows(_ text: String, below widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let isLabel = g_type_check_instance_is_a(.init(OpaquePointer(widget)), gtk_label_get_type()) != 0
        if isLabel, String(cString: gtk_label_get_label(OpaquePointer(widget))) == text { return true }
        var child = gtk_widget_get_first_child(widget)
        while let found = child {
            if shows(text, below: found) { return true }
            child = gtk_widget_get_next_sibling(found)
        }
        return false
    }

    private static let accept: Int32 = -3
    private static let cancel: Int32 = -6

    func testSaveReturnsTheSuggestedFile() {
        let folder = folder
        onMain {
            let expected = folder.appendingPathComponent("Notes äß.txt")
            show(Label("a")) { window in
                var answers: [URL?] = []
                let question = FileDialog.save(
                    over: window, title: "Save notes", acceptTitle: "_Keep", name: "Notes äß.txt", in: folder,
                    filters: [FileFilter("Text", suffixes: ["txt"], patterns: ["README"], contentTypes: ["text/*"])])
                XCTAssertNil(Self.dialog, "the dialog appears only after a subscription")
                let subscription = question.subscribe(onSuccess: { answers.append($0) })
                spin(for: "the dialog") { Self.dialog != nil }
                XCTAssertEqual(Self.dialog?.property("title", as: String.self).value, "Save notes")
                spin(for: "the folder") { Self.shows(folder.lastPathComponent, in: Self.dialog) }
                Self.dialog?.emit("response", Self.accept)
                spin(for: "the answer") { !answers.isEmpty }
                XCTAssertEqual(answers.map { $0?.path }, [expected.path])
                spin(for: "the dialog to close") { Self.dialog == nil }
                subscription.dispose()
            }
        }
    }

    func testSelectFolderReturnsTheFolder() {
        let folder = folder
        onMain {
            show(Label("a")) { window in
                var answers: [URL?] = []
                _ = FileDialog.selectFolder(over: window, in: folder).subscribe(onSuccess: { answers.append($0) })
                spin(for: "the dialog") { Self.dialog != nil }
                spin(for: "the folder") { Self.shows(folder.lastPathComponent, in: Self.dialog) }
                Self.dialog?.emit("response", Self.accept)
                spin(for: "the answer") { !answers.isEmpty }
                XCTAssertEqual(answers.map { $0?.path }, [folder.path])
            }
        }
    }

    func testCancellingReturnsNoFile() {
        let folder = folder
        onMain {
            show(Label("a")) { window in
                var (answers, lists): ([URL?], [[URL]]) = ([], [])
                _ = FileDialog.open(over: window, in: folder).subscribe(onSuccess: { answers.append($0) })
                Self.respond(Self.cancel, in: folder)
                spin(for: "the answer") { answers == [nil] && Self.dialog == nil }
                _ = FileDialog.openMultiple(over: window, in: folder).subscribe(onSuccess: { lists.append($0) })
                Self.respond(Self.cancel, in: folder)
                spin(for: "the answer") { lists == [[]] }
            }
        }
    }

    func testClosingTheWindowReturnsNoFile() {
        let folder = folder
        onMain {
            var answers: [URL?] = []
            let window = Window()
            window.present()
            _ = FileDialog.open(over: window, in: folder).subscribe(onSuccess: { answers.append($0) })
            Self.wait(for: folder)
            window.close()
            spin(for: "the answer") { answers == [nil] && Self.dialog == nil }
            _ = FileDialog.open(over: window, in: folder).subscribe(onSuccess: { answers.append($0) })
            XCTAssertEqual(answers, [nil, nil])
        }
    }

    func testDisposingClosesTheDialogWithoutAnAnswer() {
        let folder = folder
        onMain {
            show(Label("a")) { window in
                var answers: [URL?] = []
                let subscription = FileDialog.open(over: window, in: folder).subscribe(onSuccess: { answers.append($0) }
                )
                Self.wait(for: folder)
                subscription.dispose()
                spin(for: "the dialog to close") { Self.dialog == nil }
                settle()
                XCTAssertEqual(answers, [])
            }
        }
    }

    func testAddressThatIsNoURLThrows() throws {
        try onMain {
            let files = g_list_store_new(g_file_get_type())!
            defer { g_object_unref(.init(files)) }
            for place in ["file:///a", "unheard-of://[a"] {
                let file = g_file_new_for_uri(place)!
                g_list_store_append(files, .init(file))
                g_object_unref(.init(file))
            }
            XCTAssertThrowsError(try FileDialogError.urls(of: files)) {
                XCTAssertEqual("\($0)", "the chosen file has an address that cannot be read: unheard-of://[a")
            }
            g_list_store_remove(files, 1)
            XCTAssertEqual(try FileDialogError.urls(of: files), [URL(fileURLWithPath: "/a")])
        }
    }

    func testNothingIsLeft() {
        let folder = folder
        onMain {
            checkNothingIsLeft {
                show(Label("a")) { window in
                    _ = FileDialog.open(over: window, in: folder, filters: [FileFilter("Text", suffixes: ["txt"])])
                        .subscribe(onSuccess: { _ in window.title = "answered" })
                    Self.respond(Self.cancel, in: folder)
                    spin(for: "the answer") { window.title == "answered" && Self.dialog == nil }
                    _ = FileDialog.save(over: window, in: folder).subscribe(onSuccess: { _ in window.title = "again" })
                    Self.wait(for: folder)
                }
            }
        }
    }
}
#endif
