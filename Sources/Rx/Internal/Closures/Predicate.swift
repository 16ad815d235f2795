// Functions whose result is known: as a ``Function`` they would be wrapped in a closure that returns by way of memory, one more
// object a subscription and one more call an event. The casts are those of Function.swift, and as sound.

@frozen @usableFromInline
struct IsolatedPredicate<Input> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) throws -> Bool

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Bool) { self.body = body }
}

/// A user's closure that says yes or no.
@frozen @usableFromInline
package struct Predicate<Input> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input) throws -> Bool
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Bool) {
        self.body = unsafeBitCast(IsolatedPredicate(body), to: Body.self)
    }

    @inlinable
    package func callAsFunction(_ input: Input) throws -> Bool {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input)
    }
}
