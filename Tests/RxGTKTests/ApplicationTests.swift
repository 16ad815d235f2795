#if GTK
import Rx
import RxGTK
import XCTest

final class ApplicationTests: GTKTestCase {
    func testRunReturnsWhenTheLastWindowCloses() {
        onMain {
            let app = Application(id: "dev.swift-reactor.Test", flags: .nonUnique)
            var starts = 0
            let status = app.run(arguments: ["test"]) { app in
                starts += 1
                let window = Window(title: "a", application: app)
                window.present()
                XCTAssertEqual(app.windows.count, 1)
                XCTAssertTrue(Application.shared === app)
                DispatchQueue.main.async { window.close() }
            }
            XCTAssertEqual(status, 0)
            XCTAssertEqual(starts, 1)
            XCTAssertEqual(app.windows.count, 0)
        }
    }

    func testQuitClosesEveryWindow() {
        onMain {
            let before = restingCensus()
            weak var weakApp: Application?
            do {
                let app = Application(flags: .nonUnique)
                weakApp = app
                app.run(arguments: ["test"]) { app in
                    let window = Window(title: "a", application: app)
                    window.present()
                    window.present(Window(title: "b"))
                    Task { @MainActor in
                        try await Task.sleep(for: .milliseconds(10))
                        app.quit()
                    }
                }
                XCTAssertEqual(app.windows.count, 0)
            }
            spin(for: "the application to be freed") { weakApp == nil }
            checkNothingIsLeft(since: before)
        }
    }

    func testTerminationSignalClosesEveryWindow() {
        onMain {
            for signal in [SIGTERM, SIGINT] {
                let app = Application(flags: .nonUnique)
                let bag = DisposeBag()
                var disappeared = 0
                let status = app.run(arguments: ["test"]) { app in
                    let window = Window(title: "a", application: app)
                    window.rx.viewWillDisappear.subscribe(onNext: { disappeared += 1 }).disposed(by: bag)
                    window.present()
                    DispatchQueue.main.async { kill(getpid(), signal) }
                }
                XCTAssertEqual(status, 0)
                XCTAssertEqual(disappeared, 1)
                XCTAssertEqual(app.windows.count, 0)
            }
        }
    }
}
#endif
