/// The lifetime of a source whose elements lead to inner sources, and the set of the lifetimes of these inner sources,
/// its members.
///
/// Members leave the set one by one, outlive the source's terminal event, and end when the set is disposed of.
/// Insertion and removal are O(1).
///
/// Sound: as for the superclass. The members are accessed under the set's lock only.
@usableFromInline
package class LifetimeSet: Lifetime, @unchecked Sendable {
    private struct Members {
        /// `nil` after disposal. A member knows its index. When a member leaves, the last one takes its place.
        var list: [MemberLifetime]? = []
        /// Whether the source is gone, with or without a terminal event, so that no new member will come.
        var isSourceOver = false
        /// The number of sources that emit without being members.
        var sourcesWithoutLifetime = 0

        /// Whether no event can come from the source, a member or a source without a lifetime.
        var isLost: Bool { isSourceOver && sourcesWithoutLifetime == 0 && list?.isEmpty == true }

        mutating func remove(_ member: MemberLifetime) {
            guard let count = list?.count, member.index < count, list?[member.index] === member else { return }
            list?.swapAt(member.index, count - 1)
            list?[member.index].index = member.index
            list?.removeLast()
        }
    }

    private let lock = Lock()
    /// Accessed by ``withLock(_:)`` and nothing else.
    @exclusivity(unchecked) private final var members = Members()

    @usableFromInline
    package override init() { super.init() }

    private final func withLock<Result>(_ body: (inout Members) -> Result) -> Result { lock.run { body(&members) } }

    /// Keeps `member` until it ends. Disposes of it at once if the set was disposed of.
    @usableFromInline
    package final func insert(_ member: MemberLifetime) {
        member.setDepth(above: depth)
        let isLate = withLock { members in
            guard let count = members.list?.count else { return true }
            member.index = count
            members.list?.append(member)
            return false
        }
        if isLate { member.dispose() }
    }

    /// Counts a source that emits but has no lifetime, so that the set is not lost meanwhile.
    /// ``endSourceWithoutLifetime()`` undoes one call.
    @usableFromInline
    package final func beginSourceWithoutLifetime() { withLock { $0.sourcesWithoutLifetime += 1 } }

    @usableFromInline
    package final func endSourceWithoutLifetime() { change { $0.sourcesWithoutLifetime -= 1 } }

    package final func remove(_ member: MemberLifetime) { change { $0.remove(member) } }

    @usableFromInline
    package final override func dispose() {
        super.dispose()
        let list = withLock { $0.list.take() }
        for member in list ?? [] { member.dispose() }
    }

    /// The set stays with its owner when its source ends, because its members go on.
    package final override func didFinish() { propagateLoss() }

    package final override func propagateLoss() { change { $0.isSourceOver = true } }

    private func change(_ body: (inout Members) -> Void) {
        let isLost = withLock { members in
            body(&members)
            return members.isLost
        }
        if isLost { owner?.sourceWasLost(self) }
    }
}

/// A lifetime in a set, which it leaves when it ends.
///
/// Sound: as for the superclass. The set's lock guards `index`.
@usableFromInline
package class MemberLifetime: Lifetime, @unchecked Sendable {
    /// The index in the set's list. The set's lock guards it.
    fileprivate var index = 0
    private let members: LifetimeSet

    @usableFromInline
    package init(of members: LifetimeSet) { self.members = members }

    package final override func didFinish() { members.remove(self) }
    package final override func propagateLoss() { members.remove(self) }
}

/// A member that handles terminal events with two closures.
///
/// Sound: as for the superclass. Only the thread that ends the member accesses `handlers`.
@usableFromInline
package final class ClosureMember: MemberLifetime, @unchecked Sendable {
    @exclusivity(unchecked) private var handlers: TerminalEventHandlers?

    @usableFromInline
    package init(
        of members: LifetimeSet, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void = {}
    ) {
        handlers = TerminalEventHandlers(onError: onError, onCompleted: onCompleted)
        super.init(of: members)
    }

    package override func didFail(_ error: any Error) { handlers?.onError(error) }
    package override func didComplete() { handlers?.onCompleted() }
    package override func releaseHandlers() { handlers = nil }
}
