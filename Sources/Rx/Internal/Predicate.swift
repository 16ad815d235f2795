// Functions whose result is known: as a ``Function`` they would be wrapped in a closure that returns by way of memory, one more
// object a subscription and one more call an event. The casts are those of Function.swift, and as sound.

@frozen @usableFromInline
struct IsolatedPredicate<Input> {
    @usableFromInline let body: @Sendable @isolated(any) (Input) throws -> Bool

    @inlinable
    init(_ body: @escaping @Sendable @isolated(any) (Input) throws -> Bool) { self.body = body }
}

/// A user's closure that says yes or no, and where it may run.
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
    package init(
        _ body: @escaping @Sendable @isolated(any) (Input) throws -> Bool,
        _ name: StaticString, _ file: StaticString, _ line: UInt
    ) {
        let unverified = unsafeBitCast(IsolatedPredicate(body), to: Body.self)
        let site = CallSite.of(body.isolation, name, file, line)
        self.body = site.map { Self.verified(unverified, $0) } ?? unverified
    }

    /// Out of line: closures that are isolated are few.
    @inlinable @inline(never)
    static func verified(_ body: Body, _ site: CallSite) -> Body {
        Body { input in
            site.verify()
            return try body.call(input)
        }
    }

    @inlinable
    package func callAsFunction(_ input: Input) throws -> Bool {
        #if DEBUG
            ThreadLocal.assertNoLockHeld()
        #endif
        return try body.call(input)
    }
}
