#if GTK
    import CGTK
    import Rx
    import RxGTK
    import XCTest

    final class LifecycleTests: GTKTestCase {
        func testAWindowTellsOfItsLife() {
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
