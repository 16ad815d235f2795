/// A mutable value that closures share. One thread at a time touches it.
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

extension Box where Value == Int {
    /// What is added while `body` runs.
    func sum(_ body: () -> Void) -> Int {
        value = 0
        body()
        return value
    }
}
