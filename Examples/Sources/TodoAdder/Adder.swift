import Foundation
import Rx
import TodoCore

/// Adds tasks to a file and writes the number of each once it is safe, until it is killed: the other side of the crash test.
struct Adder {
    let service: TaskService

    init(path: String) {
        service = TaskService(scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "store"), path: path) {
            try TaskStore(path: path)
        }
    }

    func start() -> any Disposable {
        Observable.concat(Additions(service: service)).subscribe(
            onNext: { FileHandle.standardOutput.write(Data("\($0.id)\n".utf8)) },
            onError: { fatalError("\($0)") })
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
