#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class FramesTests: GTKTestCase {
    func testFramesEmitsTheTimeOfEachFrame() {
        onMain {
            let label = Label("a")
            var times: [Duration] = []
            show(label) { window in
                let first = window.frameCount
                let subscription = label.rx.frames.subscribe(onNext: { times.append($0) })
                spin(for: "five frames") { times.count >= 5 }
                subscription.dispose()
                XCTAssertGreaterThanOrEqual(window.frameCount, first + 4)
                XCTAssertEqual(times.first, .zero)
                XCTAssertTrue(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(times)")
                let told = times.count
                window.rest()
                XCTAssertEqual(times.count, told)
            }
        }
    }

    func testWidgetCanBeRemovedWhileItsFramesAreObserved() {
        onMain {
            checkNothingIsLeft {
                var (count, isOver) = (0, false)
                show(VBox { Label("a") }) { window in
                    do {
                        let label = Label("b")
                        _ = label.rx.frames
                            .subscribe(onNext: { _ in count += 1 }, onCompleted: { isOver = true })
                        window.content = label
                    }
                    spin(for: "two frames") { count > 1 }
                    window.content = nil
                    spin(for: "the frames to end") { isOver }
                }
            }
        }
    }

    func testHiddenWidgetRequestsNoFrames() {
        onMain {
            let (stack, label, bag) = (Stack(), Label("a"), DisposeBag())
            var count = 0
            label.rx.frames.subscribe(onNext: { _ in count += 1 }).disposed(by: bag)
            stack.add(Label("front"), name: "front")
            stack.add(label, name: "back")
            settle()
            XCTAssertEqual(count, 0)
            show(stack) { window in
                window.draw()
                window.rest()
                XCTAssertEqual(count, 0)
                stack.visibleChildName = "back"
                spin(for: "a frame") { count > 3 }
                stack.visibleChildName = "front"
                window.rest()
            }
        }
    }

    func testChangeDuringAFrameIsDrawnInTheSameFrame() {
        onMain {
            let area = DrawingArea(accessibilityLabel: "frames")
            var (latest, drawn): (Duration?, [Duration?]) = (nil, [])
            area.draw = { _, _ in drawn.append(latest) }
            show(area) { window in
                window.draw()
                drawn = []
                var told: [Duration] = []
                _ = area.rx.frames.take(3).subscribe(onNext: { time in
                    told.append(time)
                    latest = time
                    area.redraw()
                })
                spin(for: "three frames") { drawn.count >= 3 }
                XCTAssertEqual(drawn, told)
                window.rest()
            }
        }
    }

    func testFramesCompletesWithTheWidgetAndNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let label = Label("a")
                var (count, isOver) = (0, false)
                _ = label.rx.frames.subscribe(onNext: { _ in count += 1 }, onCompleted: { isOver = true })
                show(label) { _ in spin(for: "a frame") { count > 1 } }
                XCTAssertTrue(isOver)
            }
        }
    }
}
#endif
