#if GTK
import CGTKSupport
import Dispatch
import Rx
import RxGTK
import XCTest

final class MessageDialogTests: GTKTestCase {
    private enum Choice: Equatable { case stay, leave }

    @MainActor
    private static func ask(over window: Window) -> Single<Choice> {
        MessageDialog.present(
            over: window, heading: "Leave?", body: "What you typed is lost.",
            responses: [
                .init("Stay", .stay, isDefault: true), .init("_Leave", .leave, appearance: .destructive),
            ])
    }

    @MainActor
    private static func button(_ title: String, in widget: Widget) -> Button? {
        if let button = widget as? Button, button.title == title { return button }
        return widget.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    func testPressingAButtonReturnsItsAnswer() throws {
        try onMain {
            var answers: [Choice] = []
            let window = Window()
            defer { window.close() }
            window.present()
            _ = Self.ask(over: window).subscribe(onSuccess: { answers.append($0) })
            let dialog = try XCTUnwrap(window.dialogs.first)
            XCTAssertEqual([dialog.heading, dialog.body], ["Leave?", "What you typed is lost."])
            let leave = try XCTUnwrap(Self.button("__Leave", in: dialog))
            XCTAssertTrue(leave.cssClasses.contains("destructive"))
            leave.click()
            XCTAssertEqual(answers, [.leave])
            XCTAssertTrue(window.dialogs.isEmpty)
        }
    }

    func testEntryBelowTheQuestionCanBeReadWithTheAnswer() throws {
        try onMain {
            try checkNothingIsLeft {
                var name: String?
                try show(Label("a")) { window in
                    let entry = Entry()
                    _ = MessageDialog.present(
                        over: window, heading: "Rename",
                        responses: [.init("Cancel", false), .init("Rename", true, isDefault: true)],
                        extraChild: { entry }
                    ).subscribe(onSuccess: { if $0 { name = entry.text } })
                    let dialog = try XCTUnwrap(window.dialogs.first)
                    XCTAssertNotNil(entry.superview)
                    entry.text = "b"
                    try XCTUnwrap(Self.button("Rename", in: dialog)).click()
                    XCTAssertTrue(window.dialogs.isEmpty)
                }
                XCTAssertEqual(name, "b")
            }
        }
    }

    func testAnswerCanCloseTheParentWindow() throws {
        try onMain {
            let window = Window()
            window.present()
            _ = Self.ask(over: window).subscribe(onSuccess: { _ in window.close() })
            let dialog = try XCTUnwrap(window.dialogs.first)
            try XCTUnwrap(Self.button("__Leave", in: dialog)).click()
            XCTAssertTrue(window.isClosed)
            var isReached = false
            DispatchQueue.main.async { isReached = true }
            spin(for: "the main queue") { isReached }
        }
    }

    func testParentWindowStaysTheActiveWindow() {
        onMain {
            let application = Application(flags: .nonUnique)
            application.run(arguments: ["test"]) { application in
                let window = Window(application: application)
                window.present()
                _ = Self.ask(over: window).subscribe(onSuccess: { _ in })
                XCTAssertTrue(application.activeWindow === window)
                window.close()
            }
        }
    }

    func testMessageExplainsAQuestionWithoutResponses() {
        XCTAssertTrue(Misuse.noResponse("Leave?").hasPrefix("The question \"Leave?\" has no response"))
    }

    func testARequestToCloseDeclines() throws {
        try onMain {
            var answers: [Choice] = []
            let window = Window()
            defer { window.close() }
            window.present()
            _ = Self.ask(over: window).subscribe(onSuccess: { answers.append($0) })
            try XCTUnwrap(window.dialogs.first).requestClose()
            XCTAssertEqual(answers, [.stay])
        }
    }

    func testClosingTheWindowDeclines() {
        onMain {
            var answers: [Choice] = []
            let window = Window()
            window.present()
            _ = Self.ask(over: window).subscribe(onSuccess: { answers.append($0) })
            window.close()
            _ = Self.ask(over: window).subscribe(onSuccess: { answers.append($0) })
            XCTAssertEqual(answers, [.stay, .stay])
        }
    }

    func testDisposingClosesTheDialogWithoutAnAnswer() {
        onMain {
            var answers: [Choice] = []
            let window = Window()
            defer { window.close() }
            window.present()
            let question = Self.ask(over: window)
            XCTAssertTrue(window.dialogs.isEmpty, "the dialog appears only after a subscription")
            let subscription = question.subscribe(onSuccess: { answers.append($0) })
            XCTAssertEqual(window.dialogs.count, 1)
            subscription.dispose()
            XCTAssertTrue(window.dialogs.isEmpty)
            XCTAssertEqual(answers, [])
        }
    }

    func testDisposingOffTheMainThreadClosesTheDialog() {
        onMain {
            show(Label("a")) { window in
                let subscription = Self.ask(over: window).subscribe()
                XCTAssertEqual(window.dialogs.count, 1)
                DispatchQueue.global().async { subscription.dispose() }
                spin(for: "the dialog to close") { window.dialogs.isEmpty }
            }
        }
    }

    func testAWindowAsksBeforeItCloses() throws {
        try onMain {
            let window = Window()
            let bag = DisposeBag()
            window.closesOnRequest = false
            window.rx.closeRequest.flatMapFirst { Self.ask(over: window).asObservable() }
                .subscribe(onNext: { if $0 == .leave { window.close() } }).disposed(by: bag)
            window.present()
            window.requestClose()
            try XCTUnwrap(Self.button("Stay", in: XCTUnwrap(window.dialogs.first))).click()
            XCTAssertFalse(window.isClosed)
            window.requestClose()
            try XCTUnwrap(Self.button("__Leave", in: XCTUnwrap(window.dialogs.first))).click()
            XCTAssertTrue(window.isClosed)
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                show(Label("a")) { window in
                    _ = Self.ask(over: window).subscribe(onSuccess: { _ in window.title = "answered" })
                    settle()
                    Self.button("Stay", in: window.dialogs[0])?.click()
                    XCTAssertEqual(window.title, "answered")
                    _ = Self.ask(over: window).subscribe(onSuccess: { _ in window.title = "again" })
                }
            }
        }
    }
}
#endif
