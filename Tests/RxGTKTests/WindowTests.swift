#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class WindowTests: GTKTestCase {
    /// A screen that captures itself in every handler, as careless code does.
    @MainActor
    private final class Screen: Window {
        let label = Label("0")
        let button = Button(title: "+")
        let entry = Entry(placeholder: "name")
        var taps = 0

        init() {
            super.init(title: "Screen", width: 200, height: 100)
            content = Box(.vertical, spacing: 6, children: [label, button, entry, Spinner()])
            headerBar.packEnd(Button(title: "Settings"))
            defaultWidget = button
            closesOnEscape = true
            let click = RxGTK.GObject(adopting: gtk_gesture_click_new()!)
            click.connect("pressed") { self.taps += 1 }
            label.addController(click)
            button.connect("clicked") {
                self.taps += 1
                self.label.text = "\(self.taps)"
            }
            connect("notify::title") { self.taps += 1 }
            entry.property("text", as: String.self).observe { self.label.text = $0 }
        }
    }

    /// No window manager runs, so fullscreen works only for a window that is not shown yet.
    func testFullscreenCanBeSetBeforeAWindowIsShown() {
        onMain {
            let (window, bag) = (Window(), DisposeBag())
            defer { window.close() }
            var seen: [Bool] = []
            window.rx.isFullscreen.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            window.isFullscreen = true
            XCTAssertTrue(window.isFullscreen)
            window.isFullscreen = false
            XCTAssertFalse(window.isFullscreen)
            XCTAssertEqual(seen, [false, true, false])
        }
    }

    /// No window manager runs, so requests to it have no effect. GTK must not complain about them either.
    func testDesktopPropertiesWorkWithoutAWindowManager() {
        onMain {
            show(Label("a")) { window in
                window.draw()
                window.isFullscreen = true
                window.isFullscreen = false
                window.minimize()
                window.iconName = "edit-find"
                XCTAssertEqual(window.iconName, "edit-find")
                XCTAssertTrue(window.isDeletable)
                window.rx.isDeletable.onNext(false)
                XCTAssertFalse(window.isDeletable)
            }
        }
    }

    func testTwoHundredWindowsLeaveNothingBehind() {
        onMain {
            Self.openAndClose(count: 1)
            let before = restingCensus()
            Self.openAndClose(count: 200)
            checkNothingIsLeft(since: before)
            XCTAssertEqual(Window.all.count, 0)
        }
    }

    @MainActor
    private static func openAndClose(count: Int) {
        for _ in 0..<count {
            weak var screen: Screen?
            do {
                let opened = Screen()
                screen = opened
                opened.present()
                opened.button.click()
                XCTAssertEqual(opened.label.text, "1")
            }
            settle()
            XCTAssertNotNil(screen, "an open window retains itself")
            screen?.close()
            guard spin(for: "the window to be freed", until: { screen == nil }) else { return }
        }
    }

    func testCloseRequestClosesTheWindowUnlessItRefuses() {
        onMain {
            let window = Window(title: "a")
            window.present()
            var requests = 0
            window.connect("close-request") { requests += 1 }
            window.closesOnRequest = false
            window.requestClose()
            XCTAssertFalse(window.isClosed)
            window.closesOnRequest = true
            window.requestClose()
            XCTAssertTrue(window.isClosed)
            XCTAssertEqual(requests, 2)
        }
    }

    func testHandlerCanVetoTheCloseRequest() {
        onMain {
            let window = Window(title: "a")
            window.present()
            let veto = window.connect("close-request", answering: { true })
            window.requestClose()
            XCTAssertFalse(window.isClosed)
            veto.dispose()
            window.close()
            XCTAssertTrue(window.isClosed)
        }
    }

    func testClosingEndsTheHandlersOfTheWindowAndItsWidgets() {
        onMain {
            let window = Window(title: "a")
            let button = Button(title: "b")
            window.content = button
            var ends: [String] = []
            _ = button.listen(to: "clicked", receive: {}, onEnd: { ends.append("button") })
            _ = window.listen(to: "notify::title", receive: {}, onEnd: { ends.append("window") })
            window.connect("destroy") { ends.append("destroy") }
            window.close()
            window.close()
            XCTAssertEqual(ends, ["button", "destroy", "window"])
        }
    }

    func testPresentedWindowIsModalAndClosesWithItsPresenter() {
        onMain {
            let window = Window(title: "a")
            let sheet = Window(title: "b")
            window.present()
            window.present(sheet)
            XCTAssertTrue(sheet.presentingWindow === window)
            XCTAssertTrue(sheet.property("modal", as: Bool.self).value)
            window.close()
            XCTAssertTrue(sheet.isClosed)
        }
    }

    func testNewContentReplacesTheOldContent() {
        onMain {
            let window = Window()
            defer { window.close() }
            let (first, second) = (Label("a"), Label("b"))
            window.content = first
            XCTAssertTrue(first.window === window)
            window.content = second
            XCTAssertNil(first.superview)
            XCTAssertTrue(second.window === window)
        }
    }

    func testHidingTheFocusedWidgetMovesTheFocus() {
        onMain {
            let (entry, button) = (Entry(), Button(title: "a"))
            let box = VBox {
                entry
                button
            }
            show(box) { window in
                XCTAssertTrue(entry.becomeFirstResponder())
                entry.isVisible = false
                spin(for: "the focus to move") { button.isFirstResponder }
            }
        }
    }

    func testClosedWindowIsNotShownAgain() {
        onMain {
            checkNothingIsLeft {
                let (window, other) = (Window(), Window())
                window.present()
                window.close()
                window.present()
                window.isVisible = true
                window.requestClose()
                other.present(window)
                XCTAssertFalse(window.isVisible)
                window.present(other)
                XCTAssertTrue(other.isClosed, "a closed window closes the windows it presents")
            }
        }
    }
}
#endif
