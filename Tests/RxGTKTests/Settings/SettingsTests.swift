#if GTK
import Foundation
import Rx
import RxGTK
import Synchronization
import XCTest

private enum Theme: String, SettingValue { case light, dark }

extension Settings.Key<Bool> {
    fileprivate static var showsDone: Self { Self("shows-done", default: true) }
}

extension Settings.Key<Theme> {
    fileprivate static var theme: Self { Self("theme", default: .light) }
}

extension Settings.Key<Int> {
    fileprivate static var count: Self { Self("count", default: 3) }
}

extension Settings.Key<Double> {
    fileprivate static var volume: Self { Self("volume", default: 0.5) }
}

extension Settings.Key<String> {
    fileprivate static var name: Self { Self("name", default: "") }
}

extension Settings.Key<[String]> {
    fileprivate static var tags: Self { Self("tags", default: ["a"]) }
}

/// Settings in a key file.
final class SettingsTests: GTKTestCase {
    private func inAFolder(_ body: @MainActor (SettingsPlace) throws -> Void) rethrows {
        let place = SettingsPlace()
        // The folder does not exist if the test has set nothing.
        defer { try? FileManager.default.removeItem(at: place.folder) }
        try onMain { try body(place) }
    }

    func testDefaultAppliesUntilASettingIsSet() throws {
        try inAFolder { place in
            let settings = Settings(file: place.file)
            XCTAssertEqual(settings[.theme], .light)
            settings[.theme] = .dark
            XCTAssertEqual(settings[.theme], .dark)
            settings.reset(.theme)
            XCTAssertEqual(settings[.theme], .light)
            try settings.save()
        }
    }

    func testReadingCreatesNoFile() throws {
        try inAFolder { place in
            let settings = Settings(file: place.file)
            _ = settings[.showsDone]
            try settings.save()
            XCTAssertFalse(FileManager.default.fileExists(atPath: place.folder.path))
        }
    }

    func testEveryTypeIsRestoredFromTheFile() throws {
        try inAFolder { place in
            let name = "Grüße = [x] 'q' \"d\" \\ \n\t# ; ü🙂"
            do {
                let settings = Settings(file: place.file)
                settings[.showsDone] = false
                settings[.theme] = .dark
                settings[.count] = .min
                settings[.volume] = 0.1
                settings[.name] = name
                settings[.tags] = ["", "b;c", name]
                try settings.save()
            }
            let settings = Settings(file: place.file)
            XCTAssertEqual(settings[.showsDone], false)
            XCTAssertEqual(settings[.theme], .dark)
            XCTAssertEqual(settings[.count], .min)
            XCTAssertEqual(settings[.volume], 0.1)
            XCTAssertEqual(settings[.name], name)
            XCTAssertEqual(settings[.tags], ["", "b;c", name])
            settings[.tags] = []
            XCTAssertEqual(settings[.tags], [])
            try settings.save()
        }
    }

    func testOnlyTheOwnerCanReadTheFile() throws {
        try inAFolder { place in
            let settings = Settings(file: place.file)
            settings[.count] = 1
            try settings.save()
            let attributes = try FileManager.default.attributesOfItem(atPath: place.file.path)
            XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
            XCTAssertEqual(try place.filesBeside, ["settings.ini"])
        }
    }

    func testChangeIsSavedAutomatically() {
        inAFolder { place in
            let settings = Settings(file: place.file)
            settings[.count] = 1
            settings[.count] = 2
            spin(for: "the file") { place.text == "[Settings]\ncount=2\n" }
        }
    }

    func testChangeIsSavedAfterTheSettingsAreFreed() {
        inAFolder { place in
            Settings(file: place.file)[.count] = 7
            spin(for: "the file") { place.text == "[Settings]\ncount=7\n" }
        }
    }

