#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class NavigationViewTests: GTKTestCase {
    func testPagesArePushedAndPopped() {
        onMain {
            let (bag, pages) = (DisposeBag(), ["a", "b", "c"].map { page($0) })
            let view = NavigationView(root: pages[0])
            var (visible, popped): ([String?], [String]) = ([], [])
            view.rx.visiblePage.subscribe(onNext: { visible.append($0?.title) }).disposed(by: bag)
            view.rx.pagePopped.subscribe(onNext: { popped.append($0.title) }).disposed(by: bag)
            show(view) { window in
                window.draw()
                XCTAssertFalse(view.pop())
                view.push(pages[1])
                view.push(pages[2])
                XCTAssertEqual(view.pages.map(\.title), ["a", "b", "c"])
                XCTAssertTrue(view.visiblePage === pages[2])
                window.draw()
                XCTAssertTrue(view.pop())
                XCTAssertEqual(view.pages.map(\.title), ["a", "b"])
                spin(for: "the page to go") { pages[2].superview == nil }
                view.push(pages[2])
                view.pop(to: pages[0])
                XCTAssertEqual(view.pages.map(\.title), ["a"])
                spin(for: "both pages to go") { pages[1].superview == nil && pages[2].superview == nil }
            }
            XCTAssertEqual(visible, ["a", "b", "c", "b", "c", "a"])
            XCTAssertEqual(popped, ["c", "c", "b"])
        }
    }

    func testAPoppedPageCanBePushedAgainAtOnce() {
        onMain {
            let (first, second) = (page("a"), page("b"))
            let view = NavigationView(root: first)
            show(view) { window in
                window.draw()
                for _ in 1...3 {
                    view.push(second)
                    window.draw()
                    view.pop()
                }
                view.push(second)
                window.rest()
                XCTAssertTrue(view.visiblePage === second)
                XCTAssertNotEqual(gtk_widget_get_mapped(.init(second.pointer)), 0)
                XCTAssertEqual(gtk_widget_get_mapped(.init(first.pointer)), 0)
            }
        }
    }

    func testKeysGoBackOnlyIfThePageAllowsIt() throws {
        try onMain {
            let (bag, pages) = (DisposeBag(), ["a", "b", "c"].map { page($0) })
            let view = NavigationView(root: pages[0])
            var popped: [String] = []
            view.rx.pagePopped.subscribe(onNext: { popped.append($0.title) }).disposed(by: bag)
            try show(view) { window in
                window.draw()
                view.push(pages[1])
                view.push(pages[2])
                window.rest()
                pages[2].child?.becomeFirstResponder()
                try person(.key("alt+Left"))
                spin(for: "Alt+Left to pop the page") { popped == ["c"] }
                window.rest()
                pages[1].child?.becomeFirstResponder()
                view.popsOnEscape = false
                try person(.key("Escape"))
                window.draw()
                XCTAssertEqual(popped, ["c"])
                view.popsOnEscape = true
                pages[1].canPop = false
                try person(.key("Escape"), .key("alt+Left"))
                window.draw()
                XCTAssertEqual(popped, ["c"])
                pages[1].canPop = true
                try person(.key("Escape"))
                spin(for: "Escape to pop the page") { popped == ["c", "b"] }
                window.rest()
                pages[0].child?.becomeFirstResponder()
                try person(.key("Escape"))
                window.draw()
                XCTAssertTrue(view.visiblePage === pages[0])
            }
        }
    }

    func testTheMouseBackButtonGoesBackOnlyIfThePageAllowsIt() throws {
        try onMain {
            let (bag, pages) = (DisposeBag(), ["a", "b", "c"].map { page($0) })
            let view = NavigationView(root: pages[0])
            var popped: [String] = []
            view.rx.pagePopped.subscribe(onNext: { popped.append($0.title) }).disposed(by: bag)
            try show(view) { window in
                window.draw()
                view.push(pages[1])
                view.push(pages[2])
                window.rest()
                try Dragging.click(8, at: -40, in: view, of: window)
                spin(for: "the page to go") { popped == ["c"] }
                window.rest()
                pages[1].canPop = false
                try Dragging.click(8, at: 0, in: view, of: window)
                window.rest()
                XCTAssertEqual(popped, ["c"])
                pages[1].canPop = true
                try Dragging.click(8, at: 40, in: view, of: window)
                spin(for: "the second page to go") { popped == ["c", "b"] }
                window.rest()
                try Dragging.click(8, at: 0, in: view, of: window)
                window.rest()
                XCTAssertTrue(view.visiblePage === pages[0])
                XCTAssertEqual(popped, ["c", "b"])
            }
        }
    }

    func testAHeaderBarShowsThePageTitleAndABackButton() throws {
        try onMain {
            let (first, second) = (headedPage("First"), headedPage("Second"))
            let view = NavigationView(root: first)
            try show(view) { window in
                window.draw()
                XCTAssertEqual(shownTexts(of: first), ["First"])
                XCTAssertTrue(shownButtons(of: first).isEmpty)
                view.push(second)
                window.rest()
                XCTAssertEqual(shownTexts(of: second), ["Second"])
                second.title = "Renamed"
                XCTAssertEqual(shownTexts(of: second), ["Renamed"])
                second.canPop = false
                XCTAssertTrue(shownButtons(of: second).isEmpty)
                second.canPop = true
                let back = try XCTUnwrap(shownButtons(of: second).first)
                back.click()
                spin(for: "the previous page") { view.visiblePage === first }
            }
        }
    }

    func testAPageHasAnOptionalTag() {
        onMain {
            let view = NavigationView { NavigationPage(title: "Mail", tag: "mail") { Label("a") } }
            XCTAssertEqual(view.visiblePage?.tag, "mail")
            XCTAssertNil(NavigationPage(title: "Other").tag)
            XCTAssertNil(NavigationView().visiblePage)
            XCTAssertEqual(NavigationView().pages.count, 0)
        }
    }

    func testADuplicateTagIsExplained() {
        XCTAssertEqual(
            Misuse.tagTaken("mail", by: "Mail", of: "AdwNavigationView"),
            """
            A page with the tag "mail" was pushed onto this AdwNavigationView, but its page "Mail" already has that tag. Tags are \
            unique in a view: go back to that page with `pop(to:)`, or use another tag.
            """)
    }

    func testANavigationViewLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let view = NavigationView(root: headedPage("a"))
                _ = view.rx.pagePopped.subscribe(onNext: { view.push($0) })
                _ = view.rx.visiblePage.subscribe(onNext: { _ in view.popsOnEscape = true })
                show(view) { window in
                    window.draw()
                    view.push(headedPage("b"))
                    window.draw()
                    view.pop()
                    view.push(headedPage("c"))
                    view.pop()
                }
            }
        }
    }
}

@MainActor
private func page(_ title: String) -> NavigationPage {
    NavigationPage(title: title) { Button(title: "in \(title)") }
}

@MainActor
private func headedPage(_ title: String) -> NavigationPage {
    let header = HeaderBar()
    header.showsWindowButtons = false
    return NavigationPage(title: title) {
        VBox { header }
    }
}

@MainActor
private func shownTexts(of page: NavigationPage) -> [String] {
    page.shownDescendants(Label.self).compactMap(\.text).filter { !$0.isEmpty }
}

@MainActor
private func shownButtons(of page: NavigationPage) -> [Button] {
    page.shownDescendants(Button.self)
}

extension Widget {
    /// The visible descendants of a class, depth first.
    fileprivate func shownDescendants<Other: Widget>(_ type: Other.Type) -> [Other] {
        guard gtk_widget_get_visible(.init(pointer)) != 0 else { return [] }
        if let found = self as? Other { return [found] }
        return subviews.flatMap { $0.shownDescendants(type) }
    }
}
#endif
