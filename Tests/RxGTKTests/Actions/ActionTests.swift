#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ActionTests: GTKTestCase {
    func testActionIsActivatedByItsName() {
        onMain {
            let bag = DisposeBag()
            let action = Action("search")
            XCTAssertEqual(action.name, "search")
            var count = 0
            action.rx.activate.subscribe(onNext: { count += 1 }).disposed(by: bag)
            show(Button(title: "a")) { window in
                window.addAction(action)
                XCTAssertTrue(window.action(named: "search") === action)
                gtk_widget_activate_action_variant(UnsafeMutablePointer(window.content!.pointer), "win.search", nil)
                XCTAssertEqual(count, 1)
                action.rx.isEnabled.onNext(false)
                action.activate()
                XCTAssertFalse(action.isEnabled)
                XCTAssertEqual(count, 1)
                let successor = Action("search")
                window.addAction(successor)
                window.removeAction(action)
                XCTAssertTrue(window.action(named: "search") === successor)
                window.removeAction(successor)
                XCTAssertNil(window.action(named: "search"))
            }
        }
    }

    func testAnActionOfTwoWindowsLivesUntilBothAreClosed() {
        onMain {
            let (first, second, action, own) = (Window(), Window(), Action("a"), Action("b"))
            var (count, ended): (Int, [String]) = (0, [])
            _ = action.rx.activate.subscribe(onNext: { count += 1 }, onCompleted: { ended.append("a") })
            _ = own.rx.activate.subscribe(onCompleted: { ended.append("b") })
            [first, second].forEach { $0.addAction(action) }
            first.addAction(own)
            first.close()
            XCTAssertEqual(ended, ["b"])
            action.activate()
            XCTAssertEqual(count, 1)
            second.close()
            XCTAssertEqual(ended, ["b", "a"])
        }
    }

    func testAnActionOfTheApplicationOutlivesAWindow() {
        onMain {
            let (application, action) = (Application(flags: .nonUnique), Action("a"))
            var (count, isEnded) = (0, false)
            let subscription = action.rx.activate.subscribe(onNext: { count += 1 }, onCompleted: { isEnded = true })
            application.run(arguments: ["test"]) { application in
                application.addAction(action)
                let window = Window(title: "Test", application: application)
                window.addAction(action)
                window.present()
                window.close()
                action.activate()
            }
            XCTAssertEqual(count, 1)
            XCTAssertFalse(isEnded)
            subscription.dispose()
        }
    }

    func testToggleActionEmitsOnlyChangesByActivation() {
        onMain {
            let bag = DisposeBag()
            let action = ToggleAction("dark", isOn: true)
            var seen: [Bool] = []
            action.rx.isOn.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            action.rx.activate.subscribe().disposed(by: bag)
            action.activate()
            action.isOn = true
            action.rx.isOn.onNext(true)
            XCTAssertEqual(seen, [true, false])
            XCTAssertTrue(action.isOn)
        }
    }

    func testAcceleratorsAreSetAndRemoved() {
        onMain {
            let application = Application(flags: .nonUnique)
            application.run(arguments: ["test"]) { application in
                application.setAccelerators(["<Control>f", "F10"], for: "app.search")
                XCTAssertEqual(application.accelerators(for: "app.search"), ["<Control>f", "F10"])
                application.setAccelerators([], for: "app.search")
                XCTAssertEqual(application.accelerators(for: "app.search"), [])
                let action = Action("search")
                application.addAction(action)
                XCTAssertEqual(application.actions.map(\.name), ["search"])
            }
        }
    }

    func testMenuButtonShowsItsMenu() {
        onMain {
            let menu = Menu([
                .section(
                    nil,
                    [.action("_Search", "win.search", icon: "edit-find-symbolic"), .action("Dark", "win.dark")]),
                .submenu("More", [.action("About", "app.about")]),
            ])
            XCTAssertEqual(menu.count, 2)
            let button = MenuButton(accessibilityLabel: "Menu", menu: menu)
            XCTAssertTrue(button.menu === menu)
            button.isPrimary = true
            show(button) { window in
                window.addAction(ToggleAction("dark"))
                button.popUp()
                settle()
                button.popDown()
            }
            menu.removeAll()
            XCTAssertEqual(menu.count, 0)
            XCTAssertEqual(MenuButton(title: "More").title, "More")
        }
    }

    func testPopoverOpensAtAWidgetAndEmitsDidClose() {
        onMain {
            let bag = DisposeBag()
            let (button, label) = (MenuButton(title: "a"), Label("b"))
            let (owned, own) = (Popover(child: Label("c")), Popover(child: Label("d")))
            button.popover = owned
            XCTAssertTrue(button.popover === owned)
            XCTAssertNil(button.menu)
            own.hidesOnPressOutside = false
            own.hasArrow = false
            XCTAssertEqual([own.hidesOnPressOutside, own.hasArrow], [false, false])
            button.iconName = "open-menu-symbolic"
            XCTAssertEqual(button.iconName, "open-menu-symbolic")
            var closed = 0
            own.rx.didClose.subscribe(onNext: { closed += 1 }).disposed(by: bag)
            show(Box(.vertical, children: [button, label])) { _ in
                own.popUp(at: label)
                own.popDown()
                own.popUp(at: button)
                spin(for: "the popover to close") { closed > 0 }
            }
        }
    }

    func testOpenMenuIsFreedWithItsWindow() {
        onMain {
            for isDrawn in [false, true] {
                checkNothingIsLeft {
                    let button = MenuButton(accessibilityLabel: "a", menu: Menu([.action("Delete", "win.delete")]))
                    show(button) { _ in
                        button.popUp()
                        guard isDrawn else { return }
                        let popover = button.popover!
                        spin(for: "the menu") { gtk_widget_get_mapped(UnsafeMutablePointer(popover.pointer)) != 0 }
                    }
                }
            }
        }
    }

    func testRemovingAWidgetDetachesItsPopover() {
        onMain {
            checkNothingIsLeft {
                let popover = Popover(child: Label("a"))
                // GTK 4.8 complains if a popover is shown while no widget has the focus.
                let box = Box(.vertical, children: [Entry()])
                show(box) { _ in
                    do {
                        let label = Label("b")
                        box.append(label)
                        popover.popUp(at: label)
                        XCTAssertTrue(popover.superview === label)
                        box.remove(label)
                    }
                    spin(for: "the popover to be detached") { popover.superview == nil }
                }
            }
            XCTAssertTrue(Misuse.popoverTaken(by: "GtkMenuButton").contains("GtkMenuButton"))
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let (button, popover) = (
                    MenuButton(accessibilityLabel: "a", menu: Menu([.action("a", "win.a")])), Popover()
                )
                show(button) { window in
                    let (action, toggle) = (Action("a"), ToggleAction("b"))
                    _ = action.rx.activate.subscribe(onNext: { window.removeAction(action) })
                    _ = toggle.rx.isOn.subscribe(onNext: { window.title = "\($0) \(toggle.isOn)" })
                    window.addAction(action)
                    window.addAction(toggle)
                    popover.popUp(at: window.headerBar)
                    _ = popover.rx.didClose.subscribe(onNext: { popover.child = nil })
                }
            }
        }
    }
}
#endif
