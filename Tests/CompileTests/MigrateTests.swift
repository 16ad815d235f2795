import Foundation
import Testing

/// `scripts/migrate` turns an app's file into code that compiles here.
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

    @Test func theMigratedFileCompiles() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            try Self.old.write(to: file, atomically: true, encoding: .utf8)
            let output = try migrate("--write", folder.path)
            #expect(output.text.contains("1 file(s) changed; 0 place(s)"))
            #expect(try Compiler.diagnostics(of: file) == [])
        }
    }

    @Test func theOldNamesOfThisPackageAreReplaced() throws {
        let old = """
            import Foundation
            import FoundationNetworking
            import ReactorKit
            import ReactorRecording
            import Rx
            import RxFoundation

            func report(_ failure: ReactorFailure) -> Bool { failure.isTransformPassedBy }
            func isDamaged(_ error: any Error) -> Bool { error is FlightLog.Malformed || error is FlightLog.Unrecorded }
            func limit() { URLSession.rx.largestBody = 1 << 20 }
            """
        let new = """
            import Foundation
            import FoundationNetworking
            import ReactorKit
            import ReactorRecording
            import Rx
            import RxFoundation

            func report(_ failure: ReactorFailure) -> Bool { failure.bypassesTransform }
            func isDamaged(_ error: any Error) -> Bool { error is FlightLog.FormatError || error is FlightLog.MissingRecordingError }
            func limit() { URLSession.rx.maximumBodySize = 1 << 20 }
            """
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            try old.write(to: file, atomically: true, encoding: .utf8)
            #expect(try Compiler.diagnostics(of: file).filter { $0.message.contains("deprecated") }.count == 4)
            _ = try migrate("--write", folder.path)
            #expect(try String(contentsOf: file, encoding: .utf8) == new)
            #expect(try Compiler.diagnostics(of: file) == [])
        }
    }

    @Test func theOldNamesOfWidgetsAreReplaced() throws {
        let old = """
            import RxGTK
            extension Reactive where Base: ListBase {}
            extension Ranged where Self: Clamping & ChildContainer {}
            let before = Census.now
            let isMore = Census.hasRisen(since: before), classes = Census.classes, complaints = Complaints.take()
            view.setPinned(true, view.pages[0])
            view.setPinned(true, for: page)
            book.setReorderable(false, child)
            context.move(to: x, y * 2)
            context.line(to: 1, 2)
            list.move(to: 1, animated: true)
            split.keepsSidebar = true
            """
        let new = """
            import RxGTK
            extension Reactive where Base: ListWidget {}
            extension RangedWidget where Self: ClampingWidget & SingleChildContainer {}
            let before = LiveObjects.counts
            let isMore = LiveObjects.hasIncreased(since: before), classes = LiveObjects.countsByClass, complaints = LoggedWarnings.take()
            view.setPinned(true, for: view.pages[0])
            view.setPinned(true, for: page)
            book.setReorderable(false, for: child)
            context.moveTo(x: x, y: y * 2)
            context.lineTo(x: 1, y: 2)
            list.move(to: 1, animated: true)
            split.isSidebarPinned = true
            """
        #expect(try migrating(old) == new)
        let unrelated = old.replacing("import RxGTK\n", with: "import SomethingElse\n")
        #expect(try migrating(unrelated) == unrelated)
    }

    @Test func withoutWriteItChangesNothing() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            try Self.old.write(to: file, atomically: true, encoding: .utf8)
            let output = try migrate(folder.path)
            #expect(output.text.contains("\n+import Rx\n"))
            #expect(output.text.contains("1 file(s) would change"))
            #expect(try String(contentsOf: file, encoding: .utf8) == Self.old)
        }
    }

    /// Apps written for RxSwift, with their imports put back.
    @Test func migratingTheOldImportsRestoresATree() throws {
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

    @Test func placesToReviewAreListedByKind() throws {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            let text = """
                import UIKit
                import RxSwiftExt
                class SearchReactor: Reactor {}
                class DetailReactor: Reactor {}
                let saved = NotificationCenter.default.rx.notification(.saved)
                let few = numbers.takeWhile { $0 < 3 }
                let count = Variable(0)
                let ended = numbers.take(until: self.rx.deallocated)
                func load() { request.subscribe(onSuccess: { show($0) }, onError: { show($0) }) }
                """
            try text.write(to: file, atomically: true, encoding: .utf8)
            let lines = try migrate(folder.path).text.split(separator: "\n")
            // `NotificationCenter` needs Foundation, whose import is added before it.
            for number in 3...10 { #expect(lines.contains { $0.hasPrefix("\(file.path):\(number): ") }) }
            #expect(lines.contains("2 × a reactor is `final`, or says `@unchecked Sendable`:"))
            #expect(lines.contains { $0.hasSuffix("; 8 place(s) to look at") })
            #expect(lines.last == "1 file(s) import UIKit, AppKit, SwiftUI or Cocoa: RxGTK has the widgets here")
        }
    }

    @Test func textsAndCommentsAreLeftAlone() throws {
        let text = #"""
            // numbers.observeOn(main)
            /* takeUntil( /* import RxSwift */ observeOn( */
            let text = "a.observeOn(b) \(c.map { "takeWhile(\($0))" }) Variable(1)"
            let raw = #"observeOn("\#(1)" import RxCocoa"#
            let long = """
            import RxSwift
                .observeOn(main) "quoted" takeUntil(
            """

            """#
        #expect(try migrating(text) == text)
    }

    @Test func namesWithoutADotAreReplacedInExtensions() throws {
        let text = """
            import RxSwift

            extension ObservableType {
                func silenced() -> Observable<E> { return catchError { _ in .empty() } }
                func zeroed(_ zero: E) -> Observable<E> { catchErrorJustReturn(zero) }
                func stopped<O: ObservableType>(by other: O) -> Observable<E> where O.E == Bool { takeUntil(other) }
                func observeOnMain() -> Observable<E> { observeOn(MainScheduler.instance) }
            }

            """
        let migrated = """
            import Rx

            extension ObservableType {
                func silenced() -> Observable<Element> { return self.catch { _ in .empty() } }
                func zeroed(_ zero: Element) -> Observable<Element> { catchAndReturn(zero) }
                func stopped<O: ObservableType>(by other: O) -> Observable<Element> where O.Element == Bool { take(until: other) }
                func observeOnMain() -> Observable<Element> { observe(on: MainScheduler.instance) }
            }

            """
        #expect(try migrating(text) == migrated)
    }

    @Test func onlyASinglesErrorBecomesAFailure() throws {
        let text = """
            let single = Single<Int>.create { [api] observer in
                api.load { if $0 { observer(.error(Failure.any)) } }
                return Disposables.create()
            }
            let completable = Completable.create { observer in
                observer(.error(Failure.any))
                return Disposables.create()
            }

            """
        #expect(try migrating(text) == text.replacing("{ observer(.error", with: "{ observer(.failure"))
    }

    @Test(arguments: [
        ("import RxCocoa\nlet date = Date()\n", "import Foundation\nimport Rx\nlet date = Date()\n"),
        ("import Foundation\nimport RxCocoa\nlet date = Date()\n", "import Foundation\nimport Rx\nlet date = Date()\n"),
        ("import RxCocoa\nlet text = \"Date()\"\n", "import Rx\nlet text = \"Date()\"\n"),
        ("import RxCocoa\nstruct Day { let Date: Int }\n", "import Rx\nstruct Day { let Date: Int }\n"),
        (
            "#if os(Linux)\nimport RxCocoa\n#endif\nlet url = URL(string: \"\")\n",
            "import Foundation\n#if os(Linux)\nimport Rx\n#endif\nlet url = URL(string: \"\")\n"
        ),
    ])
    func foundationIsImportedIfItCameWithRxCocoa(text: String, migrated: String) throws {
        #expect(try migrating(text) == migrated)
    }

    @Test func lineEndingsStay() throws {
        #expect(try migrating("import RxSwift\r\nimport RxCocoa\r\nlet a = 1\r\n") == "import Rx\r\nlet a = 1\r\n")
    }

    /// A tree in the shapes of apps for RxSwift 4 to 6 compiles as a whole, and a second run does not change it.
    @Test func aTreeOfAHundredFilesCompiles() throws {
        try inFolder { folder in
            let files = try MigratedApp.write(to: folder)
            #expect(files.count == 100)
            let output = try migrate("--write", folder.path)
            #expect(output.text.contains("100 file(s) changed; 0 place(s) to look at"))
            #expect(try Compiler.diagnostics(of: files, mode: 5) == [])
            #expect(try migrate(folder.path).text.hasPrefix("0 file(s) would change"))
        }
    }

    @Test func sectionsCompileAndDataSourcesAreListed() throws {
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
            #expect(try migrate(folder.path).text.contains("sections are bound by `list.rx.items"))
        }
    }

    @Test func anImportInAConditionLeavesOtherImportsAlone() throws {
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

    private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// The text of a file with `text` after its migration.
    private func migrating(_ text: String) throws -> String {
        try inFolder { folder in
            let file = folder.appending(path: "App.swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            _ = try migrate("--write", folder.path)
            return try String(contentsOf: file, encoding: .utf8)
        }
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
