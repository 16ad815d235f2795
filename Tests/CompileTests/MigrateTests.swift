import Foundation
import Testing

/// `scripts/migrate` makes of an app's file what compiles here.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct MigrateTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let old = """
        import RxSwift
        import RxCocoa
        import class RxRelay.BehaviorRelay

        let numbers = RxSwift.Observable.of(1, 2, 3)
        let name = BehaviorRelay(value: "")
        let bag = DisposeBag()
        numbers
            .observeOn(MainScheduler.instance)
            .subscribeOn(MainScheduler.instance)
            .takeUntil(Observable<Int>.never())
            .takeWhile({ $0 < 9 })
            .elementAt(1)
            .retryWhen { errors in errors.take(1) }
            .catchError { _ in .just(0) }
            .catchErrorJustReturn(1)
            .map(String.init)
            .bind(to: name)
            .disposed(by: bag)

        """

    @Test func whatItWritesCompiles() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            try Self.old.write(to: file, atomically: true, encoding: .utf8)
            let output = try migrate("--write", folder.path)
            #expect(output.text.contains("1 file(s) changed; 0 place(s)"))
            #expect(try Compiler.diagnostics(of: file) == [])
        }
    }

    @Test func withoutBeingToldItChangesNothing() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            try Self.old.write(to: file, atomically: true, encoding: .utf8)
            let output = try migrate(folder.path)
            #expect(output.text.contains("\n+import Rx\n"))
            #expect(output.text.contains("1 file(s) would change"))
            #expect(try String(contentsOf: file, encoding: .utf8) == Self.old)
        }
    }

    /// Apps that were written for RxSwift, whose imports are put back.
    @Test func itGivesBackAWholeTree() throws {
        let tree = Self.root.appending(path: "Tests/CompatibilityTests")
        try inFolder { folder in
            let copy = folder.appending(path: "App")
            try FileManager.default.copyItem(at: tree, to: copy)
            let files = try FileManager.default.subpathsOfDirectory(atPath: copy.path).filter { $0.hasSuffix(".swift") }
            for file in files.map({ copy.appending(path: $0) }) {
                let text = try String(contentsOf: file, encoding: .utf8)
                try text.replacing("import Rx\n", with: "import RxSwift\nimport RxCocoa\n")
                    .write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(files.count > 20)
            _ = try migrate("--write", copy.path)
            for file in files {
                let (before, after) = (tree.appending(path: file), copy.appending(path: file))
                #expect(try String(contentsOf: after, encoding: .utf8) == String(contentsOf: before, encoding: .utf8))
            }
        }
    }

    @Test func whatAPersonHasToLookAtIsListed() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            let text = """
                import UIKit
                import RxSwiftExt
                class SearchReactor: Reactor {}
                let saved = NotificationCenter.default.rx.notification(.saved)
                let few = numbers.takeWhile { $0 < 3 }
                """
            try text.write(to: file, atomically: true, encoding: .utf8)
            let lines = try migrate(folder.path).text.split(separator: "\n")
            #expect(lines.count == 6)
            for number in 1...5 { #expect(lines.contains { $0.hasPrefix("\(file.path):\(number): ") }) }
        }
    }

    @Test func sectionsCompileAndTheirDataSourcesAreListed() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            let text = """
                import RxDataSources
                import RxSwift
                typealias Tasks = RxDataSources.SectionModel<String, Int>
                let tasks = Observable.just([Tasks(model: "May", items: [1])])

                """
            try text.write(to: file, atomically: true, encoding: .utf8)
            _ = try migrate("--write", folder.path)
            #expect(try String(contentsOf: file, encoding: .utf8).ranges(of: "import Rx\n").count == 1)
            #expect(try Compiler.diagnostics(of: file) == [])
            try "let dataSource = RxTableViewSectionedReloadDataSource<Tasks>(configureCell: cell)\n"
                .write(to: file, atomically: true, encoding: .utf8)
            #expect(try migrate(folder.path).text.contains("\(file.path):1: sections are bound by `list.rx.items"))
        }
    }

    @Test func anImportInsideOfAConditionLeavesTheOthersAlone() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            let text = """
                #if canImport(UIKit)
                import RxCocoa
                #else
                import RxRelay
                #endif
                import RxSwift
                #if DEBUG
                import RxCocoa
                #endif

                """
            try text.write(to: file, atomically: true, encoding: .utf8)
            _ = try migrate("--write", folder.path)
            let migrated = """
                #if canImport(UIKit)
                import Rx
                #else
                import Rx
                #endif
                import Rx
                #if DEBUG
                #endif

                """
            #expect(try String(contentsOf: file, encoding: .utf8) == migrated)
        }
    }

    @Test(arguments: [[], ["--wrong"], ["/nowhere/at/all"], ["a", "b"]])
    func wrongArgumentsAreRefused(_ arguments: [String]) throws {
        let output = try migrate(arguments)
        #expect(output.status == 64)
        #expect(output.text.hasPrefix("error: "))
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func migrate(_ arguments: String...) throws -> (text: String, status: Int32) { try migrate(arguments) }

    private func migrate(_ arguments: [String]) throws -> (text: String, status: Int32) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = Self.root.appending(path: "scripts/migrate")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
