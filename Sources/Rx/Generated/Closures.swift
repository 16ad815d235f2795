// Written by scripts/arity.

#if DEBUG
public import RxSupport
#endif

// A closure parameter of the API knows the actor it was written on: its type is `@Sendable @isolated(any)`. Such a
// value can be called synchronously only after a cast to its nonisolated type. This file contains the only such casts.
//
// Invariant of the casts: `@isolated(any)` changes the type of a synchronous function, but not its calling convention,
// and the two frozen one-field structs of a pair have the same layout. The cast applies to the struct and not to the
// closure, because a cast of the closure makes the compiler add two reabstraction thunks to every call. The caller
// keeps law 1: it brings the operator's source to the closure's actor (`brought(to:)`), or starts the subscription
// there (`started(on:)`).
//
// Each type has a fixed number of arguments, and some have a fixed result type. With a parameter pack, or with a
// generic result for a known type, a call would pass values through memory, and each closure would be wrapped in
// another one.

@frozen @usableFromInline
struct IsolatedFunction0<Output> {
    @usableFromInline let body: @Sendable @isolated(any) () throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) () throws -> Output) { self.body = body }
}

/// A user's closure without arguments.
@frozen @usableFromInline
package struct Function0<Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: () throws -> Output

        @inlinable
        init(_ call: @escaping () throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) () throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction0(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) () throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping () throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction() throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call()
    }
}

@frozen @usableFromInline
struct IsolatedFunction<Input, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Output) { self.body = body }
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

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input) throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input) throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ input: Input) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input)
    }
}

@frozen @usableFromInline
struct IsolatedFunction2<Input1, Input2, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (Input1, Input2) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2) throws -> Output) { self.body = body }
}

/// A user's closure of two arguments.
@frozen @usableFromInline
package struct Function2<Input1, Input2, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction2(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input1, Input2) throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input1, Input2) throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ input1: Input1, _ input2: Input2) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2)
    }
}

@frozen @usableFromInline
struct IsolatedFunction3<Input1, Input2, Input3, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (Input1, Input2, Input3) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3) throws -> Output) { self.body = body }
}

/// A user's closure of three arguments.
@frozen @usableFromInline
package struct Function3<Input1, Input2, Input3, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2, Input3) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2, Input3) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction3(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input1, Input2, Input3) throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input1, Input2, Input3) throws -> Output) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ input1: Input1, _ input2: Input2, _ input3: Input3) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2, input3)
    }
}

@frozen @usableFromInline
struct IsolatedFunction4<Input1, Input2, Input3, Input4, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (Input1, Input2, Input3, Input4) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of four arguments.
@frozen @usableFromInline
package struct Function4<Input1, Input2, Input3, Input4, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2, Input3, Input4) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2, Input3, Input4) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction4(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input1, Input2, Input3, Input4) throws -> Output)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input1, Input2, Input3, Input4) throws -> Output) -> Self {
        Self(body: Body(body))
    }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ input1: Input1, _ input2: Input2, _ input3: Input3, _ input4: Input4) throws -> Output
    {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2, input3, input4)
    }
}

@frozen @usableFromInline
struct IsolatedFunction5<Input1, Input2, Input3, Input4, Input5, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of five arguments.
@frozen @usableFromInline
package struct Function5<Input1, Input2, Input3, Input4, Input5, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2, Input3, Input4, Input5) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2, Input3, Input4, Input5) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5) throws -> Output) {
        self.body = unsafeBitCast(IsolatedFunction5(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5) throws -> Output)?)
    {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input1, Input2, Input3, Input4, Input5) throws -> Output) -> Self {
        Self(body: Body(body))
    }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(
        _ input1: Input1, _ input2: Input2, _ input3: Input3, _ input4: Input4, _ input5: Input5
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2, input3, input4, input5)
    }
}

@frozen @usableFromInline
struct IsolatedFunction6<Input1, Input2, Input3, Input4, Input5, Input6, Output> {
    @usableFromInline let body:
        @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output) {
        self.body = body
    }
}

/// A user's closure of six arguments.
@frozen @usableFromInline
package struct Function6<Input1, Input2, Input3, Input4, Input5, Input6, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body: @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output
    ) {
        self.body = unsafeBitCast(IsolatedFunction6(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(
        ifPresent body: (@Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output)?
    ) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input1, Input2, Input3, Input4, Input5, Input6) throws -> Output) -> Self {
        Self(body: Body(body))
    }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(
        _ input1: Input1, _ input2: Input2, _ input3: Input3, _ input4: Input4, _ input5: Input5, _ input6: Input6
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2, input3, input4, input5, input6)
    }
}

@frozen @usableFromInline
struct IsolatedFunction7<Input1, Input2, Input3, Input4, Input5, Input6, Input7, Output> {
    @usableFromInline let body:
        @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output

    @inlinable
    init(
        _ body:
            @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output
    ) { self.body = body }
}

/// A user's closure of seven arguments.
@frozen @usableFromInline
package struct Function7<Input1, Input2, Input3, Input4, Input5, Input6, Input7, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output) {
            self.call = call
        }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body:
            @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output
    ) {
        self.body = unsafeBitCast(IsolatedFunction7(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(
        ifPresent body: (
            @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output
        )?
    ) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input1, Input2, Input3, Input4, Input5, Input6, Input7) throws -> Output)
        -> Self
    { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(
        _ input1: Input1, _ input2: Input2, _ input3: Input3, _ input4: Input4, _ input5: Input5, _ input6: Input6,
        _ input7: Input7
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2, input3, input4, input5, input6, input7)
    }
}

@frozen @usableFromInline
struct IsolatedFunction8<Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8, Output> {
    @usableFromInline let body:
        @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws -> Output

