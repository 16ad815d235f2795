#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ToolbarViewTests: GTKTestCase {
    func testBarsStandAboveAndBelowTheContentInOrder() {
        onMain {
            let labels = ["first", "second", "content", "third", "fourth"].map { Label($0) }
            let view = ToolbarView {
                labels[0]; labels[1]
            } content: {
                labels[2]
            } bottom: {
                labels[3]; labels[4]
            }
            show(view) { window in
                window.draw()
                let tops = labels.map { label in
                    var bounds = graphene_rect_t()
                    _ = gtk_widget_compute_bounds(.init(label.pointer), .init(window.pointer), &bounds)
                    return bounds.origin.y
                }
                XCTAssertEqual(tops, tops.sorted())
                XCTAssertEqual(Set(tops).count, 5)
                XCTAssertGreaterThan(gtk_widget_get_height(.init(labels[2].pointer)), 100)
            }
            XCTAssertTrue(view.content === labels[2])
            view.remove(labels[0])
            view.remove(labels[4])
            XCTAssertNil(labels[0].superview)
            XCTAssertNil(labels[4].superview)
            view.remove(labels[2])
            XCTAssertNil(view.content)
        }
    }

    func testBarsHideAndShow() {
        onMain {
            let (top, bottom) = (HeaderBar(), Label("below"))
            let view = ToolbarView(content: Label("content"))
            view.addTopBar(top)
            view.addBottomBar(bottom)
            XCTAssertTrue(view.revealsTopBars && view.revealsBottomBars)
            show(view) { window in
                window.draw()
                XCTAssertEqual(gtk_widget_get_child_visible(.init(top.pointer)), 1)
                view.rx.revealsTopBars.onNext(false)
                view.rx.revealsBottomBars.onNext(false)
                spin(for: "the bars to go") {
                    gtk_widget_get_mapped(.init(top.pointer)) == 0 && gtk_widget_get_mapped(.init(bottom.pointer)) == 0
                }
                view.revealsTopBars = true
                spin(for: "the upper bar to come back") { gtk_widget_get_mapped(.init(top.pointer)) != 0 }
            }
        }
    }

    func testBarStylesCanBeSet() {
        onMain {
            let view = ToolbarView()
            XCTAssertEqual([view.topBarStyle, view.bottomBarStyle], [.flat, .flat])
            view.topBarStyle = .raised
            view.bottomBarStyle = .raisedBorder
            XCTAssertEqual([view.topBarStyle, view.bottomBarStyle], [.raised, .raisedBorder])
            view.topBarStyle = .flat
            XCTAssertEqual([view.topBarStyle, view.bottomBarStyle], [.flat, .raisedBorder])
        }
    }

    func testAToolbarViewLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let view = ToolbarView {
                    HeaderBar()
                } content: {
                    Button(title: "a")
                } bottom: {
                    Label("b")
                }
                _ = (view.content as? Button)?.rx.tap.subscribe(onNext: { view.revealsTopBars = false })
                show(view) { $0.draw() }
            }
        }
    }
}
#endif
