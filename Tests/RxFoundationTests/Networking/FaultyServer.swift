import Foundation
import Rx
import RxFoundation

/// A server that answers as its path demands, from `Tests/FaultyServer`. It ends with this object.
final class FaultyServer: Sendable {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let lines: ReplaySubject<String>
    private let port: String

    /// Searched for upwards from this file, because the examples' tests use this file, too.
    private static let script: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        var script: URL
        repeat {
            folder.deleteLastPathComponent()
            script = folder.appendingPathComponent("Tests/FaultyServer/faulty_server.py")
        } while folder.path != "/" && !FileManager.default.fileExists(atPath: script.path)
        return script
    }()

    init() async throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Self.script.path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        lines = ReplaySubject.createUnbounded()
        _ = output.fileHandleForReading.rx.lines.subscribe(lines)
        let first = try await lines.take(1).asSingle().value
        port = first.replacingOccurrences(of: "listening ", with: "")
    }

    deinit { try? input.fileHandleForWriting.close() }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    /// Ends the server, so that its port refuses connections.
    func stop() async throws {
        try input.fileHandleForWriting.close()
        _ = try await lines.takeLast(1).asSingle().value
    }

    /// Waits until the server has written a line, such as `gone /stall`, `times` times.
    func wait(for line: String, times: Int = 1) async throws {
        _ = try await lines.filter { $0 == line }.element(at: times - 1).take(1).asSingle().value
    }

    /// The lines so far that name a path.
    func lines(about path: String) -> [String] {
        let found = BehaviorRelay<[String]>(value: [])
        lines.filter { $0.hasSuffix(" /\(path)") }.bind(onNext: { found.accept(found.value + [$0]) }).dispose()
        return found.value
    }
}
