#if GTK
import Foundation
import Rx
import RxGTK
import XCTest

final class WindowPlacementTests: GTKTestCase {
    private static let key = Settings.Key<WindowPlacement>("main-window")

    @MainActor
    private static func makeWindow(_ settings: Settings) -> Window {
        let window = Window(title: "Test", width: 400, height: 300)
        window.keepPlacement(in: settings, as: key)
        return window
    }

    private func withSettings(_ body: @MainActor (Settings) throws -> Void) rethrows {
        try onMain {
            let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "placement-\(UUID().uuidString)")
            let settings = Settings(file: folder.appending(path: "settings.ini"))
            defer {
                XCTAssertNoThrow(try settings.save())
                XCTAssertNoThrow(try FileManager.default.removeItem(at: folder))
            }
            try body(settings)
        }
    }

    func testWindowHasItsOwnSizeWithoutASavedPlacement() {
        withSettings { settings in
            let window = Self.makeWindow(settings)
            XCTAssertEqual(window.placement, WindowPlacement(size: Size(width: 400, height: 300)))
            window.present()
            window.draw()
            window.close()
            let next = Self.makeWindow(settings)
            XCTAssertEqual(next.defaultSize, Size(width: 400, height: 300))
            next.close()
            settings[Self.key] = next.placement
        }
    }

    func testWindowRestoresItsSize() throws {
        try withSettings { settings in
            let window = Self.makeWindow(settings)
            window.present()
            try person(.resize(width: 640, height: 500))
            spin(for: "the size to be saved") { settings[Self.key].size.width > 560 }
            let size = window.defaultSize
            window.close()
            let next = Self.makeWindow(settings)
            next.present()
            next.draw()
            XCTAssertEqual(next.defaultSize, size)
            next.close()
        }
    }

    func testWindowRestoresItsMaximisedState() {
        withSettings { settings in
            settings[Self.key] = WindowPlacement(size: Size(width: 410, height: 310), isMaximized: true)
            let window = Self.makeWindow(settings)
            window.present()
            window.draw()
            XCTAssertTrue(window.isMaximized)
            window.close()
            XCTAssertEqual(
                settings[Self.key], WindowPlacement(size: Size(width: 410, height: 310), isMaximized: true))
        }
    }

    func testInvalidSavedSizeIsIgnored() {
        withSettings { settings in
            settings[Self.key] = WindowPlacement(size: Size(width: 0, height: 70_000))
            var failures: [SettingsError] = []
            _ = settings.rx.failure.subscribe(onNext: { failures.append($0) })
            let window = Self.makeWindow(settings)
            XCTAssertEqual(window.defaultSize, Size(width: 400, height: 300))
            window.close()
            XCTAssertEqual(
                failures, [.wrongValue(key: "main-window", text: "(0, 70000, false)", expected: "(iib)")])
        }
    }

    func testNothingIsLeft() {
        withSettings { settings in
            checkNothingIsLeft {
                weak var window: Window?
                do {
                    let shown = Self.makeWindow(settings)
                    window = shown
                    shown.present()
                    shown.draw()
                    shown.close()
                }
                spin(for: "the window to be freed") { window == nil }
            }
            settings[Self.key] = WindowPlacement(size: Size(width: 1, height: 1))
        }
    }
}
#endif
