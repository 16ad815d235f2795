#if GTK
import Rx
import RxGTK
import XCTest

final class DeallocatedTests: GTKTestCase {
    func testDeallocatingAndDeallocatedEmitWhenTheObjectIsFreed() {
        onMain {
            var told: [String] = []
            do {
                let label = Label()
                _ = label.rx.deallocating.subscribe(onNext: { told.append("deallocating") })
                _ = label.rx.deallocated.subscribe(
                    onNext: { told.append("deallocated") }, onCompleted: { told.append("completed") })
                XCTAssertEqual(told, [])
            }
            XCTAssertEqual(told, ["deallocating", "deallocated", "completed"])
        }
    }

    func testWidgetInAWindowIsFreedWithTheWindow() {
        onMain {
            var told: [String] = []
            do {
                let window = Window(title: "window")
                window.content = Label()
                _ = window.content?.rx.deallocated.subscribe(onNext: { told.append("label") })
                _ = window.rx.deallocated.subscribe(onNext: { told.append("window") })
                window.present()
                spin(for: "the window") { window.isVisible }
                window.close()
            }
            spin(for: "both to be freed") { told.count == 2 }
            XCTAssertEqual(told.sorted(), ["label", "window"])
        }
    }

    func testDeallocatedEndsAStreamThatOutlivesTheObject() {
        onMain {
            let source = PublishSubject<Int>()
            do {
                let label = Label()
                _ = source.take(until: label.rx.deallocated).subscribe()
                XCTAssertTrue(source.hasObservers)
            }
            XCTAssertFalse(source.hasObservers)
        }
    }

    func testObserveEmitsEachChangeOfAProperty() {
        onMain {
            let bag = DisposeBag()
            let (label, button) = (Label(), Button(title: "a"))
            var (texts, tooltips, wraps): ([String?], [String?], [Bool?]) = ([], [], [])
            label.rx.observe(String.self, "label").subscribe(onNext: { texts.append($0) }).disposed(by: bag)
            label.rx.observeWeakly(Bool.self, "wrap").subscribe(onNext: { wraps.append($0) }).disposed(by: bag)
            button.rx.observeWeakly(String.self, "tooltip-text").subscribe(onNext: { tooltips.append($0) }).disposed(
                by: bag)
            label.text = "a"
            label.property("wrap", as: Bool.self).value.toggle()
            button.tooltip = "b"
            button.tooltip = nil
            XCTAssertEqual(texts, ["", "a"])
            XCTAssertEqual(wraps.count, 2)
            XCTAssertNotEqual(wraps.first, wraps.last)
            XCTAssertEqual(tooltips, [nil, "b", nil])
        }
    }
}
#endif
