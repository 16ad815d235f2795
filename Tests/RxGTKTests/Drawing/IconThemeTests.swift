#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

final class IconThemeTests: GTKTestCase {
    func testAnIconIsFoundByItsName() {
        onMain {
            let theme = IconTheme.shared
            XCTAssertTrue(theme === IconTheme.shared)
            XCTAssertFalse(theme.name.isEmpty)
            XCTAssertTrue(theme.hasIcon("list-add-symbolic"))
            XCTAssertTrue(theme.iconNames.contains("list-add-symbolic"))
            for (size, scale) in [(16, 1), (48, 2)] {
                let icon = theme.icon("list-add-symbolic", size: size, scale: scale)
                XCTAssertEqual(icon.intrinsicSize, Size(width: size, height: size))
                XCTAssertGreaterThan(Self.pixels(of: icon).count { $0 != 0 }, size)
            }
        }
    }

    func testMissingIconIsReplacedByAFallback() {
        onMain {
            let theme = IconTheme.shared
            XCTAssertFalse(theme.hasIcon("no-such-icon"))
            let missing = Self.pixels(of: theme.icon("no-such-icon", size: 16))
            XCTAssertEqual(missing, Self.pixels(of: theme.icon("image-missing", size: 16)))
            let second = theme.icon("no-such-icon", orElse: ["none-either", "list-remove-symbolic"], size: 16)
            XCTAssertEqual(
                Self.pixels(of: second), Self.pixels(of: theme.icon("list-remove-symbolic", size: 16)))
            XCTAssertNotEqual(Self.pixels(of: second), missing)
        }
    }

    func testIconIsLoadedFromAFile() throws {
        try onMain {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("icon-\(UUID()).svg")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(Self.square.utf8).write(to: file)
            let icon = IconPaintable(file: file, size: 4)
            XCTAssertEqual(icon.file?.path, file.path)
            XCTAssertEqual(Set(Self.pixels(of: icon)), [0xFF00_FF00])
        }
    }

    func testIconStreamFollowsTheTheme() throws {
        try onMain {
            let (bag, name) = (DisposeBag(), "icon-of-\(UUID())")
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID())")
            let icons = folder.appendingPathComponent("hicolor/scalable/apps")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
            try Data(Self.square.utf8).write(to: icons.appendingPathComponent("\(name).svg"))
            var seen: [URL?] = []
            let picture = Picture(alternativeText: "a")
            let icon = IconTheme.shared.rx.icon(name, size: 32)
            icon.subscribe(onNext: { seen.append($0.file) }).disposed(by: bag)
            icon.map { $0 }.bind(to: picture.rx.paintable).disposed(by: bag)
            XCTAssertEqual(seen.count, 1)
            Application.addIcons(in: folder.path)
            spin(for: "the icon of the app") { seen.last??.lastPathComponent == "\(name).svg" }
            XCTAssertEqual((picture.paintable as? IconPaintable)?.file?.lastPathComponent, "\(name).svg")
        }
    }

    func testScaleFactorMatchesTheDisplay() {
        onMain {
            let label = Label("a")
            show(label) { _ in XCTAssertEqual(label.scaleFactor, 1) }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let image = Image(IconTheme.shared.icon("list-add-symbolic", size: 16))
                let bag = DisposeBag()
                IconTheme.shared.rx.icon("edit-find-symbolic", size: 16).map { $0 }.bind(to: image.rx.paintable)
                    .disposed(by: bag)
                show(image) { $0.draw() }
            }
        }
    }

    func testScaleOfZeroIsClampedToOne() {
        onMain {
            let icon = IconTheme.shared.icon("list-add-symbolic", size: 16, scale: 0)
            XCTAssertEqual(icon.intrinsicSize, Size(width: 16, height: 16))
        }
    }

    @MainActor private static func pixels(of icon: IconPaintable) -> [UInt32] {
        guard let texture = try? Texture(icon, size: icon.intrinsicSize) else {
            XCTFail("no texture")
            return []
        }
        return RxGTKTests.pixels(of: texture)
    }

    private static let square = """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#0f0"/></svg>
        """
}
#endif
