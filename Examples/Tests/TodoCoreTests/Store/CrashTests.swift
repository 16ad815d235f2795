import Database
import Foundation
import Glibc
import Testing
import TodoCore

/// Kills a program that adds tasks at random points, again and again on the same file.
@Suite struct CrashTests {
    /// The number of kills. `make soak` sets a higher number.
    private var kills: Int { ProcessInfo.processInfo.environment["TODO_KILLS"].flatMap { Int($0) } ?? 200 }

    @Test func acknowledgedTasksSurviveACrash() throws {
        let folder = try TemporaryFolder()
        var generator = SystemRandomNumberGenerator()
        var acknowledged: Set<Task.ID> = []
        for _ in 0..<kills {
            let lines = Int.random(in: 1...12, using: &generator)
            let spins = Int.random(in: 0...200_000, using: &generator)
            let ids = try Adder(path: folder.database).kill(after: lines, spinning: spins)
            #expect(ids.count >= lines)
            #expect(acknowledged.isDisjoint(with: ids))
            acknowledged.formUnion(ids)

            let saved = try SQLiteTaskStore(path: folder.database).fetchTasks().map(\.id)
            #expect(acknowledged.isSubset(of: saved))
            #expect(saved == saved.sorted(by: >), "new tasks are at the top")
            let file = try Connection(path: folder.database, busyTimeout: 0)
            #expect(try file.all("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
        }
    }
}

/// A program that adds tasks until it is killed.
private struct Adder {
    private let process = Process()
    private let output = Pipe()

    init(path: String) throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("todo-adder")
        process.arguments = [path]
        process.standardOutput = output
        try process.run()
    }

    /// Waits until the program has written `lines` lines, spins for `spins` turns of a loop, then kills the program.
    ///
    /// - Returns: All numbers that the program wrote, without a truncated last line.
    func kill(after lines: Int, spinning spins: Int) throws -> [Task.ID] {
        var text = Data()
        while text.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the program ended before it was killed")
            text.append(more)
        }
        var turns = 0
        while turns < spins { turns += 1 }
        Glibc.kill(process.processIdentifier, SIGKILL)
        text.append(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let whole = text.prefix(through: text.lastIndex(of: UInt8(ascii: "\n"))!)
        return String(decoding: whole, as: UTF8.self).split(separator: "\n").compactMap { Task.ID($0) }
    }
}
