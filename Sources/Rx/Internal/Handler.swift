@frozen @usableFromInline
struct IsolatedHandler<Input> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) -> Void) { self.body = body }
}

/// A user's closure at the end of a chain, which ``ActorDelivery`` brings to the actor it was written on.
///
/// Its type says what it is, as that of a ``Predicate`` does and for the same reason; the cast is that of Function.swift.
@frozen @usableFromInline
package struct Handler<Input> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input) -> Void
    }

    @usableFromInline let body: Body

    /// The actor it was written on, if any.
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input) -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler(body), to: Body.self)
    }

    /// `nil` for `nil`. An initialiser, for `map` takes closures by another convention: each would be wrapped in one more.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input) -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    @inlinable
    package func callAsFunction(_ input: Input) {
        #if DEBUG
            ThreadLocal.assertNoLockHeld()
        #endif
        body.call(input)
    }
}
