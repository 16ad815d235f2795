import Dispatch
import Foundation
import Synchronization
import Testing
import TodoCore

/// A file that several programs create at the same moment.
@Suite struct FirstStartTests {
    /// Each store opens the file with its own connection, as a program does.
    @Test("stores opened at once on a new file share one list")
    func concurrentStoresShareOneList() throws {
        for _ in 0..<60 {
            let folder = try TemporaryFolder()
            let failures = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                do {
                    let store = try SQLiteTaskStore(path: folder.database)
                    _ = try store.create(title: "Task \(number)", memo: "")
                } catch { failures.withLock { $0.append("\(error)") } }
            }
            #expect(failures.withLock { $0 } == [])
            #expect(try SQLiteTaskStore(path: folder.database).fetchTasks().count == 8)
        }
    }

    @Test("programs started at once on a new file share one list")
    func concurrentProgramsShareOneList() throws {
        for _ in 0..<10 {
            let folder = try TemporaryFolder()
            let adders = try (0..<4).map { _ in try StartedAdder(path: folder.database) }
            for adder in adders { #expect(adder.status == 0) }
            #expect(try SQLiteTaskStore(path: folder.database).fetchTasks().count == 4)
        }
    }

    @Test("only the owner can read the tasks")
    func onlyTheOwnerCanReadTheTasks() throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteTaskStore(path: folder.database)
        _ = try store.create(title: "secret", memo: "")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.contains("tasks.db"))
        for name in names {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
        withExtendedLifetime(store) {}
    }
}

/// A program that adds a task and ends.
private final class StartedAdder {
    private let process = Process()

    init(path: String) throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("todo-adder")
        process.arguments = [path, "1"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
    }

    /// Waits until the program ends, and returns its exit status.
    var status: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
