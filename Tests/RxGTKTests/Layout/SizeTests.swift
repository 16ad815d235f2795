#if GTK
import Rx
import RxGTK
import XCTest

final class SizeTests: GTKTestCase {
    func testWidgetEmitsItsSizeAndEachChange() {
        onMain {
            let (label, box) = (Label("a").hexpand(), Box(.horizontal))
            box.append(label)
            var widths: [Int] = []
            let subscription = label.rx.size.subscribe(onNext: { widths.append($0.width) })
            XCTAssertEqual(widths, [])
            show(box) { window in
                window.rest()
                XCTAssertEqual(widths.count, 1)
                let other = Label("b").sizeRequest(width: 100)
                box.append(other)
                spin(for: "a smaller width") { widths.count == 2 }
                XCTAssertEqual(widths[1], widths[0] - 100)
                other.isVisible = false
                spin(for: "the full width") { widths.count == 3 }
                XCTAssertEqual(widths[2], widths[0])

                var late: [Int] = []
                label.rx.size.take(1).subscribe(onNext: { late.append($0.width) }).dispose()
                XCTAssertEqual(late, [widths[0]])

                subscription.dispose()
                other.isVisible = true
                window.rest()
                XCTAssertEqual(widths.count, 3)
            }
        }
    }

    func testChangeInASizeHandlerIsDrawnInTheSameFrame() {
        onMain {
            let box = Box(.horizontal)
            let (first, second) = (Label("a"), Label("b"))
            box.append(first)
            box.append(second)
            let bag = DisposeBag()
            show(box) { window in
                window.rest()
                let frames = window.frameCount
                box.rx.size.map { _ in Orientation.vertical }
                    .bind(with: box) { box, orientation in box.orientation = orientation }.disposed(by: bag)
                window.rest()
                XCTAssertLessThanOrEqual(window.frameCount, frames + 2)
                var widths: [Int] = []
                Observable.zip(first.rx.size, second.rx.size).take(1)
                    .subscribe(onNext: { widths = [$0.width, $1.width] }).disposed(by: bag)
                // In a vertical box, each label is as wide as the box.
                XCTAssertEqual(widths.count, 2)
                XCTAssertEqual(widths.first, widths.last)
                XCTAssertGreaterThan(widths.first ?? 0, 300)
            }
        }
    }

    func testWindowSizeEmitsChangesUntilTheWindowCloses() {
        onMain {
            checkNothingIsLeft {
                var (sizes, isOver) = ([Size](), false)
                let window = Window(title: "Test", width: 400, height: 300)
                _ = window.rx.size.subscribe(onNext: { sizes.append($0) }, onCompleted: { isOver = true })
                window.present()
                spin(for: "a size") { !sizes.isEmpty }
                window.defaultSize = Size(width: 500, height: 300)
                spin(for: "another size") { (sizes.last?.width ?? 0) - sizes[0].width == 100 }
                window.close()
                XCTAssertTrue(isOver)
            }
        }
    }

    func testSizeHandlerCanCloseTheWindow() {
        onMain {
            checkNothingIsLeft {
                let window = Window(title: "Test", width: 300, height: 200)
                window.content = Label("a")
                var isOver = false
                _ = window.rx.size.subscribe(
                    onNext: { [unowned window] _ in window.close() }, onCompleted: { isOver = true })
                window.present()
                spin(for: "the end") { isOver }
            }
        }
    }
}
#endif
