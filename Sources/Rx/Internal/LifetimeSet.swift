/// Lifetimes that end together and leave one by one. Insertion and removal are O(1).
@usableFromInline
package final class LifetimeSet: Disposable, LifetimeHolder {
    private let lifetimes = Guarded<[ObjectIdentifier: Lifetime]?>([:])

    @usableFromInline
    package init() {}

    /// Keeps `lifetime` until it is removed; disposes of it at once when the set was disposed of.
    @usableFromInline
    package func insert(_ lifetime: Lifetime) {
        let isLate = lifetimes.withLock { lifetimes in
            if lifetimes == nil { return true }
            lifetimes?[ObjectIdentifier(lifetime)] = lifetime
            return false
        }
        if isLate { lifetime.dispose() }
    }

    /// A lifetime in this set, which leaves it when it ends.
    @usableFromInline
    package func makeMember(onError: @escaping (any Error) -> Void) -> Lifetime {
        let member = MemberLifetime(self, onError: onError)
        insert(member)
        return member
    }

    /// Lets go of a lifetime that has ended.
    @usableFromInline
    package func forget(_ lifetime: AnyObject) {
        let forgotten = lifetimes.withLock { $0?.removeValue(forKey: ObjectIdentifier(lifetime)) }
        withExtendedLifetime(forgotten) {}
    }

    @usableFromInline
    package func dispose() {
        let lifetimes = lifetimes.withLock { lifetimes in
            defer { lifetimes = nil }
            return lifetimes
        }
        for lifetime in (lifetimes ?? [:]).values { lifetime.dispose() }
    }
}

private final class MemberLifetime: Lifetime, @unchecked Sendable {
    private let members: LifetimeSet
    private let onError: (any Error) -> Void

    init(_ set: LifetimeSet, onError: @escaping (any Error) -> Void) {
        members = set
        self.onError = onError
    }

    override var holder: (any LifetimeHolder)? { members }

    override func didFail(_ error: any Error) { onError(error) }
}
