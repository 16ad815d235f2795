#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ActionBarTests: GTKTestCase {
    func testChildrenStandInOrderFromStartToEnd() {
        onMain {
            let labels = ["1", "2", "3", "4", "5"].map { Label($0) }
            let bar = ActionBar {
                labels[0]
                labels[1]
            } end: {
                labels[3]
                labels[4]
            }
            bar.centerWidget = labels[2]
            XCTAssertTrue(bar.centerWidget === labels[2])
            show(bar) { window in
                window.draw()
                let lefts = labels.map { label in
                    var bounds = graphene_rect_t()
                    _ = gtk_widget_compute_bounds(.init(label.pointer), .init(bar.pointer), &bounds)
                    return bounds.origin.x
                }
                XCTAssertEqual(lefts, lefts.sorted())
            }
            bar.remove(labels[0])
            XCTAssertNil(labels[0].superview)
            bar.rx.isRevealed.onNext(false)
            XCTAssertFalse(bar.isRevealed)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_action_bar_new()!))) == ActionBar.self)
        }
    }

    func testAnActionBarLeavesNothingBehind() {
        onMain { checkNothingIsLeft { show(ActionBar { Button(title: "a") }) { $0.draw() } } }
    }
}
#endif
