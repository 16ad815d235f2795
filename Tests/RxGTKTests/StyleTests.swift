#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class StyleTests: GTKTestCase {
    func testColorSchemeDecidesWhetherTheStyleIsDark() {
        onMain {
            let bag = DisposeBag()
            let style = StyleManager.shared
            defer { style.colorScheme = .standard }
            XCTAssertTrue(StyleManager.shared === style)
            var (dark, schemes): ([Bool], [StyleManager.ColorScheme]) = ([], [])
            style.rx.isDark.subscribe(onNext: { dark.append($0) }).disposed(by: bag)
            style.rx.colorScheme.subscribe(onNext: { schemes.append($0) }).disposed(by: bag)
            style.rx.isHighContrast.subscribe().disposed(by: bag)
            style.colorScheme = .forceDark
            style.rx.colorScheme.onNext(.forceLight)
            XCTAssertEqual(style.colorScheme, .forceLight)
            XCTAssertEqual(dark, [false, true, false])
            XCTAssertEqual(schemes.first, .standard)
        }
    }

    func testBindingAddsAndRemovesACSSClass() {
        onMain {
            let (label, bag, isWrong) = (Label("a"), DisposeBag(), BehaviorRelay(value: true))
            isWrong.bind(to: label.rx.cssClass("error")).disposed(by: bag)
            XCTAssertNotEqual(gtk_widget_has_css_class(.init(label.pointer), "error"), 0)
            isWrong.accept(false)
            XCTAssertEqual(gtk_widget_has_css_class(.init(label.pointer), "error"), 0)
        }
    }

    func testAccentColorEmitsTheCurrentColor() {
        onMain {
            var seen: [Color] = []
            let subscription = StyleManager.shared.rx.accentColor.subscribe(onNext: { seen.append($0) })
            subscription.dispose()
            XCTAssertEqual(seen, [StyleManager.shared.accentColor])
            XCTAssertEqual(seen[0].alpha, 1)
            XCTAssertGreaterThan(seen[0].blue, seen[0].red)
        }
    }

    func testAreAnimationsEnabledEmitsEachChange() {
        onMain {
            let (style, bag) = (StyleManager.shared, DisposeBag())
            defer { style.areAnimationsEnabled = true }
            style.areAnimationsEnabled = true
            var told: [Bool] = []
            style.rx.areAnimationsEnabled.subscribe(onNext: { told.append($0) }).disposed(by: bag)
            style.areAnimationsEnabled = false
            XCTAssertFalse(style.areAnimationsEnabled)
            let settings = gtk_settings_get_default()!
            GObject.wrapping(settings).property("gtk-enable-animations").value = true
            XCTAssertEqual(told, [true, false, true])
        }
    }

    func testStyleAppliesUntilItIsDisposed() throws {
        try onMain {
            let label = Label("a")
            label.addCSSClass("wide")
            let width = { () -> Int in
                var (least, natural): (gint, gint) = (0, 0)
                gtk_widget_measure(
                    UnsafeMutablePointer(label.pointer), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
                return Int(least)
            }
            try show(label) { _ in
                let narrow = width()
                let style = try Application.addStyle(".wide { padding-left: 100px; }")
                spin(for: "the style") { width() == narrow + 100 }
                style.dispose()
                spin(for: "the style to be removed") { width() == narrow }
            }
        }
    }

    func testAddIconsFindsIconsInAFolder() throws {
        try onMain {
            let folder = NSTemporaryDirectory() + "icons-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let apps = folder + "/hicolor/scalable/apps"
            try FileManager.default.createDirectory(atPath: apps, withIntermediateDirectories: true)
            let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>"
            try picture.write(toFile: apps + "/org.example.Own.svg", atomically: true, encoding: .utf8)
            let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
            XCTAssertEqual(gtk_icon_theme_has_icon(theme, "org.example.Own"), 0)
            Application.addIcons(in: folder)
            XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, "org.example.Own"), 0)
        }
    }

    func testAddIconsReportsAMissingFolder() throws {
        try onMain {
            XCTAssertEqual(
                try standardError { Application.addIcons(in: "/no/icons") },
                "Application.addIcons: there is no folder /no/icons, so no icons are found there.\n")
        }
    }

    func testAStyleThatGTKWarnsAboutApplies() throws {
        try onMain {
            let told = try standardError {
                // GTK expects a semicolon at the end of the block.
                try Application.addStyle(".warned { padding-left: 100px }").dispose()
            }
            XCTAssertTrue(told.hasPrefix("Rx: GTK warns about a style. Line 1, column "), told)
            do throws(StyleError) {
                try Application.addStyle(".warned { padding-left: 100px }\nlabel { colour: red; }")
                XCTFail("the mistake went unnoticed")
            } catch {
                XCTAssertEqual(error.line, 2)
            }
        }
    }

    func testAStyleDoesNotEndAtU0000() {
        onMain {
            do throws(StyleError) {
                try Application.addStyle("/* \0 */ label { colour: red; }")
                XCTFail("the mistake went unnoticed")
            } catch {
                XCTAssertTrue("\(error)".contains("colour"), "\(error)")
            }
        }
    }

    func testStyleErrorNamesTheLineAndTheColumn() {
        onMain {
            do throws(StyleError) {
                try Application.addStyle("label { color: red; }\nlabel { colour: red; }")
                XCTFail("the mistake went unnoticed")
            } catch {
                XCTAssertEqual([error.line, error.column], [2, 9])
                XCTAssertTrue("\(error)".hasPrefix("Line 2, column 9 of the style: "), "\(error)")
                XCTAssertTrue("\(error)".contains("colour"), "\(error)")
            }
        }
    }
}
#endif
