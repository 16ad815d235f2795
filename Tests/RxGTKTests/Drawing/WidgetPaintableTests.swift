#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class WidgetPaintableTests: GTKTestCase {
    func testPaintableFollowsTheSizeOfTheWidget() {
        onMain {
            let label = Label("a")
            let live = WidgetPaintable(label)
            show(VBox { label.halign(.start) }) { window in
                window.draw()
                spin(for: "the label's size") { live.intrinsicSize.width > 0 }
                let narrow = live.intrinsicSize
                let now = live.currentImage
                label.text = "a much longer text"
                spin(for: "the new size") { live.intrinsicSize.width > narrow.width }
                XCTAssertEqual(now.intrinsicSize, narrow)
                XCTAssertTrue(now.currentImage === now)
            }
        }
    }

    func testAPictureShowsAnyPaintable() {
        onMain {
            let (label, picture) = (Label("a"), Picture(alternativeText: "the label"))
            let live = WidgetPaintable(label)
            picture.rx.paintable.onNext(live)
            XCTAssertTrue(picture.paintable === live)
            XCTAssertNil(picture.texture)
            show(
                VBox {
                    label; picture
                }
            ) { window in
                window.draw()
                let now = live.currentImage
                picture.paintable = now
                XCTAssertTrue(picture.paintable === now)
                picture.paintable = nil
                XCTAssertNil(picture.paintable)
            }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let (label, picture) = (Label("a"), Picture(alternativeText: "the label"))
                let live = WidgetPaintable(label)
                picture.paintable = live
                show(
                    VBox {
                        label; picture
                    }
                ) { window in
                    window.draw()
                    _ = live.currentImage
                }
            }
        }
    }
}
#endif
