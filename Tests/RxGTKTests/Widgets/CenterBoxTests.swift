#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class CenterBoxTests: GTKTestCase {
    func testTheCenterWidgetStaysInTheMiddle() {
        onMain {
            let (start, center) = (Label("a long text"), Label("b"))
            let box = CenterBox {
                start
            } center: {
                center
            } end: {
                nil
            }
            XCTAssertTrue(box.startWidget === start && box.centerWidget === center && box.endWidget == nil)
            show(box) { window in
                window.draw()
                var bounds = graphene_rect_t()
                XCTAssertNotEqual(gtk_widget_compute_bounds(.init(center.pointer), .init(box.pointer), &bounds), 0)
                let middle = Double(bounds.origin.x + bounds.size.width / 2)
                XCTAssertEqual(middle, Double(gtk_widget_get_width(.init(box.pointer))) / 2, accuracy: 2)
            }
            box.startWidget = nil
            box.endWidget = start
            XCTAssertTrue(box.endWidget === start)
            XCTAssertEqual(CenterBox(.vertical).property("orientation", as: UInt32.self).value, 1)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_center_box_new()!))) == CenterBox.self)
        }
    }

    func testACenterBoxLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                show(CenterBox(start: Label("a"), center: Button(title: "b"), end: Label("c"))) { $0.draw() }
            }
        }
    }
}
#endif
