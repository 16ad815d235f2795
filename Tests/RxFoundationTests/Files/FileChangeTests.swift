#if os(Linux)
import Foundation
import Rx
import RxFoundation
import Testing

@Suite(.timeLimit(.minutes(15))) final class FileChangeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let seen = ReplaySubject<FileChange>.createUnbounded()
    private let bag = DisposeBag()

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    private func observe(_ url: URL) {
        FileManager.default.rx.changes(at: url).subscribe(seen).disposed(by: bag)
    }

    /// Waits until a change has been seen.
    private func wait(for kind: FileChange.Kind, _ name: String) async throws {
        let change = FileChange(kind: kind, url: file(name))
        _ = try await seen.filter { $0 == change }.take(1).asSingle().value
    }

    private func changes() -> [FileChange] {
        let found = BehaviorRelay<[FileChange]>(value: [])
        seen.bind(onNext: { found.accept(found.value + [$0]) }).dispose()
        return found.value
    }

    @Test func aFolderReportsChangesOfItsFiles() async throws {
        observe(folder)
        try Data("a".utf8).write(to: file("one"))
        try await wait(for: .created, "one")
        try await wait(for: .modified, "one")
        try FileManager.default.moveItem(at: file("one"), to: file("two"))
        try await wait(for: .removed, "one")
        try await wait(for: .created, "two")
        try FileManager.default.removeItem(at: file("two"))
        try await wait(for: .removed, "two")
    }

    @Test func aFileIsFollowedThroughItsReplacement() async throws {
        observe(file("settings"))
        try Data("a".utf8).write(to: file("other"))
        try Data("a".utf8).write(to: file("settings"))
        try await wait(for: .created, "settings")
        try Data("b".utf8).write(to: file("settings"), options: .atomic)
        try FileManager.default.removeItem(at: file("settings"))
        try await wait(for: .removed, "settings")
        #expect(changes().filter { $0.kind == .created }.count == 2)
        #expect(Set(changes().map(\.url)) == [file("settings")])
    }

    @Test func removingTheFolderCompletesItsChanges() async throws {
        observe(folder)
        try FileManager.default.removeItem(at: folder)
        let last = try await seen.takeLast(1).asSingle().value
        #expect(last == FileChange(kind: .removed, url: folder))
    }

    @Test func observingAMissingFolderFails() async throws {
        let missing = folder.appendingPathComponent("missing/file")
        let error = await #expect(throws: SystemError.self) {
            try await FileManager.default.rx.changes(at: missing).take(1).asSingle().value
        }
        #expect(error?.code == .ENOENT)
        #expect(error?.localizedDescription == "\(folder.path)/missing: No such file or directory")
    }

    /// Each file is reported, in order, however many records one read returns.
    @Test func eachOfManyFilesIsReported() async throws {
        observe(folder)
        for number in 0..<2000 { try Data().write(to: file("file \(number)")) }
        try await wait(for: .created, "file 1999")
        let created = changes().filter { $0.kind == .created }.map(\.url.lastPathComponent)
        #expect(created == (0..<2000).map { "file \($0)" })
    }
}
#endif
