package import Rx
import RxSupport

/// The values that a test records, in order, on any thread.
package final class Log<Value>: Sendable {
    private let recorded = Guarded<[Value]>([])

    package init() {}

    package var values: [Value] { recorded.withLock { $0 } }
    package var count: Int { recorded.withLock { $0.count } }

    package func add(_ value: Value) { recorded.withLock { $0.append(value) } }

    package func clear() {
        let dropped = recorded.withLock { values in
            defer { values = [] }
            return values
        }
        withExtendedLifetime(dropped) {}
    }
}

extension Log {
    /// An observer that adds events in words to the log.
    package func observer<Element>(_ prefix: String = "") -> AnyObserver<Element> where Value == String {
        AnyObserver { event in
            switch event {
            case .next(let element): self.add("\(prefix)\(element)")
            case .error(let error): self.add("\(prefix)error \(error)")
            case .completed: self.add("\(prefix)completed")
            }
        }
    }
}
