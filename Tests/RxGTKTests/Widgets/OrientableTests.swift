#if GTK
import Rx
import RxGTK
import XCTest

final class OrientableTests: GTKTestCase {
    func testEachOrientableWidgetTurnsVertical() {
        onMain {
            let widgets: [any Orientable] = [
                Box(.horizontal), CenterBox(start: { nil }, center: { Label("a") }, end: { nil }), FlowBox(),
                LevelBar(in: 0...1, accessibilityLabel: "a"), Paned(start: { Label("a") }, end: { Label("b") }),
                ProgressBar(),
                Scale(in: 0...1), Separator(), SpinButton(in: 0...1), Carousel { Label("a") },
            ]
            for widget in widgets {
                XCTAssertEqual(widget.orientation, .horizontal, "\(widget)")
                widget.orientation = .vertical
                XCTAssertEqual(widget.orientation, .vertical, "\(widget)")
            }
        }
    }

    func testAnObservableSetsTheOrientation() {
        onMain {
            let box = Box(.horizontal)
            _ = Observable.just(Orientation.vertical).bind(to: box.rx.orientation)
            XCTAssertEqual(box.orientation, .vertical)
        }
    }
}
#endif
