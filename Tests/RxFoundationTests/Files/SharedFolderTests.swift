#if os(Linux)
import Foundation
import Rx
import RxFoundation
import Testing

/// Many subscriptions to the changes of folders. They share one inotify instance.
@Suite(.timeLimit(.minutes(15))) final class SharedFolderTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let bag = DisposeBag()

    init() throws { try create(folder) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func create(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func observe(_ url: URL) -> (seen: ReplaySubject<FileChange>, subscription: any Disposable) {
        let seen = ReplaySubject<FileChange>.createUnbounded()
        let subscription = FileManager.default.rx.changes(at: url).subscribe(seen)
        subscription.disposed(by: bag)
        return (seen, subscription)
    }

    private func write(_ file: URL) throws { try Data("a".utf8).write(to: file) }

    private func wait(for kind: FileChange.Kind, _ url: URL, in seen: ReplaySubject<FileChange>) async throws {
        _ = try await seen.filter { $0 == FileChange(kind: kind, url: url) }.take(1).asSingle().value
    }

    /// Linux allows a user 128 inotify instances.
    @Test func fiveHundredSubscriptionsReceiveTheirChanges() async throws {
        let folders = (0..<10).map { folder.appendingPathComponent("\($0)") }
        for folder in folders { try create(folder) }
        let all = (0..<500).map { (folder: folders[$0 % 10], seen: observe(folders[$0 % 10]).seen) }
        for folder in folders { try write(folder.appendingPathComponent("file")) }
        for one in all { try await wait(for: .created, one.folder.appendingPathComponent("file"), in: one.seen) }
    }

    @Test func disposingOneOfTwoSubscriptionsLeavesTheOther() async throws {
        let (first, second) = (observe(folder), observe(folder))
        let (one, two) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("two"))
        try write(one)
        try await wait(for: .modified, one, in: first.seen)
        first.subscription.dispose()
        try write(two)
        try await wait(for: .modified, two, in: second.seen)
    }

    @Test func aSubscriptionDoesNotReceiveEarlierChanges() async throws {
        let other = observe(folder)
        for number in 0..<200 {
            let file = folder.appendingPathComponent("\(number)")
            try write(file)
            let late = observe(folder)
            try FileManager.default.removeItem(at: file)
            #expect(try await late.seen.take(1).asSingle().value == FileChange(kind: .removed, url: file))
            late.subscription.dispose()
        }
        try await wait(for: .removed, folder.appendingPathComponent("199"), in: other.seen)
    }

    @Test func aSlowObserverDelaysNoOther() async throws {
        let (isHandling, mayGoOn) = (ReplaySubject<Void>.create(bufferSize: 1), DispatchSemaphore(value: 0))
        let slow = FileManager.default.rx.changes(at: folder).take(1).subscribe(onNext: { _ in
            isHandling.onNext(())
            mayGoOn.wait()
        })
        let quick = observe(folder)
        try write(folder.appendingPathComponent("one"))
        _ = try await isHandling.take(1).asSingle().value
        try write(folder.appendingPathComponent("two"))
        try await wait(for: .modified, folder.appendingPathComponent("two"), in: quick.seen)
        mayGoOn.signal()
        slow.dispose()
    }

    @Test func subscribingAgainAfterDisposingDelivers() async throws {
        for number in 0..<200 {
            let file = folder.appendingPathComponent("\(number)")
            let (seen, subscription) = observe(folder)
            try write(file)
            #expect(try await seen.take(1).asSingle().value == FileChange(kind: .created, url: file))
            subscription.dispose()
        }
    }

    @Test func threadsMaySubscribeAndDisposeAtOnce() async throws {
        let stays = observe(folder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<50 {
                        let file = self.folder.appendingPathComponent("\(task) \(number % 5)")
                        let (seen, subscription) = self.observe(number % 2 == 0 ? self.folder : file)
                        try self.write(file)
                        try await self.wait(for: .modified, file, in: seen)
                        subscription.dispose()
                    }
                }
            }
            try await group.waitForAll()
        }
        try await wait(for: .modified, folder.appendingPathComponent("7 4"), in: stays.seen)
    }

    /// While no other subscription observes the folder, each subscription adds and removes its watch.
    @Test func threadsMayAddAndRemoveTheWatchOfAFolderAtOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    for _ in 0..<100 {
                        let file = self.folder.appendingPathComponent("\(task)")
                        let changes = FileManager.default.rx.changes(at: file).do(onSubscribed: {
                            try? self.write(file)
                        })
                        _ = try await changes.take(1).asSingle().value
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func removedFolderCompletesSubscriptionsAndCanBeObservedAgain() async throws {
        let inner = folder.appendingPathComponent("inner")
        for number in 0..<50 {
            let file = inner.appendingPathComponent("\(number)")
            try create(inner)
            let all = [observe(inner), observe(file), observe(inner)]
            try FileManager.default.removeItem(at: inner)
            try create(inner)
            let again = observe(inner)
            try write(file)
            for (one, url) in zip(all, [inner, file, inner]) {
                #expect(try await one.seen.takeLast(1).asSingle().value == FileChange(kind: .removed, url: url))
            }
            #expect(try await again.seen.take(1).asSingle().value == FileChange(kind: .created, url: file))
            try FileManager.default.removeItem(at: inner)
        }
    }

    /// The watch of the folder is the same before and after the move.
    @Test func aMovedFolderCanBeObservedInItsNewPlace() async throws {
        for number in 0..<50 {
            let (old, new) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new \(number)"))
            try create(old)
            let before = observe(old)
            try FileManager.default.moveItem(at: old, to: new)
            let after = observe(new)
            let file = new.appendingPathComponent("file")
            try write(file)
            #expect(try await before.seen.takeLast(1).asSingle().value == FileChange(kind: .removed, url: old))
            #expect(try await after.seen.take(1).asSingle().value == FileChange(kind: .created, url: file))
        }
    }
}
#endif