    @inlinable
    init(
        _ body:
            @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws
            -> Output
    ) { self.body = body }
}

/// A user's closure of eight arguments.
@frozen @usableFromInline
package struct Function8<Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws -> Output

        @inlinable
        init(_ call: @escaping (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws -> Output) {
            self.call = call
        }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(
        _ body:
            @escaping @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws
            -> Output
    ) {
        self.body = unsafeBitCast(IsolatedFunction8(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(
        ifPresent body: (
            @Sendable @isolated(any) (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws -> Output
        )?
    ) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(
        _ body: @escaping (Input1, Input2, Input3, Input4, Input5, Input6, Input7, Input8) throws -> Output
    ) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(
        _ input1: Input1, _ input2: Input2, _ input3: Input3, _ input4: Input4, _ input5: Input5, _ input6: Input6,
        _ input7: Input7, _ input8: Input8
    ) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input1, input2, input3, input4, input5, input6, input7, input8)
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

        @inlinable
        init(_ call: @escaping (inout Value, Input) throws -> Void) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (inout Value, Input) throws -> Void) {
        self.body = unsafeBitCast(IsolatedInoutFunction(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (inout Value, Input) throws -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (inout Value, Input) throws -> Void) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ value: inout Value, _ input: Input) throws {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        try body.call(&value, input)
    }
}

@frozen @usableFromInline
struct IsolatedPredicate<Input> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) throws -> Bool

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Bool) { self.body = body }
}

/// A user's closure that returns a Boolean.
@frozen @usableFromInline
package struct Predicate<Input> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input) throws -> Bool

        @inlinable
        init(_ call: @escaping (Input) throws -> Bool) { self.call = call }
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Bool) {
        self.body = unsafeBitCast(IsolatedPredicate(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input) throws -> Bool)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (Input) throws -> Bool) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { self.body = body }

    @inlinable
    package func callAsFunction(_ input: Input) throws -> Bool {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input)
    }
}

@frozen @usableFromInline
struct IsolatedHandler0 {
    @usableFromInline let body: @Sendable @isolated(any) () -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) () -> Void) { self.body = body }
}

/// A user's closure without arguments at the end of a chain. ``ActorDelivery`` calls it on the actor it was written on.
@frozen @usableFromInline
package struct Handler0 {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: () -> Void

        @inlinable
        init(_ call: @escaping () -> Void) { self.call = call }
    }

    @usableFromInline let body: Body

    /// The actor that the closure was written on, if any.
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) () -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler0(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) () -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping () -> Void) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { (self.body, actor) = (body, nil) }

    @inlinable
    package func callAsFunction() {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        body.call()
    }

    /// Returns a closure for the events of `actor` to call. It delivers each call to the handler's own actor.
    @inlinable
    func called(from actor: (any Actor)?) -> () -> Void {
        guard let delivery = ActorDelivery(self.actor, from: actor) else { return { self() } }
        return { delivery.perform { self() } }
    }
}

@frozen @usableFromInline
struct IsolatedHandler<Input> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) -> Void) { self.body = body }
}

/// A user's closure at the end of a chain. ``ActorDelivery`` calls it on the actor it was written on.
@frozen @usableFromInline
package struct Handler<Input> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (Input) -> Void

        @inlinable
        init(_ call: @escaping (Input) -> Void) { self.call = call }
    }

    @usableFromInline let body: Body

    /// The actor that the closure was written on, if any.
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (Input) -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (Input) -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
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

    /// Returns a closure for the events of `actor` to call. It delivers each call to the handler's own actor.
    @inlinable
    func called(from actor: (any Actor)?) -> (Input) -> Void {
        guard let delivery = ActorDelivery(self.actor, from: actor) else { return { input in self(input) } }
        return { input in delivery.perform { self(input) } }
    }
}

@frozen @usableFromInline
struct IsolatedHandler2<First, Second> {
    @usableFromInline let body: @Sendable @isolated(any) (First, Second) -> Void

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (First, Second) -> Void) { self.body = body }
}

/// A user's closure of two arguments at the end of a chain. ``ActorDelivery`` calls it on the actor it was written on.
@frozen @usableFromInline
package struct Handler2<First, Second> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (First, Second) -> Void

        @inlinable
        init(_ call: @escaping (First, Second) -> Void) { self.call = call }
    }

    @usableFromInline let body: Body

    /// The actor that the closure was written on, if any.
    @usableFromInline package let actor: (any Actor)?

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (First, Second) -> Void) {
        actor = body.isolation
        self.body = unsafeBitCast(IsolatedHandler2(body), to: Body.self)
    }

    /// Returns `nil` if `body` is `nil`. This is an initialiser, because `map` would reabstract each closure and wrap
    /// it in another one.
    @inlinable
    package init?(ifPresent body: (@Sendable @isolated(any) (First, Second) -> Void)?) {
        guard let body else { return nil }
        self.init(body)
    }

    /// Wraps a closure of Rx itself. It may run anywhere, or its caller brings it to its actor.
    @inlinable
    static func anywhere(_ body: @escaping (First, Second) -> Void) -> Self { Self(body: Body(body)) }

    @inlinable
    init(body: Body) { (self.body, actor) = (body, nil) }

    @inlinable
    package func callAsFunction(_ first: First, _ second: Second) {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        body.call(first, second)
    }

    /// Returns a closure for the events of `actor` to call. It delivers each call to the handler's own actor.
    @inlinable
    func called(from actor: (any Actor)?) -> (First, Second) -> Void {
        guard let delivery = ActorDelivery(self.actor, from: actor) else {
            return { first, second in self(first, second) }
        }
        return { first, second in delivery.perform { self(first, second) } }
    }
}