    func testApplicationSavesSettingsBeforeItEnds() {
        inAFolder { place in
            let app = Application(flags: .nonUnique)
            app.run(arguments: ["test"]) { app in
                let window = Window(title: "a", application: app)
                window.present()
                DispatchQueue.main.async {
                    Settings(file: place.file)[.count] = 8
                    app.quit()
                }
            }
            XCTAssertEqual(place.text, "[Settings]\ncount=8\n")
        }
    }

    func testEachStreamEmitsEachChangeOnce() throws {
        try inAFolder { place in
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            var (first, second): ([Int], [Int]) = ([], [])
            settings.rx.setting(.count).subscribe(onNext: { first.append($0) }).disposed(by: bag)
            settings.rx.setting(.count).subscribe(onNext: { second.append($0) }).disposed(by: bag)
            settings[.count] = 3
            settings[.count] = 4
            settings.rx.setting(.count).onNext(4)
            settings.rx.setting(.count).onNext(5)
            settings[.volume] = 1
            settings.reset(.count)
            XCTAssertEqual(first, [3, 4, 5, 3])
            XCTAssertEqual(second, first)
            try settings.save()
        }
    }

    func testTwoWayBindingsOfTwoSwitchesDoNotLoop() throws {
        try inAFolder { place in
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            let (left, right) = (Switch(), Switch())
            for control in [left, right] {
                settings.rx.setting(.showsDone).bind(to: control.rx.isOn).disposed(by: bag)
                control.rx.isOn.changed.bind(to: settings.rx.setting(.showsDone)).disposed(by: bag)
            }
            XCTAssertTrue(left.isOn && right.isOn)
            left.property("active", as: Bool.self).value = false
            XCTAssertFalse(settings[.showsDone])
            XCTAssertFalse(right.isOn)
            try settings.save()
        }
    }

    func testStreamCompletesWhenItsSettingsAreFreed() {
        inAFolder { place in
            checkNothingIsLeft {
                var isCompleted = false
                var settings: Settings? = Settings(file: place.file)
                _ = settings?.rx.setting(.count).subscribe(onCompleted: { isCompleted = true })
                settings = nil
                XCTAssertTrue(isCompleted)
            }
        }
    }

    func testSettingEmitsChangesOfOtherPrograms() throws {
        try inAFolder { place in
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            settings[.count] = 4
            try settings.save()
            var counts: [Int] = []
            settings.rx.setting(.count).subscribe(onNext: { counts.append($0) }).disposed(by: bag)
            // Changed by another of our programs, by an editor that writes in place, by one that replaces the file, and
            // by deleting the file.
            let other = Settings(file: place.file)
            other[.count] = 5
            try other.save()
            spin(for: "the other program's value") { counts == [4, 5] }
            try Data("[Settings]\ncount=6\n".utf8).write(to: place.file)
            spin(for: "the value written in place") { counts == [4, 5, 6] }
            try place.put("[Settings]\ncount=7\n")
            spin(for: "the value of the new file") { counts == [4, 5, 6, 7] }
            try FileManager.default.removeItem(at: place.file)
            spin(for: "the default") { counts == [4, 5, 6, 7, 3] }
        }
    }

    func testTwoProgramsKeepEachOthersChanges() throws {
        try inAFolder { place in
            let (one, other) = (Settings(file: place.file), Settings(file: place.file))
            one[.count] = 10
            other[.name] = "b"
            try one.save()
            try other.save()
            let third = Settings(file: place.file)
            XCTAssertEqual(third[.count], 10)
            XCTAssertEqual(third[.name], "b")
        }
    }

    func testSavingKeepsCommentsAndUnknownEntries() throws {
        try inAFolder { place in
            try place.put("# mine\n\n[Other]\na=b\n\n[Settings]\n# of the count\ncount=1\nunknown=x y\n")
            let settings = Settings(file: place.file)
            settings[.count] = 2
            try settings.save()
            XCTAssertEqual(place.text, "# mine\n\n[Other]\na=b\n\n[Settings]\n# of the count\ncount=2\nunknown=x y\n")
        }
    }

