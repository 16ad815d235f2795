#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class OverlaySplitViewTests: GTKTestCase {
    func testTheSidebarCanBeShownAndHidden() {
        onMain {
            let (bag, sidebar, content) = (DisposeBag(), Label("sidebar"), Label("content"))
            let view = OverlaySplitView {
                sidebar
            } content: {
                content
            }
            XCTAssertTrue(view.sidebar === sidebar && view.content === content)
            XCTAssertTrue(view.isSidebarShown)
            XCTAssertFalse(view.isCollapsed)
            var seen: [Bool] = []
            view.rx.isSidebarShown.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            show(view) { window in
                window.draw()
                view.rx.isSidebarShown.onNext(false)
                view.isSidebarShown = true
                // As Escape does if the sidebar covers the content.
                view.property(Self.shownName).value = false
                XCTAssertEqual(seen, [true, false])
                view.isSidebarShown = true
                view.isCollapsed = true
                XCTAssertTrue(view.isCollapsed)
                spin(for: "the sidebar to go") { !view.isSidebarShown }
                view.isSidebarPinned = true
                view.isCollapsed = false
                window.draw()
                XCTAssertFalse(view.isSidebarShown || view.isCollapsed)
            }
            XCTAssertEqual(seen, [true, false, false])
        }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let view = OverlaySplitView(sidebar: Label("a"))
            (view.isSidebarAtEnd, view.isSidebarPinned) = (true, true)
            XCTAssertTrue(view.isSidebarAtEnd && view.isSidebarPinned)
            view.isSidebarAtEnd = false
            XCTAssertFalse(view.isSidebarAtEnd)
            view.sidebar = nil
            XCTAssertNil(view.sidebar)
            XCTAssertNil(view.content)
            let made = OpaquePointer(rxgtk_object_new_widget(OverlaySplitView.objectType)!)
            XCTAssertTrue(type(of: Widget.wrapping(made)) == OverlaySplitView.self)
        }
    }

    func testAnOverlaySplitViewLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let view = OverlaySplitView(sidebar: Label("a"), content: Label("b"))
                _ = view.rx.isSidebarShown.subscribe(onNext: { view.tooltip = "\($0)" })
                show(view) { window in
                    window.draw()
                    view.isCollapsed = true
                    window.draw()
                    view.isSidebarShown = true
                    window.draw()
                }
            }
        }
    }

    private static let shownName = String(cString: rxgtk_split_view_shows_sidebar)
}
#endif
