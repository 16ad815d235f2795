@frozen @usableFromInline
struct IsolatedPackFunction<each Input, Output> {
    @usableFromInline let body: @Sendable @isolated(any) (repeat each Input) throws -> Output

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (repeat each Input) throws -> Output) { self.body = body }
}

/// A user's closure of any number of arguments.
@frozen @usableFromInline
package struct PackFunction<each Input, Output> {
    @frozen @usableFromInline
    struct Body {
        @usableFromInline let call: (repeat each Input) throws -> Output
    }

    @usableFromInline let body: Body

    @inlinable
    package init(_ body: @escaping @Sendable @isolated(any) (repeat each Input) throws -> Output) {
        self.body = unsafeBitCast(IsolatedPackFunction(body), to: Body.self)
    }

    @inlinable
    package func callAsFunction(_ input: repeat each Input) throws -> Output {
        #if DEBUG
        ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(repeat each input)
    }
}
