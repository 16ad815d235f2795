@frozen @usableFromInline
struct IsolatedHandler<Input> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) -> Void) { self.body = body }
}

@frozen @usableFromInline
struct IsolatedHandler0 {
    @usableFromInline let body: @Sendable @isolated(any) () -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) () -> Void) { self.body = body }
}

@frozen @usableFromInline
struct IsolatedHandler2<First, Second> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second) -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second) -> Void) { self.body = body }
}

/// A user's closure at the end of a chain, which ``ActorDelivery`` brings to the actor it was written on.
///
/// Its type says what it is, as that of a ``Predicate`` does and for the same reason; the cast is that of Function.swift.
@frozen @usableFromInline
package struct Handler<Input> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input) -> Void

        @inlinable
        init(_ call: @escaping (Input) -> Void) { self.call = call }
    }

    @usableFromInline let body: Body

    /// The actor it was written on, if any.
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input) -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler(body), to: Body.self)
    }

    /// `nil` for `nil`. An initialiser and not `map`, which takes closures by another convention, so that each would be wrapped in one more.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input) -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// A closure of Rx itself, which may run anywhere, or is brought to its actor by its caller.
    @inlinable
    static func anywhere(_ body: @escaping (Input) -> Void) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { (self.body, actor) = (body, nil) }

    @inlinable
    package func callAsFunction(_ input: Input) {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        body.call(input)
    }
}

/// A ``Handler`` of nothing.
@frozen @usableFromInline
package struct Handler0 {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: () -> Void
    }

    @usableFromInline let body: Body
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) () -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler0(body), to: Body.self)
    }

    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) () -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    @inlinable
    package func callAsFunction() {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        body.call()
    }
}

/// A ``Handler`` of two arguments.
@frozen @usableFromInline
package struct Handler2<First, Second> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second) -> Void
    }

    @usableFromInline let body: Body
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (First, Second) -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler2(body), to: Body.self)
    }

    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (First, Second) -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    @inlinable
    package func callAsFunction(_ first: First, _ second: Second) {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        body.call(first, second)
    }
}