    func testSavingThroughALinkKeepsTheLink() throws {
        try inAFolder { place in
            try place.put("[Settings]\ncount=1\n")
            let link = place.folder.appending(path: "link.ini")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
            let settings = Settings(file: link)
            settings[.count] = 2
            try settings.save()
            XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link.path), place.file.path)
            XCTAssertEqual(place.text, "[Settings]\ncount=2\n")
        }
    }

    func testValueOfAnotherTypeEmitsAFailureAndTheDefaultApplies() throws {
        try inAFolder { place in
            try place.put("[Settings]\ncount='four'\ntheme='pink'\nname=not quoted\n")
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            var failures: [SettingsError] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            XCTAssertEqual(settings[.count], 3)
            XCTAssertEqual(settings[.count], 3)
            XCTAssertEqual(settings[.theme], .light)
            XCTAssertEqual(settings[.name], "")
            XCTAssertEqual(
                failures,
                [
                    .wrongValue(key: "count", text: "'four'", expected: "x"),
                    .wrongValue(key: "theme", text: "'pink'", expected: "s"),
                    .wrongValue(key: "name", text: "not quoted", expected: "s"),
                ])
            // The value is a text, as expected, but not a case of the enumeration.
            XCTAssertEqual(
                failures[1].description,
                "The setting theme is 'pink', which is not a value of its key (type s), so its default applies.")
        }
    }

    func testDamagedFileEmitsAFailureAndIsKept() throws {
        try inAFolder { place in
            let damage = "[Settings]\ncount=1\n\u{1}garbage"
            try place.put(damage)
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            var failures: [SettingsError] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            guard case .damaged(place.file.path, _)? = failures.first else { return XCTFail("\(failures)") }
            XCTAssertEqual(settings[.count], 3)
            XCTAssertEqual(place.text, damage)
            settings[.name] = "a"
            try settings.save()
            XCTAssertEqual(place.text, "[Settings]\nname='a'\n")
            guard case .setAside(place.file.path, let kept)? = failures.last else { return XCTFail("\(failures)") }
            XCTAssertEqual(try String(contentsOfFile: kept, encoding: .utf8), damage)
            XCTAssertEqual(try place.filesBeside.count, 2)
        }
    }

    func testFileDamagedWhileTheProgramRunsLosesNoSettings() throws {
        try inAFolder { place in
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            settings[.count] = 4
            try settings.save()
            var failures: [SettingsError] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            try place.put("half a li")
            spin(for: "the failure") { failures.count == 1 }
            XCTAssertEqual(settings[.count], 4)
            settings[.name] = "a"
            try settings.save()
            XCTAssertEqual(place.text, "[Settings]\ncount=4\nname='a'\n")
        }
    }

    func testUnsavedChangeOverridesChangesOfOtherPrograms() throws {
        try inAFolder { place in
            try place.put("[Settings]\ncount=1\n")
            let settings = Settings(file: place.file)
            settings[.count] = 5
            try place.put("[Settings]\ncount=2\nname='b'\n")
            spin(for: "the other program's value of name") { settings[.name] == "b" }
            XCTAssertEqual(settings[.count], 5)
            try settings.save()
            XCTAssertEqual(place.text, "[Settings]\ncount=5\nname='b'\n")
        }
    }

    func testUnreadableFileIsNotReplaced() throws {
        try inAFolder { place in
            try FileManager.default.createDirectory(at: place.file, withIntermediateDirectories: true)
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            var failures: [SettingsError] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            guard case .unreadable? = failures.first else { return XCTFail("\(failures)") }
            settings[.count] = 4
            XCTAssertThrowsError(try settings.save()) {
                XCTAssertFalse("\($0)".contains("or their defaults"), "\($0)")
            }
            XCTAssertEqual(try place.filesBeside, ["settings.ini"])
            try FileManager.default.removeItem(at: place.file)
            try settings.save()
            XCTAssertEqual(place.text, "[Settings]\ncount=4\n")
        }
    }

    func testFailedSaveKeepsTheChangeForTheNextSave() throws {
        try inAFolder { place in
            // A file in place of the folder makes saving fail for root, too.
            try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
            try Data().write(to: place.file.deletingLastPathComponent())
            let (settings, bag) = (Settings(file: place.file), DisposeBag())
            var failures: [SettingsError] = []
            settings.rx.failure.subscribe(onNext: { failures.append($0) }).disposed(by: bag)
            settings[.count] = 4
            spin(for: "the failure") {
                if case .notSaved? = failures.last { true } else { false }
            }
            XCTAssertThrowsError(try settings.save()) {
                guard case SettingsError.notSaved? = $0 as? SettingsError else { return XCTFail("\($0)") }
            }
            XCTAssertEqual(settings[.count], 4)
            try FileManager.default.removeItem(at: place.file.deletingLastPathComponent())
            try settings.save()
            XCTAssertEqual(place.text, "[Settings]\ncount=4\n")
        }
    }

    func testDamagedFileStaysIfNoNewFileCanBeWritten() throws {
        try inAFolder { place in
            let (damage, file) = ("half a li", SettingsFile(path: place.file.path))
            try place.put(damage)
            XCTAssertThrowsError(try Self.onAFullDisk { _ = try file.write(["count": "1"], known: ["name": "'a'"]) }) {
                guard case SettingsError.notSaved? = $0 as? SettingsError else { return XCTFail("\($0)") }
            }
            XCTAssertEqual(place.text, damage)
            XCTAssertEqual(try place.filesBeside, ["settings.ini"])

            let kept = try XCTUnwrap(try file.write(["count": "1"], known: ["name": "'a'"]))
            XCTAssertEqual(try String(contentsOfFile: kept, encoding: .utf8), damage)
            XCTAssertEqual(place.text, "[Settings]\nname='a'\ncount=1\n")
        }
    }

    /// Runs `body` while every write to a file fails.
    private static func onAFullDisk(_ body: () throws -> Void) rethrows {
        var before = rlimit()
        getrlimit(__rlimit_resource_t(1), &before)
        var none = rlimit(rlim_cur: 0, rlim_max: before.rlim_max)
        let handler = signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(1), &none)
        defer {
            setrlimit(__rlimit_resource_t(1), &before)
            signal(SIGXFSZ, handler)
        }
        try body()
    }

    /// Each writer opens the file as a program of its own does. No change is lost, and no reader sees a partial file.
    func testConcurrentWritersLoseNoChange() throws {
        try inAFolder { place in
            try place.put("[Settings]\nfirst=1\n")
            let (settings, path) = (Settings(file: place.file), place.file.path)
            var failures: [SettingsError] = []
            _ = settings.rx.failure.subscribe(onNext: { failures.append($0) })
            let writing = Atomic(4)
            DispatchQueue.concurrentPerform(iterations: 5) { writer in
                guard writer > 0 else { return Self.read(path) { writing.load(ordering: .acquiring) > 0 } }
                defer { writing.subtract(1, ordering: .releasing) }
                for value in 1...25 {
                    do { _ = try SettingsFile(path: path).write(["count-\(writer)": "\(value)"], known: [:]) } catch {
                        XCTFail("\(error)")
                    }
                }
            }
            spin(for: "all changes") { (1...4).allSatisfy { settings[.init("count-\($0)", default: 0)] == 25 } }
            XCTAssertEqual(failures, [])
        }
    }

    private static func read(_ path: String, while isBeingWritten: () -> Bool) {
        while isBeingWritten() {
            XCTAssertEqual(try SettingsFile(path: path).read()["first"], "1")
        }
    }
}

/// A settings file in its own folder.
private struct SettingsPlace {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "settings-\(UUID().uuidString)")
    var file: URL { folder.appending(path: "deep/settings.ini") }

    /// The text of the file.
    var text: String? { try? String(contentsOf: file, encoding: .utf8) }

    var filesBeside: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).sorted()
        }
    }

    /// Replaces the file, as many editors do.
    func put(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
#endif
