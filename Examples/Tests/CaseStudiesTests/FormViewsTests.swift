import CaseStudies
import ReactorKit
import Rx
import RxGTK
import XCTest

/// Case 17, with real widgets.
final class FormViewsTests: WindowTestCase {
    func testTheFormSaysWhatIsWrongAndThenSubmits() {
        MainActor.assumeIsolated {
            let reactor = SignUpReactor()
            let window = SignUpWindow(reactor: reactor, application: nil)
            window.present()
            XCTAssertFalse(window.submit.isEnabled)
            reactor.action.onNext(.binding(.set(\.name, "K1")))
            XCTAssertTrue(MainLoop.run { window.name.text == "K" && window.problem.text != "" })
            reactor.action.onNext(.binding(.set(\.name, "Kim")))
            reactor.action.onNext(.binding(.set(\.age, 44)))
            XCTAssertTrue(MainLoop.run { window.submit.isEnabled })
            XCTAssertEqual(window.problem.text, "")
            XCTAssertEqual(window.age.value, 44)
            window.submit.click()
            XCTAssertEqual(reactor.currentState.welcome, "Welcome, Kim")
            window.close()
        }
    }
}
