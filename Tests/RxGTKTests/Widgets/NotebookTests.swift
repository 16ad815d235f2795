#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class NotebookTests: GTKTestCase {
    func testSwitchingTabsEmitsTheSelectedIndex() {
        onMain {
            let (bag, first, second) = (DisposeBag(), Label("a"), Label("b"))
            let notebook = Notebook {
                first.tab("First")
                second.tab("Second")
            }
            XCTAssertTrue(notebook.pages.elementsEqual([first, second], by: ===))
            XCTAssertEqual(notebook.selectedIndex, 0)
            XCTAssertEqual(notebook.title(of: second), "Second")
            var seen: [Int?] = []
            notebook.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            show(notebook) { window in
                notebook.rx.selectedIndex.onNext(1)
                window.draw()
                XCTAssertNotEqual(gtk_widget_get_mapped(.init(second.pointer)), 0)
                // As Control+Page Up does.
                XCTAssertFalse(notebook.selectedIndex == 0)
                gtk_notebook_prev_page(notebook.pointer)
                XCTAssertEqual(seen, [0, 0])
            }
        }
    }

    func testDraggingATabMovesItsPage() throws {
        try onMain {
            let (bag, first, second) = (DisposeBag(), Label("a"), Label("b"))
            let notebook = Notebook {
                first.tab("First")
                second.tab("Second")
            }
            XCTAssertFalse(notebook.isReorderable(first))
            notebook.setReorderable(true, for: first)
            notebook.setReorderable(true, for: second)
            XCTAssertTrue(notebook.isReorderable(first))
            var seen: [String] = []
            notebook.rx.pageMoved.subscribe(onNext: { seen.append("\($0.page === first) \($0.index)") })
                .disposed(by: bag)
            try show(notebook) { window in
                window.draw()
                let tabs = [first, second].map {
                    Widget.wrapping(OpaquePointer(gtk_notebook_get_tab_label(notebook.pointer, .init($0.pointer))!))
                }
                let (start, end) = (
                    Dragging.point(in: tabs[0], of: window), Dragging.point(in: tabs[1], of: window)
                )
                try person(Dragging.drag(from: start, to: (end.x + 40, end.y)))
                spin(for: "the move") { !seen.isEmpty }
                XCTAssertEqual(seen, ["true 1"])
                XCTAssertTrue(notebook.pages[0] === second)
            }
        }
    }

    func testTabPositionAndVisibilityCanBeSet() {
        onMain {
            let notebook = Notebook { Label("a").tab("A") }
            XCTAssertEqual(notebook.tabPosition, .top)
            (notebook.tabPosition, notebook.showsTabs) = (.left, false)
            XCTAssertEqual(notebook.tabPosition, .left)
            XCTAssertFalse(notebook.showsTabs)
        }
    }

    func testPagesAreInsertedRenamedAndRemoved() {
        onMain {
            let (notebook, first, second) = (Notebook(), Label("a"), Label("b"))
            XCTAssertNil(notebook.selectedIndex)
            notebook.append(second, title: "Second")
            notebook.insert(first, title: "1", at: 0)
            notebook.setTitle("First", of: first)
            XCTAssertEqual(notebook.pages.map { notebook.title(of: $0) }, ["First", "Second"])
            notebook.remove(first)
            notebook.remove(first)
            XCTAssertNil(first.superview)
            XCTAssertEqual(notebook.pages.count, 1)
            notebook.isScrollable = true
            XCTAssertTrue(notebook.isScrollable)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_notebook_new()!))) == Notebook.self)
        }
    }

    func testAPageCanBeSelectedBeforeTheNotebookIsInAWindow() {
        onMain {
            checkNothingIsLeft {
                let pages = ["a", "b", "c"].map { Label($0) }
                let (notebook, bag) = (Notebook { for page in pages { page.tab("x") } }, DisposeBag())
                notebook.selectedIndex = 2
                XCTAssertEqual(notebook.selectedIndex, 2)
                notebook.remove(pages[2])
                notebook.selectedIndex = 1
                notebook.insert(Label("d"), title: "x", at: 0)
                XCTAssertEqual(notebook.selectedIndex, 2)
                var seen: [Int?] = []
                notebook.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                show(notebook) { _ in XCTAssertTrue(gtk_widget_get_child_visible(.init(pages[1].pointer)) != 0) }
                XCTAssertEqual(seen, [2])
            }
        }
    }

    func testANotebookLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let notebook = Notebook { for text in ["a", "b"] { Label(text).tab(text) } }
                _ = notebook.rx.selectedIndex.subscribe(onNext: { _ in notebook.isScrollable = true })
                show(notebook) { _ in notebook.selectedIndex = 1 }
            }
        }
    }
}
#endif
