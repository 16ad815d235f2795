#if GTK
import Foundation
import Rx
import RxGTK
import XCTest

/// Examples/Tests/gui/gallery_desktop.py tests a URL that an app opens. Its desktop has such an app.
final class URLLauncherTests: GTKTestCase {
    private static let url = URL(string: "rxgtk-unheard-of:a")!

    func testURLWithoutAnAppEmitsAFailure() {
        onMain {
            show(Label("a")) { window in
                for window in [window, nil] {
                    var failure: URLLauncherError?
                    let subscription = URLLauncher.open(Self.url, over: window)
                        .subscribe(onError: { failure = $0 as? URLLauncherError })
                    spin(for: "the failure") { failure != nil }
                    XCTAssertEqual(failure?.url, Self.url)
                    XCTAssertEqual(
                        failure?.description.hasPrefix("rxgtk-unheard-of:a could not be opened: "), true, "\(failure!)")
                    subscription.dispose()
                }
            }
        }
    }

    func testDisposedRequestEmitsNoFailure() {
        onMain {
            show(Label("a")) { window in
                var isTold = false
                URLLauncher.open(Self.url, over: window).subscribe(onError: { _ in isTold = true }).dispose()
                var failure: (any Error)?
                _ = URLLauncher.open(Self.url, over: window).subscribe(onError: { failure = $0 })
                spin(for: "the failure of the other request") { failure != nil }
                XCTAssertFalse(isTold)
            }
        }
    }
}
#endif
