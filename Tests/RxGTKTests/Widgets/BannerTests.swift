#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class BannerTests: GTKTestCase {
    func testClickingTheBannerButtonEmitsATap() throws {
        try onMain {
            let (bag, banner) = (DisposeBag(), Banner(title: "<Offline>", buttonTitle: "Retry", isRevealed: true))
            var taps = 0
            banner.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
            try show(banner) { window in
                window.draw()
                let button = try XCTUnwrap(banner.firstDescendant(Button.self))
                XCTAssertEqual(banner.labelTexts, ["<Offline>", "Retry"])
                button.click()
                XCTAssertEqual(taps, 1)
                banner.buttonTitle = nil
                window.draw()
                XCTAssertEqual(gtk_widget_get_mapped(.init(button.pointer)), 0)
            }
            XCTAssertEqual([banner.title, banner.buttonTitle], ["<Offline>", nil])
        }
    }

    func testABannerTakesSpaceOnlyWhileRevealed() {
        onMain {
            let banner = Banner(title: "Offline")
            XCTAssertFalse(banner.isRevealed)
            show(
                VBox {
                    banner; Label("content")
                }
            ) { window in
                window.draw()
                XCTAssertEqual(gtk_widget_get_height(.init(banner.pointer)), 0)
                banner.rx.isRevealed.onNext(true)
                spin(for: "the banner to appear") { gtk_widget_get_height(.init(banner.pointer)) > 20 }
                banner.rx.title.onNext("Online")
                XCTAssertEqual(banner.labelTexts.first, "Online")
            }
        }
    }

    func testAnUnderscoreInTheButtonTitleIsShown() {
        onMain {
            let banner = Banner(title: "Changed", buttonTitle: "Reload my_notes", isRevealed: true)
            show(banner) { window in
                window.draw()
                XCTAssertEqual(banner.labelTexts, ["Changed", "Reload my_notes"])
            }
            XCTAssertEqual(banner.buttonTitle, "Reload my_notes")
        }
    }

    func testWrappingABannerWidgetGivesABanner() {
        onMain {
            let made = rxgtk_banner_new()!
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(made))) == Banner.self)
        }
    }

    func testABannerLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let banner = Banner(title: "a", buttonTitle: "b", isRevealed: true)
                _ = banner.rx.tap.subscribe(onNext: { banner.isRevealed = false })
                show(banner) { $0.draw() }
            }
        }
    }
}

extension Widget {
    /// The first descendant of a class, depth first.
    func firstDescendant<Other: Widget>(_ type: Other.Type) -> Other? {
        for child in subviews {
            if let found = child as? Other ?? child.firstDescendant(type) { return found }
        }
        return nil
    }

    /// The texts of the labels in this widget, depth first.
    var labelTexts: [String?] {
        (self as? Label).map { [$0.text] } ?? subviews.flatMap(\.labelTexts)
    }
}
#endif
