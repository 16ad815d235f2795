#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ToggleTests: GTKTestCase {
    func testEachToggleEmitsOnlyThePersonsChanges() {
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

    func testAnObserverThatSetsTheValueAndEndsLeavesTheOthers() {
        onMain {
            let (bag, button) = (DisposeBag(), ToggleButton(title: "a"))
            var (seen, hasEnded) = ([Bool](), false)
            button.rx.isOn.skip(1).take(1)
                .subscribe(onNext: { [unowned button] _ in button.isOn = false }, onCompleted: { hasEnded = true })
                .disposed(by: bag)
            button.rx.isOn.skip(1).subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            show(button) { _ in
                Self.press(button) { hasEnded }
                XCTAssertFalse(button.isOn)
                XCTAssertEqual(seen, [])
                spin(for: "the next turn") { true }
                Self.press(button)
                XCTAssertEqual(seen, [true])
            }
        }
    }

    func testATwoWayBindingSettles() {
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

    /// An app does so if its store decides the value. GTK reports a value that is set during a change only after the
    /// change.
    func testSettingAValueDuringAChangeEmitsNothing() {
        onMain {
            for toggle in [CheckButton(title: "a"), Switch(), ToggleButton(title: "a")] as [any Toggle] {
                Self.refuse(toggle)
            }
        }
    }

    /// Subscribers after the refusing one receive the value that it has set.
    @MainActor
    private static func refuse(_ toggle: some Toggle) {
        let bag = DisposeBag()
        var (before, refused, after): ([Bool], [Bool], [Bool]) = ([], [], [])
        toggle.rx.isOn.changed.subscribe(onNext: { before.append($0) }).disposed(by: bag)
        toggle.rx.isOn.changed.subscribe(onNext: { [unowned toggle] in
            refused.append($0)
            toggle.isOn = false
        }).disposed(by: bag)
        toggle.rx.isOn.changed.subscribe(onNext: { after.append($0) }).disposed(by: bag)
        show(toggle) { _ in
            for count in 1...3 { press(toggle) { after.count >= count } }
        }
        XCTAssertEqual(before, [true, true, true], "\(type(of: toggle))")
        XCTAssertEqual(refused, [true, true, true], "\(type(of: toggle))")
        XCTAssertEqual(after, [false, false, false], "\(type(of: toggle))")
        XCTAssertFalse(toggle.isOn)
    }

    /// Setting the current value announces nothing, so it must not hide a later change.
    func testConfirmingAChangeDoesNotHideTheNextOne() {
        onMain {
            let (bag, check) = (DisposeBag(), CheckButton(title: "a"))
            var seen: [Bool] = []
            check.rx.isOn.changed.subscribe(onNext: { [unowned check] in
                seen.append($0)
                check.isOn = $0
            }).disposed(by: bag)
            show(check) { _ in
                for count in 1...3 { Self.press(check) { seen.count >= count } }
            }
            XCTAssertEqual(seen, [true, false, true])
        }
    }

    func testOnlyOneCheckButtonOfAGroupIsOn() {
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

    func testWrappingAGTKToggleGivesItsClass() {
        onMain {
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_toggle_button_new()!))) == ToggleButton.self)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_check_button_new()!))) == CheckButton.self)
        }
    }

    func testTogglesLeaveNothingBehind() {
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

    /// Activates the toggle, as the keyboard and assistive technology do.
    @MainActor
    private static func press(_ toggle: any Toggle, until isDone: (() -> Bool)? = nil) {
        gtk_widget_activate(UnsafeMutablePointer(toggle.pointer))
        spin(for: "the press") { isDone?() ?? toggle.isOn }
    }
}
#endif
