#if os(Linux)
import Foundation
import Rx
import RxFoundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Repeats each operation a thousand times and checks what remains open. Each test runs a program of its own, so
/// nothing else opens descriptors.
@Suite(.timeLimit(.minutes(15)), .serialized) struct ResourceTests {
    @Test("programs leave no descriptor, no zombie and no memory")
    func programs() async {
        await #expect(processExitsWith: .success) {
            try await Resources.expectNothingLeft {
                for try await _ in Process.rx.run(URL(filePath: "/bin/true")).values {}
            }
        }
    }

    @Test("disposed programs leave nothing")
    func disposedPrograms() async {
        await #expect(processExitsWith: .success) {
            try await Resources.expectNothingLeft {
                let run = Process.rx.run(URL(filePath: "/bin/sh"), arguments: ["-c", "echo ready; exec sleep 1000"])
                for try await _ in run.take(1).values {}
            }
        }
    }

    @Test("programs that fail to start leave nothing")
    func missingPrograms() async {
        await #expect(processExitsWith: .success) {
            try await Resources.expectNothingLeft {
                let run = Process.rx.run(URL(filePath: "/nowhere/program"))
                for try await _ in run.catch({ _ in .empty() }).values {}
            }
        }
    }

    @Test("reading and watching files leaves nothing")
    func files() async {
        await #expect(processExitsWith: .success) {
            try await Resources.expectNothingLeft {
                let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/stat"))
                for try await _ in file.rx.data.values {}
                try file.close()
                FileManager.default.rx.changes(at: URL(filePath: "/tmp")).subscribe().dispose()
            }
        }
    }

    @Test("requests leave nothing")
    func requests() async {
        await #expect(processExitsWith: .success) {
            let server = try await FaultyServer()
            let session = URLSession(configuration: .ephemeral)
            try await Resources.expectNothingLeft(times: 300, memory: .max, children: 1) {
                _ = try await session.rx.data(request: URLRequest(url: server.url("menu"))).asSingle().value
            }
        }
    }
}

private enum Resources {
    /// `RESOURCES` overrides this number.
    private static var defaultTimes: Int {
        ProcessInfo.processInfo.environment["RESOURCES"].flatMap { Int($0) } ?? 1_000
    }

    /// Repeats `body`, and records an issue if many repetitions leave more than a few.
    ///
    /// - Parameter children: The number of programs that run meanwhile, such as a server.
    static func expectNothingLeft(
        times: Int? = nil, memory limit: Int = 4_000, children kept: Int = 0, _ body: () async throws -> Void
    ) async throws {
        for _ in 0..<20 { try await body() }
        let before = (descriptors: await settledDescriptors(.max, kept), memory: memory)
        for _ in 0..<(times ?? defaultTimes) { try await body() }
        // Dispatch and Foundation may have opened some themselves.
        let most = before.descriptors + 3
        let descriptors = await settledDescriptors(most, kept)
        let grown = memory - before.memory
        #expect(descriptors <= most, "\(before.descriptors) descriptors were open before")
        #expect(children == kept)
        #expect(grown < limit, "the resident memory grew by \(grown) kB from \(before.memory) kB")
    }

    /// The number of open descriptors, once everything that ends by itself has ended.
    private static func settledDescriptors(_ wanted: Int, _ kept: Int) async -> Int {
        var tries = 0
        while tries < 20_000, descriptors > wanted || children > kept {
            usleep(1_000)
            tries += 1
        }
        return descriptors
    }

    private static var descriptors: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    }

    /// In kilobytes.
    private static var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        return status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.1) } ?? 0
    }

    /// The number of programs that this program has started and that run, or have ended and are not waited for.
    private static var children: Int {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return threads.reduce(0) { count, thread in
            let path = "/proc/self/task/\(thread)/children"
            return count + ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ").count
        }
    }
}
#endif
