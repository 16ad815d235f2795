#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ViewStackTests: GTKTestCase {
    func testASwitcherChangesThePage() throws {
        try onMain {
            let (bag, list, chart) = (DisposeBag(), Label("list"), Label("chart"))
            let stack = ViewStack {
                list.page("list", title: "List", iconName: "view-list-symbolic")
                chart.page("chart")
            }
            stack.setBadge(3, on: chart)
            XCTAssertEqual(stack.pageNames, ["list", "chart"])
            XCTAssertTrue(stack.child(named: "chart") === chart)
            var seen: [String?] = []
            stack.rx.visibleChildName.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            let switcher = ViewSwitcher(stack, isWide: true)
            try show(
                VBox {
                    switcher
                    stack
                }
            ) { window in
                window.draw()
                stack.rx.visibleChildName.onNext("chart")
                XCTAssertTrue(stack.visibleChild === chart)
                let buttons = switcher.subviews.compactMap { $0 as? ToggleButton }
                XCTAssertEqual(buttons.count, 2)
                try XCTUnwrap(buttons.first).isOn = true
                XCTAssertTrue(stack.visibleChild === list)
            }
            XCTAssertEqual(seen, ["list", "list"])
            stack.remove(chart)
            XCTAssertNil(chart.superview)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_view_stack_new()!))) == ViewStack.self)
        }
    }

    func testAViewStackLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let stack = ViewStack { for text in ["a", "b"] { Label(text).page(text, title: text) } }
                _ = stack.rx.visibleChildName.subscribe(onNext: { stack.tooltip = $0 })
                show(
                    VBox {
                        ViewSwitcher(stack)
                        stack
                        ViewSwitcherBar(stack, isRevealed: true)
                    }
                ) { window in
                    stack.visibleChildName = "b"
                    window.draw()
                }
            }
        }
    }
}
#endif
