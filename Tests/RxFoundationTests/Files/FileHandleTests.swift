import Foundation
import Rx
import RxFoundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct FileHandleTests {
    @Test func aPipeEmitsItsDataUntilItsEnd() async throws {
        let pipe = Pipe()
        let received = ReplaySubject<Data>.createUnbounded()
        let subscription = pipe.fileHandleForReading.rx.data.subscribe(received)
        try pipe.fileHandleForWriting.write(contentsOf: Data("first".utf8))
        #expect(try await received.take(1).asSingle().value == Data("first".utf8))
        try pipe.fileHandleForWriting.write(contentsOf: Data("second".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try await received.reduce(Data()) { $0 + $1 }.asSingle().value == Data("firstsecond".utf8))
        subscription.dispose()
    }

    @Test func aFileIsReadFromTheHandlesOffset() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 1000)
        #expect(try await handle.rx.data.reduce(Data()) { $0 + $1 }.asSingle().value == content.dropFirst(1000))
    }

    @Test func disposingLeavesLaterDataInThePipe() async throws {
        let pipe = Pipe()
        let received = ReplaySubject<Data>.createUnbounded()
        let subscription = pipe.fileHandleForReading.rx.data.subscribe(received)
        try pipe.fileHandleForWriting.write(contentsOf: Data("one".utf8))
        _ = try await received.take(1).asSingle().value
        subscription.dispose()
        try pipe.fileHandleForWriting.write(contentsOf: Data("two".utf8))
        #expect(try pipe.fileHandleForReading.read(upToCount: 3) == Data("two".utf8))
    }

    @Test func readingAnUnreadableHandleFails() async throws {
        let pipe = Pipe()
        let error = await #expect(throws: SystemError.self) {
            try await pipe.fileHandleForWriting.rx.data.take(1).asSingle().value
        }
        #expect(error?.code == .EBADF)
        let folder = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/"))
        let reading = await #expect(throws: SystemError.self) { try await folder.rx.data.take(1).asSingle().value }
        #expect(reading?.localizedDescription == "file handle: Is a directory")
    }

    /// Each subscription starts a thread and opens three descriptors.
    @Test func endedSubscriptionsLeaveNoDescriptorOpen() async throws {
        func count() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try count()
        for _ in 0..<2000 {
            let pipe = Pipe()
            let subscription = pipe.fileHandleForReading.rx.data.subscribe(onNext: { _ in })
            try pipe.fileHandleForWriting.write(contentsOf: Data("some".utf8))
            subscription.dispose()
        }
        while try count() > before + 200 { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test func linesSplitsAtLineFeeds() async throws {
        let pieces = ["a\nbé", "c\r\n", "\n", "last"].map { Data($0.utf8) }
        var found: [String] = []
        // A letter of two bytes, split between two pieces.
        let cut = [pieces[0].dropLast(), pieces[0].suffix(1)].map { Data($0) } + pieces[1...]
        for try await line in Observable.from(cut).lines().values { found.append(line) }
        #expect(found == ["a", "béc", "", "last"])
    }

    @Test func aFinalLineFeedAddsNoEmptyLine() async throws {
        var found: [String] = []
        for try await line in Observable.just(Data("a\nb\n".utf8)).lines().values { found.append(line) }
        #expect(found == ["a", "b"])
    }
}
