#if GTK
import CGTK
import Rx
import RxGTK
import XCTest

final class ToggleTests: GTKTestCase {
    func testEachIsOnWhatThePersonMakesOfIt() {
        onMain {
            for toggle in [CheckButton(title: "a"), Switch(), ToggleButton(title: "a")] as [any Toggle] {
                Self.check(toggle)
            }
        }
    }

    @MainActor
    private static func check(_ toggle: some Toggle) {
        let bag = DisposeBag()
        var seen: [Bool] = []
        toggle.rx.isOn.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        toggle.isOn = true
        XCTAssertTrue(toggle.isOn)
        toggle.rx.isOn.onNext(false)
        XCTAssertFalse(toggle.isOn)
        show(toggle) { _ in press(toggle) }
        XCTAssertEqual(seen, [false, true], "\(type(of: toggle))")
    }

    func testAStateThatGoesRoundStops() {
        onMain {
            let bag = DisposeBag()
            let (check, state) = (CheckButton(), BehaviorRelay(value: false))
            var changes = 0
            check.connect("notify::active") { changes += 1 }
            state.bind(to: check.rx.isOn).disposed(by: bag)
            check.rx.isOn.bind(to: state).disposed(by: bag)
            Self.press(check)
            XCTAssertTrue(state.value)
            state.accept(false)
            state.accept(false)
            XCTAssertFalse(check.isOn)
            XCTAssertEqual(changes, 2)
        }
    }

    func testOfAGroupOneIsOn() {
        onMain {
            let (first, second) = (CheckButton(title: "a", isOn: true), CheckButton(title: "b"))
            second.join(groupOf: first)
            second.isOn = true
            XCTAssertFalse(first.isOn)
            second.isInconsistent = true
            XCTAssertTrue(second.isInconsistent)
            first.title = "c"
            XCTAssertEqual(first.title, "c")
        }
    }

    func testWhatGTKMadeGetsItsClass() {
        onMain {
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_toggle_button_new()!))) == ToggleButton.self)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_check_button_new()!))) == CheckButton.self)
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let bag = DisposeBag()
                let check = CheckButton(title: "a")
                check.rx.isOn.subscribe(onNext: { _ in check.title = "b" }).disposed(by: bag)
                show(
                    Box(
                        .vertical,
                        children: [
                            check, Switch(), ToggleButton(iconName: "list-add-symbolic", accessibilityLabel: "a"),
                        ])
                ) { _ in
                    Self.press(check)
                    XCTAssertEqual(check.title, "b")
                }
            }
        }
    }

    /// As the keyboard and assistive technology do.
    @MainActor
    private static func press(_ toggle: any Toggle) {
        gtk_widget_activate(UnsafeMutablePointer(toggle.pointer))
        spin(for: "the press") { toggle.isOn }
    }
}
#endif
