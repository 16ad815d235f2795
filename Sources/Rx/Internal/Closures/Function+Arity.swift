// What has up to eight arguments has a form of its own: a call through a parameter pack is by way of memory and a thunk (a
// quarter more instructions an event through `combineLatest` of four).
//
// The casts are those of Function.swift, and as sound.

@frozen @usableFromInline
struct IsolatedFunction3<First, Second, Third, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second, Third) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second, Third) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of three arguments.
@frozen @usableFromInline
package struct Function3<First, Second, Third, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second, Third) throws -> Output

        @inlinable
        init(_ call: @escaping (First, Second, Third) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (First, Second, Third) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction3(body), to: Body.self)
    }

    /// A closure of Rx itself, which may run anywhere.
    @inlinable
    static func anywhere(_ body: @escaping (First, Second, Third) throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(
        _ first: First, _ second: Second, _ third: Third
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second, third)
    }
}

@frozen @usableFromInline
struct IsolatedFunction4<First, Second, Third, Fourth, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second, Third, Fourth) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second, Third, Fourth) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of four arguments.
@frozen @usableFromInline
package struct Function4<First, Second, Third, Fourth, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second, Third, Fourth) throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (First, Second, Third, Fourth) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction4(body), to: Body.self)
    }

    @inlinable
    package func callAsFunction(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second, third, fourth)
    }
}

@frozen @usableFromInline
struct IsolatedFunction5<First, Second, Third, Fourth, Fifth, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of five arguments.
@frozen @usableFromInline
package struct Function5<First, Second, Third, Fourth, Fifth, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second, Third, Fourth, Fifth) throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body: @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth) throws -> Output
    ) { self.body = unsafeBitCast(IsolatedFunction5(body), to: Body.self) }

    @inlinable
    package func callAsFunction(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second, third, fourth, fifth)
    }
}

@frozen @usableFromInline
struct IsolatedFunction6<First, Second, Third, Fourth, Fifth, Sixth, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of six arguments.
@frozen @usableFromInline
package struct Function6<First, Second, Third, Fourth, Fifth, Sixth, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second, Third, Fourth, Fifth, Sixth) throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body: @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth) throws -> Output
    ) { self.body = unsafeBitCast(IsolatedFunction6(body), to: Body.self) }

    @inlinable
    package func callAsFunction(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second, third, fourth, fifth, sixth)
    }
}

@frozen @usableFromInline
struct IsolatedFunction7<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Output> {
    @usableFromInline let body:
        @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth, Seventh) throws -> Output

    @inlinable
    init(
        _ body:
            @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth, Seventh) throws -> Output
    ) {
        self.body = body
    }
}

/// A user's closure of seven arguments.
@frozen @usableFromInline
package struct Function7<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second, Third, Fourth, Fifth, Sixth, Seventh) throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body:
            @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth, Seventh) throws -> Output
    ) { self.body = unsafeBitCast(IsolatedFunction7(body), to: Body.self) }

    @inlinable
    package func callAsFunction(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
        _ seventh: Seventh
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second, third, fourth, fifth, sixth, seventh)
    }
}

@frozen @usableFromInline
struct IsolatedFunction8<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Output> {
    @usableFromInline let body:
        @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth) throws -> Output

    @inlinable
    init(
        _ body:
            @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth) throws ->
            Output
    ) {
        self.body = body
    }
}

/// A user's closure of eight arguments.
@frozen @usableFromInline
package struct Function8<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth) throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body:
            @escaping @Sendable @isolated(any) (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth) throws ->
            Output
    ) { self.body = unsafeBitCast(IsolatedFunction8(body), to: Body.self) }

    @inlinable
    package func callAsFunction(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
        _ seventh: Seventh, _ eighth: Eighth
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second, third, fourth, fifth, sixth, seventh, eighth)
    }
}
