#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class TabViewTests: GTKTestCase {
    func testPagesAreInsertedMovedAndRemoved() {
        onMain {
            let (bag, view, first) = (DisposeBag(), TabView(), Label("a"))
            XCTAssertNil(view.selectedPage)
            var seen: [[String]] = []
            view.rx.pages.subscribe(onNext: { seen.append($0.map(\.title)) }).disposed(by: bag)
            show(view) { _ in
                let page = view.append(first, title: "First")
                view.append(Label("c"), title: "Third")
                let second = view.insert(Label("b"), title: "Second", at: 1)
                XCTAssertTrue(view.selectedPage === page && view.page(of: first) === page && page.child === first)
                XCTAssertTrue(page.isSelected)
                view.move(second, to: 0)
                XCTAssertEqual(view.pages.map(\.title), ["Second", "First", "Third"])
                view.remove(page)
                view.remove(page)
                XCTAssertNil(first.superview)
                XCTAssertEqual(view.pages.map(\.title), ["Second", "Third"])
                XCTAssertTrue(view.append(first, title: "Again").child === first)
                view.remove(view.pages[2])
            }
            XCTAssertEqual(
                seen,
                [
                    [], ["First"], ["First", "Third"], ["First", "Second", "Third"], ["Second", "First", "Third"],
                    ["Second", "Third"], ["Second", "Third", "Again"], ["Second", "Third"],
                ])
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(rxgtk_object_new_widget(adw_tab_view_get_type())!)))
                    == TabView.self)
        }
    }

    func testSelectedPageEmitsOnlyThePersonsSelection() {
        onMain {
            let bag = DisposeBag()
            let view = TabView { for text in ["a", "b", "c"] { Label(text).tab(text) } }
            var (seen, states): ([String?], [Bool]) = ([], [])
            view.rx.selectedPage.subscribe(onNext: { seen.append($0?.title) }).disposed(by: bag)
            view.pages[1].rx.isSelected.subscribe(onNext: { states.append($0) }).disposed(by: bag)
            show(view) { window in
                view.rx.selectedPage.onNext(view.pages[1])
                window.draw()
                // As Control+Page Down does.
                adw_tab_view_select_next_page(view.pointer)
                view.selectedPage = view.pages[0]
            }
            XCTAssertEqual(seen, ["a", "c"])
            XCTAssertEqual(states, [false, true, false])
            XCTAssertTrue(Misuse.tabElsewhere("a").contains("\"a\""))
        }
    }

    func testTheCloseButtonEmitsACloseRequest() throws {
        try onMain {
            let bag = DisposeBag()
            let view = TabView { for text in ["a", "b", "c"] { Label(text).tab(text) } }
            let bar = TabBar(view)
            let pages = view.pages
            var (asked, selected): ([String], [String?]) = ([], [])
            view.rx.closeRequest.subscribe(onNext: { asked.append($0.title) }).disposed(by: bag)
            view.rx.selectedPage.subscribe(onNext: { selected.append($0?.title) }).disposed(by: bag)
            try show(
                VBox {
                    bar
                    view.vexpand()
                }
            ) { window in
                window.draw()
                view.rx.closesOnRequest.onNext(false)
                try XCTUnwrap(bar.closeButtons.last).click()
                // The bar requests the closing when the press ends.
                spin(for: "the request") { !asked.isEmpty }
                XCTAssertEqual(view.pages, pages)
                // The page can be requested again, and a removal by the program emits no request.
                view.requestClose(of: pages[0])
                view.remove(pages[0])
                XCTAssertEqual(asked, ["a", "a"])
                XCTAssertEqual(selected, ["a"])

                view.closesOnRequest = true
                view.requestClose(of: pages[1])
                XCTAssertEqual(view.pages, [pages[2]])
                // Closing the selected page selects another page.
                XCTAssertEqual(selected, ["a", "c"])
                view.requestClose(of: pages[1])
            }
            XCTAssertEqual(asked, ["a", "a", "b"])
        }
    }

    func testACloseRequestHandlerMayRemoveThePage() {
        onMain {
            let bag = DisposeBag()
            let view = TabView { for text in ["a", "b"] { Label(text).tab(text) } }
            view.setPinned(true, for: view.pages[0])
            view.rx.closeRequest.subscribe(onNext: { [unowned view] in view.remove($0) }).disposed(by: bag)
            show(view) { _ in
                view.requestClose(of: view.pages[0])
                view.requestClose(of: view.pages[0])
                XCTAssertEqual(view.pages, [])
            }
        }
    }

    func testAnotherCloseRequestMayArriveDuringARemoval() {
        onMain {
            let bag = DisposeBag()
            let view = TabView { for text in ["a", "b", "c"] { Label(text).tab(text) } }
            view.closesOnRequest = false
            let pages = view.pages
            var asked: [String] = []
            view.rx.closeRequest.subscribe(onNext: { asked.append($0.title) }).disposed(by: bag)
            var isFirst = true
            view.property("n-pages", as: Int.self).observe { [unowned view] _ in
                guard isFirst else { return }
                isFirst = false
                view.requestClose(of: pages[1])
                // A nested removal does not end the outer one.
                view.remove(pages[2])
            }
            show(view) { _ in
                view.remove(pages[0])
                XCTAssertEqual(asked, ["b"])
                XCTAssertEqual(view.pages, [pages[1]])
            }
        }
    }

    func testAPinnedPageComesFirstAndStaysAfterACloseRequest() {
        onMain {
            let bag = DisposeBag()
            let view = TabView { for text in ["a", "b", "c"] { Label(text).tab(text) } }
            let last = view.pages[2]
            var asked: [String] = []
            view.rx.closeRequest.subscribe(onNext: { asked.append($0.title) }).disposed(by: bag)
            show(view) { _ in
                view.setPinned(true, for: last)
                XCTAssertTrue(last.isPinned)
                XCTAssertEqual(view.pages.map(\.title), ["c", "a", "b"])
                // Neither move crosses the border between pinned and other pages.
                view.move(last, to: 2)
                view.move(view.pages[2], to: 0)
                view.insert(Label("d"), title: "d", at: 0)
                XCTAssertEqual(view.pages.map(\.title), ["c", "d", "b", "a"])
                view.requestClose(of: last)
                XCTAssertEqual(asked, ["c"])
                XCTAssertTrue(view.pages.contains(last))
                view.setPinned(false, for: last)
                XCTAssertFalse(last.isPinned)
            }
        }
    }

    func testPageMovedEmitsOnlyThePersonsMoves() {
        onMain {
            let bag = DisposeBag()
            let view = TabView { for text in ["a", "b", "c"] { Label(text).tab(text) } }
            var (moves, orders): ([String], [String]) = ([], [])
            view.rx.pages.subscribe(onNext: { orders.append($0.map(\.title).joined()) }).disposed(by: bag)
            view.rx.pageMoved.subscribe(onNext: { moves.append("\($0.page.title) to \($0.index)") }).disposed(by: bag)
            show(view) { _ in
                view.move(view.pages[0], to: 2)
                // As dropping a tab on the bar does, and Control+Shift+Page Down.
                _ = adw_tab_view_reorder_page(view.pointer, view.pages[0].pointer, 1)
                XCTAssertEqual(view.pages.map(\.title), ["c", "b", "a"])
            }
            XCTAssertEqual(moves, ["b to 1"])
            XCTAssertEqual(orders, ["abc", "bca", "cba"])
        }
    }

    func testATabShowsItsPropertiesAndEmitsItsSignals() {
        onMain {
            let bag = DisposeBag()
            let view = TabView { Label("a").tab("a") }
            let page = view.pages[0]
            XCTAssertEqual(
                [page.iconName, page.indicatorIconName, page.tooltip, page.indicatorTooltip], [nil, nil, nil, nil])
            page.rx.title.onNext("b")
            page.rx.iconName.onNext("text-x-generic-symbolic")
            page.rx.isLoading.onNext(true)
            page.rx.needsAttention.onNext(true)
            (page.tooltip, page.indicatorIconName, page.indicatorTooltip) = ("c", "audio-volume-high-symbolic", "Mute")
            page.isIndicatorActivatable = true
            XCTAssertEqual(
                [page.title, page.iconName, page.tooltip, page.indicatorIconName, page.indicatorTooltip],
                ["b", "text-x-generic-symbolic", "c", "audio-volume-high-symbolic", "Mute"])
            XCTAssertEqual([page.isLoading, page.needsAttention, page.isIndicatorActivatable], [true, true, true])
            page.iconName = nil
            XCTAssertNil(page.iconName)
            var (pressed, menus): ([String], [String?]) = ([], [])
            view.rx.indicatorActivated.subscribe(onNext: { pressed.append($0.title) }).disposed(by: bag)
            view.rx.menuRequest.subscribe(onNext: { menus.append($0?.title) }).disposed(by: bag)
            view.emit("indicator-activated", page)
            view.emit("setup-menu", Optional(page))
            view.emit("setup-menu", TabPage?.none)
            XCTAssertEqual(pressed, ["b"])
            XCTAssertEqual(menus, ["b", nil])
            view.menu = Menu()
            XCTAssertNotNil(view.menu)
        }
    }

    func testATabBarShowsTabsAndActions() {
        onMain {
            let view = TabView { Label("a").tab("a") }
            let (bar, add) = (TabBar(view), Button(title: "+"))
            XCTAssertTrue(bar.view === view && bar.hidesSingleTab)
            bar.endAction = add
            bar.startAction = Label("a")
            (bar.expandsTabs, bar.isInverted) = (false, true)
            XCTAssertEqual([bar.expandsTabs, bar.isInverted], [false, true])
            bar.expandsTabs = true
            show(
                VBox {
                    bar
                    view
                }
            ) { window in
                window.draw()
                XCTAssertFalse(bar.areTabsRevealed)
                view.append(Label("b"), title: "b")
                window.draw()
                XCTAssertTrue(bar.areTabsRevealed)
                XCTAssertFalse(bar.isOverflowing)
            }
            for text in 0..<20 { view.append(Label("\(text)"), title: "A longer title \(text)") }
            show(VBox { bar }) { window in
                window.draw()
                XCTAssertTrue(bar.isOverflowing)
            }
            XCTAssertTrue(bar.endAction === add)
            bar.startAction = nil
            XCTAssertNil(bar.startAction)
        }
    }

    func testObservablesCompleteWhenTheWindowCloses() {
        onMain {
            let view = TabView { Label("a").tab("a") }
            let page = view.pages[0]
            var ended: [String] = []
            _ = view.rx.closeRequest.subscribe(onCompleted: { ended.append("request") })
            _ = view.rx.pageMoved.subscribe(onCompleted: { ended.append("moved") })
            _ = view.rx.pages.subscribe(onCompleted: { ended.append("pages") })
            _ = page.rx.isSelected.subscribe(onCompleted: { ended.append("page") })
            show(view) { _ in }
            XCTAssertEqual(Set(ended), ["request", "moved", "pages", "page"])
        }
    }

    func testATabViewLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let view = TabView { for text in ["a", "b", "c"] { Label(text).tab(text) } }
                _ = view.rx.selectedPage.subscribe(onNext: { view.tooltip = $0?.title })
                _ = view.rx.closeRequest.subscribe(onNext: { view.tooltip = $0.title })
                let page = view.pages[1]
                _ = page.rx.isSelected.subscribe(onNext: { page.needsAttention = $0 })
                show(
                    VBox {
                        TabBar(view)
                        view
                    }
                ) { window in
                    window.draw()
                    view.requestClose(of: view.pages[0])
                    window.draw()
                }
            }
        }
    }
}

extension Widget {
    /// The close buttons of the tabs.
    fileprivate var closeButtons: [Button] {
        let here = subviews
        return here.compactMap { $0 as? Button }.filter {
            gtk_widget_has_css_class(.init($0.pointer), "tab-close-button") != 0
        }
            + here.flatMap(\.closeButtons)
    }
}
#endif
