import Database
import Foundation
import Rx
import TodoCore

/// Many tasks in a file of their own.
struct TaskLibrary {
    let service: TaskService
    private let folder: String
    private var path: String { folder + "/tasks.db" }
    var flightLog: String { folder + "/todo.flight" }

    init(count: Int) throws {
        folder = NSTemporaryDirectory() + "todo-benchmark-\(UUID().uuidString)"
        let path = folder + "/tasks.db"
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated, internalSerialQueueName: "todo.store")
        service = TaskService(scheduler: scheduler, path: path) { try SQLiteTaskStore(path: path) }
        try TaskFile.makeFolder(of: path)
        _ = try SQLiteTaskStore(path: path)
        try fill(count)
    }

    /// Adds all tasks in one transaction, because the store would wait for the disk after each task.
    private func fill(_ count: Int) throws {
        let connection = try Connection(path: path, busyTimeout: 1_000)
        try connection.transaction {
            for number in 0..<count {
                let verb = ["water", "paint", "sell", "wash"][number % 4]
                try connection.run(
                    "INSERT INTO task (title, memo, is_done, rank) VALUES (?, ?, ?, ?)",
                    .text("Task \(number): \(verb) \(number % 1_000)"),
                    .text(number % 6 == 0 ? "Call first: number \(number)" : ""), .integer(number % 3 == 0 ? 1 : 0),
                    .integer(Int64(number) << 32))
            }
        }
    }

    /// Reads all tasks in the same way as the service.
    func read() throws { _ = try SQLiteTaskStore(path: path).fetchTasks() }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
