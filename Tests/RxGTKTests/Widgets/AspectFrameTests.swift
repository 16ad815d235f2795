#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class AspectFrameTests: GTKTestCase {
    func testAnAspectFrameKeepsItsRatio() {
        onMain {
            let label = Label("a")
            let frame = AspectFrame(ratio: 2) { label }
            frame.vexpand = true
            show(frame) { window in
                window.draw()
                XCTAssertEqual(
                    gtk_widget_get_width(.init(label.pointer)), 2 * gtk_widget_get_height(.init(label.pointer)))
                frame.rx.ratio.onNext(1)
                window.draw()
                XCTAssertEqual(
                    gtk_widget_get_width(.init(label.pointer)), gtk_widget_get_height(.init(label.pointer)))
            }
            XCTAssertEqual(frame.ratio, 1)
            XCTAssertTrue(frame.child === label)
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(gtk_aspect_frame_new(0, 0, 1, 0)!))) == AspectFrame.self)
        }
    }

    func testAnAspectFrameLeavesNothingBehind() {
        onMain { checkNothingIsLeft { show(AspectFrame(ratio: 1, child: Label("a"))) { $0.draw() } } }
    }
}
#endif
