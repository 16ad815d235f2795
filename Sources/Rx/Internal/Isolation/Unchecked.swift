/// Carries a value past the compiler's region checks. Each use says beside it why that is sound.
@frozen @usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
}
