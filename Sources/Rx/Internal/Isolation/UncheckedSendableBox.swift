/// Carries a value to another thread without the compiler's check that this is safe.
///
/// Sound: each use explains beside it why its value may cross threads.
@frozen @usableFromInline
package struct UncheckedSendableBox<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
}
