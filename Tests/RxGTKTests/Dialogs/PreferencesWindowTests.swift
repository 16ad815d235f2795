#if GTK
import CGTKSupport
import ReactorKit
import Rx
import RxGTK
import XCTest

final class PreferencesWindowTests: GTKTestCase {
    @MainActor
    private static func page(_ title: String, rows: Widget...) -> PreferencesPage {
        PreferencesPage(title: title, iconName: "preferences-system-symbolic") {
            PreferencesGroup(title: "Group") { for row in rows { row } }
        }
    }

    func testPreferencesShowTheirPagesOverAWindow() throws {
        try onMain {
            let bag = DisposeBag()
            let (look, sound) = (SwitchRow(title: "Dark"), SwitchRow(title: "Loud"))
            let pages = [Self.page("Look", rows: look), Self.page("Sound", rows: sound)]
            try show(Label("a")) { window in
                let preferences = PreferencesWindow(over: window) { for page in pages { page } }
                XCTAssertTrue(preferences.pages.elementsEqual(pages, by: ===))
                XCTAssertEqual(preferences.selectedIndex, 0)
                var seen: [Int?] = []
                preferences.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                preferences.present()
                window.draw()
                XCTAssertTrue(preferences.isVisible && preferences.presentingWindow === window)
                preferences.rx.selectedIndex.onNext(1)
                XCTAssertNotEqual(gtk_widget_get_mapped(.init(sound.pointer)), 0)
                // Simulates a press on the switcher in the bar.
                try XCTUnwrap(preferences.switches.first).isOn = true
                XCTAssertEqual(preferences.selectedIndex, 0)
                XCTAssertEqual(seen, [0, 0])

                preferences.remove(pages[0])
                preferences.remove(pages[0])
                XCTAssertEqual(preferences.selectedIndex, 0)
                XCTAssertTrue(preferences.pages.elementsEqual([pages[1]], by: ===))
                preferences.isSearchEnabled = false
                XCTAssertFalse(preferences.isSearchEnabled)
                preferences.requestClose()
                XCTAssertTrue(preferences.isClosed)
                XCTAssertFalse(preferences.isVisible)
            }
        }
    }

    func testAPageThatIsInAWindowIsRefused() {
        onMain {
            show(Label("a")) { window in
                let page = Self.page("Look", rows: SwitchRow(title: "Dark"))
                let preferences = PreferencesWindow(over: window) { page }
                let other = PreferencesWindow(over: window) {}
                XCTAssertNotNil(Misuse.refusal(of: page, by: other))
                preferences.remove(page)
                XCTAssertNil(Misuse.refusal(of: page, by: other))
                other.add(page)
                XCTAssertTrue(other.pages.elementsEqual([page], by: ===))
                [preferences, other].forEach { $0.close() }
            }
        }
    }

    func testRequestToCloseWithoutPresentingDoesNothing() {
        onMain {
            show(Label("a")) { window in
                let preferences = PreferencesWindow(over: window) { Self.page("Look", rows: SwitchRow(title: "Dark")) }
                preferences.requestClose()
                XCTAssertFalse(preferences.isClosed)
                preferences.present()
                window.draw()
                preferences.requestClose()
                XCTAssertTrue(preferences.isClosed)
            }
        }
    }

    func testWindowPresentsPreferences() {
        onMain {
            show(Label("a")) { window in
                let preferences = PreferencesWindow { Self.page("Look", rows: SwitchRow(title: "Dark")) }
                XCTAssertNil(preferences.presentingWindow)
                window.present(preferences)
                window.draw()
                XCTAssertTrue(preferences.isVisible && preferences.presentingWindow === window)
                let other = Window(title: "other")
                other.present(preferences)
                XCTAssertTrue(preferences.presentingWindow === window)
                other.close()
                preferences.close()
            }
        }
    }

    func testPreferencesAppearOverTheWindowThatPresentsThem() {
        onMain {
            let other = Window(title: "other")
            show(Label("a")) { window in
                let preferences = PreferencesWindow(over: other) { Self.page("Look", rows: SwitchRow(title: "Dark")) }
                window.present(preferences)
                window.draw()
                XCTAssertTrue(preferences.isVisible && preferences.presentingWindow === window)
                preferences.close()
            }
            other.close()
        }
    }

    func testClosedWindowClosesPreferencesItPresents() {
        onMain {
            let window = Window(title: "closed")
            window.close()
            let preferences = PreferencesWindow { Self.page("Look", rows: SwitchRow(title: "Dark")) }
            window.present(preferences)
            XCTAssertTrue(preferences.isClosed)
        }
    }

    func testPreferencesHaveATitle() {
        onMain {
            show(Label("a")) { window in
                let preferences = PreferencesWindow(over: window, title: "Options") { Self.page("", rows: Label("a")) }
                XCTAssertEqual(preferences.property("title", as: String.self).value, "Options")
                XCTAssertFalse(PreferencesWindow(over: window) {}.property("title", as: String.self).value.isEmpty)
            }
        }
    }

    func testStreamsInsideCompleteWhenPreferencesClose() {
        onMain {
            show(Label("a")) { window in
                for close: (PreferencesWindow) -> Void in [{ $0.close() }, { $0.requestClose() }] {
                    let (row, bound) = (SwitchRow(title: "Dark"), BoundRow(title: "Bound"))
                    bound.reactor = RowReactor()
                    let preferences = PreferencesWindow(over: window) {
                        Self.page("Look", rows: row, bound)
                    }
                    preferences.present()
                    window.draw()
                    var ended = 0
                    _ = row.rx.isOn.subscribe(onCompleted: { ended += 1 })
                    _ = preferences.rx.selectedIndex.subscribe(onCompleted: { ended += 1 })
                    close(preferences)
                    spin(for: "both streams to complete") { ended == 2 }
                    XCTAssertNil(bound.reactor)
                }
            }
        }
    }

    func testNothingIsLeftWhenTheProgramClosesPreferences() { checkNothingIsLeftAfterClosing { $0.close() } }

    func testNothingIsLeftWhenThePersonClosesPreferences() { checkNothingIsLeftAfterClosing { $0.requestClose() } }

    func testNothingIsLeftWhenTheParentWindowCloses() { checkNothingIsLeftAfterClosing { _ in } }

    private func checkNothingIsLeftAfterClosing(_ close: @escaping @MainActor @Sendable (PreferencesWindow) -> Void) {
        onMain {
            checkNothingIsLeft {
                show(Label("a")) { window in
                    let row = SwitchRow(title: "Dark")
                    let preferences = PreferencesWindow(over: window) { Self.page("Look", rows: row) }
                    // Each handler retains the object it observes.
                    _ = row.rx.isOn.subscribe(onNext: { row.tooltip = "\($0)" })
                    _ = preferences.rx.selectedIndex.subscribe(onNext: { _ in preferences.isSearchEnabled = true })
                    preferences.present()
                    window.draw()
                    close(preferences)
                    settle()
                }
            }
        }
    }
}

private final class RowReactor: Reactor {
    typealias Action = Never
    struct State {}
    let initialState = State()
}

private final class BoundRow: SwitchRow, View {
    var disposeBag = DisposeBag()

    func bind(reactor: RowReactor) {}
}

extension Widget {
    /// The buttons of the view switchers below this widget.
    fileprivate var switches: [ToggleButton] {
        subviews.flatMap { $0.switches + ($0 is ViewSwitcher ? $0.subviews.compactMap { $0 as? ToggleButton } : []) }
    }
}
#endif
