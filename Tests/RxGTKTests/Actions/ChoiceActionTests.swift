#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ChoiceActionTests: GTKTestCase {
    func testMenuItemSelectsAChoice() {
        onMain {
            let (bag, sort) = (DisposeBag(), ChoiceAction("sort", choice: "title"))
            var seen: [String] = []
            show(Button(title: "a")) { window in
                window.addAction(sort)
                sort.rx.choice.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                // Simulates a menu item with the action "win.sort::date".
                gtk_widget_activate_action_variant(
                    .init(window.content!.pointer), "win.sort", g_variant_new_string("date"))
                sort.activate("size")
                sort.choice = "title"
                sort.rx.choice.onNext("date")
                sort.activate()
                sort.isEnabled = false
                sort.activate("title")
                XCTAssertEqual(seen, ["title", "date", "size"])
                XCTAssertEqual(sort.choice, "date")
            }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let sort = ChoiceAction("sort", choice: "title")
                let menu = Menu([.action("a", "win.sort::title"), .action("b", "win.sort::date")])
                let button = MenuButton(accessibilityLabel: "a", menu: menu)
                show(button) { window in
                    window.addAction(sort)
                    _ = sort.rx.choice.subscribe(onNext: { window.title = sort.choice + $0 })
                    button.popUp()
                }
            }
        }
    }
}
#endif
