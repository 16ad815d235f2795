/// A mutable value that closures share.
///
/// Sound: One thread at a time accesses the value. If the thread changes, a gate, a queue or a semaphore orders the
/// accesses.
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

extension Box where Value == Int {
    /// Returns the sum of the numbers that are added while `body` runs.
    func sum(_ body: () -> Void) -> Int {
        value = 0
        body()
        return value
    }
}
