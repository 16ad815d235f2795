import RxSupport

/// A variable that the threads of a trial share.
///
/// Sound: one thread of an execution runs at a time.
final class Variable<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// Identifies the calling thread.
func currentThread() -> ObjectIdentifier? { Interleaving.current.map(ObjectIdentifier.init) }
