import Foundation
import Rx
import TodoCore

/// Adds tasks to a file and writes the number of each once it is safe, so many or until it is killed: the other side of the tests of the store.
struct Adder {
    let service: TaskService

    init(path: String) {
        service = TaskService(scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "store"), path: path) {
            try TaskStore(path: path)
        }
    }

    /// Ends the program after `count` tasks.
    func start(count: Int) -> any Disposable {
        Observable.concat(Additions(service: service)).take(count).subscribe(
            onNext: { FileHandle.standardOutput.write(Data("\($0.id)\n".utf8)) },
            onError: { fatalError("\($0)") },
            onCompleted: { exit(0) })
    }
}

/// Makes one addition after another, without end.
private struct Additions: Sequence, IteratorProtocol, Sendable {
    let service: TaskService
    var number = 0

    mutating func next() -> Observable<Task>? {
        number += 1
        return service.create(title: "Task \(number)", memo: String(repeating: "memo ", count: number % 100))
    }
}
