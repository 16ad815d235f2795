#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class LifecycleTests: GTKTestCase {
    func testWindowEmitsChangesOfItsDefaultSize() {
        onMain {
            let bag = DisposeBag()
            let window = Window(width: 300, height: 200)
            defer { window.close() }
            XCTAssertEqual(window.defaultSize, Size(width: 300, height: 200))
            var seen: [Size] = []
            window.rx.defaultSize.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            window.rx.isMaximized.subscribe().disposed(by: bag)
            window.rx.isActive.subscribe().disposed(by: bag)
            window.defaultSize = Size(width: 310, height: 210)
            XCTAssertEqual(seen.last, Size(width: 310, height: 210))
            window.isResizable = false
            window.isModal = true
            XCTAssertEqual([window.isResizable, window.isModal, window.isMaximized], [false, true, false])
        }
    }

    func testClosesOnRequestDecidesWhetherTheWindowCloses() {
        onMain {
            let window = Window()
            window.rx.closesOnRequest.onNext(false)
            window.present()
            window.requestClose()
            XCTAssertFalse(window.isClosed)
            window.rx.closesOnRequest.onNext(true)
            window.requestClose()
            XCTAssertTrue(window.isClosed)
        }
    }

    func testWindowEmitsItsLifecycleEvents() {
        onMain {
            let window = Window()
            let label = Label("a")
            window.content = label
            var events: [String] = []
            let bag = DisposeBag()
            window.rx.viewDidLoad.subscribe(
                onNext: { events.append("load") }, onCompleted: { events.append("loaded") }
            ).disposed(by: bag)
            window.rx.viewWillAppear.subscribe(onNext: { events.append("will") }).disposed(by: bag)
            window.rx.viewDidAppear.subscribe(onNext: { events.append("did") }).disposed(by: bag)
            window.rx.viewWillDisappear.subscribe(onNext: { events.append("will not") }).disposed(by: bag)
            window.rx.viewDidDisappear.subscribe(onNext: { events.append("did not") }).disposed(by: bag)
            label.rx.viewDidDisappear.subscribe(onNext: { events.append("label not") }).disposed(by: bag)
            window.present()
            XCTAssertEqual(events, ["load", "loaded", "will", "did"])
            window.isVisible = false
            XCTAssertEqual(events.dropFirst(4), ["will not", "label not", "did not"])
            window.present()
            XCTAssertEqual(events.dropFirst(7), ["will", "did"])
            window.close()
            XCTAssertEqual(events.dropFirst(9), ["will not", "label not", "did not"])
        }
    }
}
#endif
