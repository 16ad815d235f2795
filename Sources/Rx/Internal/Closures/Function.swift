// Closures that an API takes know the actor they were written on: `@Sendable @isolated(any)`. Such a value can be
// called synchronously only through its nonisolated type. That cast stands in this folder and nowhere else.
//
// Invariant of the casts: `@isolated(any)` changes a synchronous function's type, not its calling convention, and
// the two frozen one-field structs of a pair have one layout. Casting the struct rather than the closure itself
// keeps the compiler from adding two reabstraction thunks to every call. Law 1 is kept by the caller: an operator's
// source is `brought(to:)` the closure's actor, or its subscription is `started(on:)` it.

@frozen @usableFromInline
struct IsolatedFunction0<Output> {
    @usableFromInline let body: @Sendable @isolated(any) () throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) () throws -> Output) { self.body = body }
}

@frozen @usableFromInline
struct IsolatedFunction<Input, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Output) { self.body = body }
}

@frozen @usableFromInline
struct IsolatedFunction2<First, Second, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second) throws -> Output) { self.body = body }
}

/// A user's closure without arguments.
@frozen @usableFromInline
package struct Function0<Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: () throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) () throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction0(body), to: Body.self)
    }

    /// `nil` for `nil`. An initialiser and not `map`, which takes closures by another convention, so that each would be wrapped in one more.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) () throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    @inlinable
    package func callAsFunction() throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call()
    }
}

/// A user's closure of one argument.
@frozen @usableFromInline
package struct Function<Input, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input) throws -> Output

        @inlinable
        init(_ call: @escaping (Input) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction(body), to: Body.self)
    }

    /// A closure of Rx itself, which may run anywhere.
    @inlinable
    static func anywhere(_ body: @escaping (Input) throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    /// `nil` for `nil`. An initialiser and not `map`, which takes closures by another convention, so that each would be wrapped in one more.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input) throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    @inlinable
    package func callAsFunction(_ input: Input) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input)
    }
}

/// A user's closure of two arguments.
@frozen @usableFromInline
package struct Function2<First, Second, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second) throws -> Output

        @inlinable
        init(_ call: @escaping (First, Second) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (First, Second) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction2(body), to: Body.self)
    }

    /// A closure of Rx itself, which may run anywhere.
    @inlinable
    static func anywhere(_ body: @escaping (First, Second) throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ first: First, _ second: Second) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(first, second)
    }
}

@frozen @usableFromInline
struct IsolatedInoutFunction<Value, Input> {
    @usableFromInline let body: @Sendable @isolated(any) (inout Value, Input) throws -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (inout Value, Input) throws -> Void) { self.body = body }
}

/// A user's closure that updates a value in place.
@frozen @usableFromInline
package struct InoutFunction<Value, Input> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (inout Value, Input) throws -> Void
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (inout Value, Input) throws -> Void) {
        self.body = unsafeBitCast(IsolatedInoutFunction(body), to: Body.self)
    }

    @inlinable
    package func callAsFunction(_ value: inout Value, _ input: Input) throws {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        try body.call(&value, input)
    }
}
