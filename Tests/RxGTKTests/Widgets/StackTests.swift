#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class StackTests: GTKTestCase {
    func testThePageTitleCanBeChanged() {
        onMain {
            let (stack, views, page, view) = (Stack(), ViewStack(), Label("a"), Label("b"))
            stack.add(page, name: "a", title: "A")
            XCTAssertEqual(stack.title(of: page), "A")
            stack.setTitle("B", of: page)
            XCTAssertEqual(stack.title(of: page), "B")
            stack.setTitle(nil, of: page)
            XCTAssertNil(stack.title(of: page))
            views.add(view, name: "b", title: "B")
            views.setTitle("C", of: view)
            let renamed = adw_view_stack_get_page(views.pointer, .init(view.pointer))
            XCTAssertEqual(String(cString: adw_view_stack_page_get_title(renamed)), "C")
        }
    }

    func testAStackShowsThePageWithTheGivenName() {
        onMain {
            let bag = DisposeBag()
            let stack = Stack(transition: .crossfade)
            XCTAssertEqual(stack.transition, .crossfade)
            let (first, second) = (Label("a"), StatusPage(title: "Empty"))
            stack.add(first, name: "list", title: "List")
            stack.add(second, name: "empty")
            var seen: [String?] = []
            stack.rx.visibleChildName.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            stack.visibleChildName = "empty"
            XCTAssertTrue(stack.visibleChild === second)
            stack.rx.visibleChildName.onNext("list")
            XCTAssertEqual(stack.visibleChildName, "list")
            XCTAssertTrue(stack.child(named: "empty") === second)
            stack.property("visible-child-name", as: String?.self).value = "empty"
            XCTAssertEqual(seen, ["list", "empty"])
            stack.remove(second)
            XCTAssertNil(second.superview)
            XCTAssertTrue(StackSwitcher(stack).stack === stack)
        }
    }

    func testAnUnknownPageIsExplained() {
        XCTAssertEqual(
            Misuse.noPage("c", of: "GtkStack", among: ["a", "b"]), "This GtkStack has no page \"c\". It has: a, b.")
        XCTAssertEqual(Misuse.pageTaken("a", of: "GtkStack"), "This GtkStack already has a page \"a\".")
    }

    func testAStatusPageShowsItsTextsAndChild() {
        onMain {
            let page = StatusPage(title: "No tasks", description: "Add one", iconName: "list-add-symbolic")
            let button = Button(title: "Add")
            page.child = button
            XCTAssertTrue(page.child === button)
            XCTAssertEqual(
                [page.title, page.description, page.iconName], ["No tasks", "Add one", "list-add-symbolic"])
            page.rx.title.onNext("Nothing found")
            XCTAssertEqual(page.title, "Nothing found", "every settable property has a binder")
        }
    }
}
#endif
