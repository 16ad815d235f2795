/// Lifetimes that end together and leave one by one. Insertion and removal are O(1).
@usableFromInline
package final class LifetimeSet: LifetimeResource, LifetimeHolder, @unchecked Sendable {
    /// `nil` when disposed of. A member knows its place; the last takes the place of one that leaves.
    private let members = Guarded<[MemberLifetime]?>([])

    @usableFromInline
    package init() {}

    /// Keeps `member` until it ends; disposes of it at once when the set was disposed of.
    @usableFromInline
    package func insert(_ member: MemberLifetime) {
        let isLate = members.withLock { members in
            guard let count = members?.count else { return true }
            member.place = count
            members?.append(member)
            return false
        }
        if isLate { member.dispose() }
    }

    @usableFromInline
    package func forget(_ lifetime: AnyObject) {
        let member = unsafeDowncast(lifetime, to: MemberLifetime.self)
        members.withLock { members in
            guard let count = members?.count, member.place < count, members?[member.place] === member else { return }
            members?.swapAt(member.place, count - 1)
            members?[member.place].place = member.place
            members?.removeLast()
        }
    }

    @usableFromInline
    package func dispose() {
        let members = members.withLock { $0.take() }
        for member in members ?? [] { member.dispose() }
    }
}

/// A lifetime in a set, which leaves it when it ends.
@usableFromInline
package class MemberLifetime: Lifetime, @unchecked Sendable {
    /// Where it stands; the set's lock guards it.
    fileprivate var place = 0
    private let members: LifetimeSet

    @usableFromInline
    package init(of members: LifetimeSet) { self.members = members }

    package final override var holder: (any LifetimeHolder)? { members }
}

/// A member whose terminal events are two closures.
@usableFromInline
package final class ClosureMember: MemberLifetime, @unchecked Sendable {
    private let onError: (any Error) -> Void
    private let onCompleted: () -> Void

    @usableFromInline
    package init(
        of members: LifetimeSet, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void = {}
    ) {
        (self.onError, self.onCompleted) = (onError, onCompleted)
        super.init(of: members)
    }

    package override func didFail(_ error: any Error) { onError(error) }
    package override func didComplete() { onCompleted() }
}
