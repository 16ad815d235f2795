#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class FrameTests: GTKTestCase {
    func testAFrameHasATitleAndAChild() {
        onMain {
            let label = Label("a")
            let frame = Frame(title: "Look") { label }
            XCTAssertEqual(frame.title, "Look")
            XCTAssertTrue(frame.child === label)
            frame.rx.title.onNext(nil)
            XCTAssertNil(frame.title)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_frame_new(nil)!))) == Frame.self)
        }
    }

    func testAFrameLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                show(Frame(title: "a", child: Label("b"))) { $0.draw() }
            }
        }
    }
}
#endif
