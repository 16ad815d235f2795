import Foundation
import Rx
import TodoCore

/// Adds tasks to a file, and prints the ID of each once it is on the disk. It ends after a given number of tasks, or
/// when it is killed. The tests of the store run it as the other program.
struct Adder {
    let service: TaskService

    init(path: String) {
        service = TaskService(scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "store"), path: path) {
            try SQLiteTaskStore(path: path)
        }
    }

    /// Starts to add tasks. The program ends after `count` tasks.
    func start(count: Int) -> any Disposable {
        Observable.concat(Additions(service: service)).take(count).subscribe(
            onNext: { FileHandle.standardOutput.write(Data("\($0.id)\n".utf8)) },
            onError: { fatalError("\($0)") },
            onCompleted: { exit(0) })
    }
}

/// An endless sequence of additions.
private struct Additions: Sequence, IteratorProtocol, Sendable {
    let service: TaskService
    var number = 0

    mutating func next() -> Observable<Task>? {
        number += 1
        return service.create(title: "Task \(number)", memo: String(repeating: "memo ", count: number % 100))
    }
}
