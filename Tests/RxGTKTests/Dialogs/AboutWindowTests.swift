#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class AboutWindowTests: GTKTestCase {
    @MainActor
    private static func about(over window: Window) -> AboutWindow {
        let about = AboutWindow(
            over: window, applicationName: "Todo", applicationIcon: "list-add-symbolic", version: "1.0",
            developerName: "Somebody", comments: "Keeps a list.", website: "https://example.org")
        about.present()
        return about
    }

    func testAboutWindowShowsTheAppUntilItIsClosed() {
        onMain {
            let window = Window()
            defer { window.close() }
            window.present()
            let about = Self.about(over: window)
            XCTAssertEqual(about.applicationName, "Todo")
            XCTAssertEqual(about.property("version", as: String.self).value, "1.0")
            XCTAssertTrue(about.isVisible)
            about.requestClose()
            XCTAssertTrue(about.isClosed)
            XCTAssertFalse(about.isVisible)
        }
    }

    func testLicenseIsUnknownUnlessTheAppNamesOne() {
        onMain {
            show(Label("a")) { window in
                let about = Self.about(over: window)
                XCTAssertEqual(about.property("license-type", as: UInt32.self).value, GTK_LICENSE_UNKNOWN.rawValue)
                about.close()
            }
        }
    }

    func testAboutWindowShowsTheLicenseAndTheAuthors() {
        onMain {
            show(Label("a")) { window in
                let about = AboutWindow(
                    over: window, applicationName: "Todo", applicationIcon: "list-add-symbolic", version: "1.0",
                    developerName: "Somebody", comments: "Keeps a list.", issueURL: "https://example.org/issues",
                    developers: ["Ada Lovelace", "Grace Hopper"], copyright: "© 2026 Somebody",
                    license: .custom("Do what you like."))
                about.present()
                settle()
                XCTAssertEqual(about.property("issue-url", as: String.self).value, "https://example.org/issues")
                XCTAssertEqual(about.property("developers", as: [String].self).value, ["Ada Lovelace", "Grace Hopper"])
                XCTAssertEqual(about.property("copyright", as: String.self).value, "© 2026 Somebody")
                XCTAssertEqual(about.property("license", as: String.self).value, "Do what you like.")
                XCTAssertEqual(about.property("license-type", as: UInt32.self).value, GTK_LICENSE_CUSTOM.rawValue)
                about.close()
            }
        }
    }

    /// GTK would log a warning and show no notice.
    func testCopyrightIsPlainText() {
        onMain {
            show(Label("a")) { window in
                let about = AboutWindow(
                    over: window, applicationName: "Todo", applicationIcon: "list-add-symbolic", version: "1.0",
                    developerName: "Somebody", comments: "Keeps a list.", copyright: "© 2026 Smith & <Sons>")
                about.present()
                settle()
                let notice = about.property("copyright", as: String.self).value
                XCTAssertEqual(notice, "© 2026 Smith &amp; &lt;Sons&gt;")
                about.close()
            }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                show(Label("a")) { window in
                    Self.about(over: window).close()
                    settle()
                    _ = Self.about(over: window)
                }
            }
        }
    }
}
#endif
