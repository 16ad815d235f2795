#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

extension Settings.Key<Int> {
    fileprivate static var count: Self { Self("count", default: 99) }
}

extension Settings.Key<String> {
    fileprivate static var theme: Self { Self("theme", default: "dark") }
    fileprivate static var missing: Self { Self("missing", default: "m") }
}

/// Settings stored by GSettings. scripts/with-display selects its memory backend.
final class SchemaSettingsTests: GTKTestCase {
    private static let id = "io.github.swift_reactor.SettingsTest"
    private static let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "schemas-\(UUID().uuidString)")

    override class func setUp() {
        super.setUp()
        let schema = """
            <schemalist><schema id="\(id)" path="/io/github/swift_reactor/SettingsTest/">
              <key name="count" type="i"><range min="0" max="10"/><default>4</default></key>
              <key name="theme" type="s">
                <choices><choice value="light"/><choice value="dark"/></choices><default>'light'</default>
              </key>
            </schema>
            <schema id="\(id).Pathless"><key name="count" type="i"><default>4</default></key></schema></schemalist>
            """
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(schema.utf8).write(to: folder.appending(path: "test.gschema.xml"))
            // Every machine that can build programs with GTK has this compiler.
            let compiler = try Process.run(
                URL(filePath: "/usr/bin/glib-compile-schemas"), arguments: ["--strict", folder.path])
            compiler.waitUntilExit()
        } catch { XCTFail("\(error)") }
    }

    override class func tearDown() {
        do { try FileManager.default.removeItem(at: folder) } catch { XCTFail("\(error)") }
        super.tearDown()
    }

    @MainActor private static func makeSettings() -> Settings {
        let settings = Settings(id: id, schemas: folder)
        settings.reset(.count)
        settings.reset(.theme)
        return settings
    }

    func testSchemaDefaultAppliesUntilASettingIsSet() {
        onMain {
            let settings = Self.makeSettings()
            XCTAssertNil(settings.file)
            XCTAssertEqual(settings[.count], 4)
            settings[.count] = 7
            XCTAssertEqual(settings[.count], 7)
            settings.reset(.count)
            XCTAssertEqual(settings[.count], 4)
        }
    }

    func testSettingEmitsChangesOfOtherInstances() {
        onMain {
            let (settings, other, bag) = (Self.makeSettings(), Self.makeSettings(), DisposeBag())
            var counts: [Int] = []
            settings.rx.setting(.count).subscribe(onNext: { counts.append($0) }).disposed(by: bag)
            other[.count] = 5
            spin(for: "the change") { counts == [4, 5] }
            settings.rx.setting(.count).onNext(6)
            settings.rx.setting(.count).onNext(6)
            spin(for: "our change") { counts == [4, 5, 6] }
            XCTAssertEqual(other[.count], 6)
        }
    }

    func testValueOutsideTheSchemaIsRefusedWithAFailure() {
        onMain {
            let (settings, bag) = (Self.makeSettings(), DisposeBag())
            var failures: [SettingsError] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            settings[.count] = 11
            settings[.count] = 1 << 40
            settings[.theme] = "pink"
            XCTAssertEqual(settings[.count], 4)
            XCTAssertEqual(settings[.theme], "light")
            XCTAssertEqual(
                failures,
                [
                    .refused(key: "count", text: "11"), .refused(key: "count", text: "1099511627776"),
                    .refused(key: "theme", text: "'pink'"),
                ])
        }
    }

    func testKeyMissingFromTheSchemaIsKeptInMemory() {
        onMain {
            let (settings, bag) = (Self.makeSettings(), DisposeBag())
            var failures: [SettingsError] = []
            var values: [String] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            settings.rx.setting(.missing).subscribe(onNext: { values.append($0) }).disposed(by: bag)
            settings[.missing] = "n"
            XCTAssertEqual(values, ["m", "n"])
            XCTAssertEqual(failures, [.notInSchema(key: "missing", schema: Self.id)])
        }
    }

    func testIDWithoutASchemaUsesAFile() {
        onMain {
            let settings = Settings(id: "io.github.swift_reactor.NoSchema", schemas: Self.folder)
            let folder = String(cString: g_get_user_config_dir())
            XCTAssertEqual(settings.file?.path, folder + "/io.github.swift_reactor.NoSchema/settings.ini")
            XCTAssertEqual(Self.failures(of: settings), [], "an app may run without being installed")
        }
    }

    func testFolderWithoutCompiledSchemasEmitsAFailure() throws {
        try onMain {
            let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "schemas-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for damage in [nil, "no schemas"] {
                try damage.map { try Data($0.utf8).write(to: folder.appending(path: "gschemas.compiled")) }
                let settings = Settings(id: "io.github.swift_reactor.NoSchema", schemas: folder)
                XCTAssertNotNil(settings.file)
                let failures = Self.failures(of: settings)
                guard failures.count == 1, case .schemasUnreadable(folder.path, _)? = failures.first else {
                    return XCTFail("\(failures)")
                }
            }
        }
    }

    func testSchemaWithoutAPathEmitsAFailure() {
        onMain {
            let settings = Settings(id: Self.id + ".Pathless", schemas: Self.folder)
            XCTAssertNotNil(settings.file)
            XCTAssertEqual(settings[.count], 99)
            XCTAssertEqual(Self.failures(of: settings), [.schemaWithoutPath(schema: Self.id + ".Pathless")])
        }
    }

    /// The failures emitted so far.
    @MainActor private static func failures(of settings: Settings) -> [SettingsError] {
        var failures: [SettingsError] = []
        settings.rx.failure.subscribe(onNext: { failures.append($0) }).dispose()
        return failures
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let settings = Self.makeSettings()
                _ = settings.rx.setting(.count).subscribe()
                settings[.count] = 5
                settle()
            }
        }
    }
}
#endif
