internal import RxSupport

/// The lifetime of an outer source, and the set of the lifetimes of its inner sources, the members.
///
/// Each member leaves the set when it ends. Members go on after the outer source has ended, and are disposed of when
/// the set is disposed of. Insertion and removal are O(1). A reactor and `amb` use a set without an outer source.
///
/// Sound: as for the superclass. The members are accessed under the set's lock only.
@usableFromInline
package class LifetimeSet: Lifetime, @unchecked Sendable {
    private struct Members {
        /// `nil` after disposal. A member knows its index. When a member leaves, the last member moves to its index.
        var list: [MemberLifetime]? = []
        /// Whether the outer source has ended or was lost. No new member then comes.
        var isSourceOver = false
        /// Whether any source was lost. If all have ended, the sequence completes, so nothing is lost.
        var hasLostSource = false
        /// The number of inner sources that emit without being members.
        var sourcesWithoutLifetime = 0

        /// Whether no event can come any more: from the outer source, a member or a source without a lifetime. False
        /// after disposal.
        var isLost: Bool {
            hasLostSource && isSourceOver && sourcesWithoutLifetime == 0 && list?.isEmpty == true
        }

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

    /// Counts an inner source that emits but has no lifetime, until ``endSourceWithoutLifetime()``. Meanwhile the set
    /// is not lost.
    @usableFromInline
    package final func beginSourceWithoutLifetime() { withLock { $0.sourcesWithoutLifetime += 1 } }

    @usableFromInline
    package final func endSourceWithoutLifetime() { change { $0.sourcesWithoutLifetime -= 1 } }

    package final func remove(_ member: MemberLifetime) { change { $0.remove(member) } }

    /// Removes a member whose source was lost.
    fileprivate final func removeLost(_ member: MemberLifetime) {
        change { members in
            members.hasLostSource = true
            members.remove(member)
        }
    }

    @usableFromInline
    package final override func dispose() {
        super.dispose()
        let list = withLock { $0.list.take() }
        for member in list ?? [] { member.dispose() }
    }

    /// Disposes of all members but one, which stays in the set. Does nothing after disposal.
    package final func disposeAll(except kept: MemberLifetime) {
        let others = withLock { members in
            guard let list = members.list else { return [MemberLifetime]() }
            members.list = list.filter { $0 === kept }
            kept.index = 0
            return list.filter { $0 !== kept }
        }
        for member in others { member.dispose() }
    }

    /// Does not remove the set from its owner, because the members go on after the outer source has ended.
    package override func didFinish() { change { $0.isSourceOver = true } }

    package final override func propagateLoss() {
        change { members in
            members.isSourceOver = true
            members.hasLostSource = true
        }
    }

    /// Changes the members. Notifies the owner if no event can come any more.
    private func change(_ body: (inout Members) -> Void) {
        let isLost = withLock { members in
            body(&members)
            return members.isLost
        }
        if isLost { sourcesWereLost() }
    }

    /// Notifies the owner that no event can come any more.
    @usableFromInline
    package func sourcesWereLost() { owner?.sourceWasLost(self) }
}

/// A lifetime in a ``LifetimeSet``. It leaves the set when it ends or when its source is lost.
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
    package override func propagateLoss() { members.removeLost(self) }
    package final override var nextOwner: (any LifetimeOwner)? { members }
}

/// A member that handles terminal events with two closures.
///
/// Sound: as for the superclass. Only the thread that ends the member accesses `handlers`.
@usableFromInline
package final class ClosureMember: MemberLifetime, @unchecked Sendable {
    @exclusivity(unchecked) private var handlers: TerminalEventHandlers?
    private let onDisposed: (() -> Void)?

    /// - Parameter onDisposed: Called when the member is disposed of, or when its source was lost.
    @usableFromInline
    package init(
        of members: LifetimeSet, onError: @escaping (any Error) -> Void, onCompleted: @escaping () -> Void = {},
        onDisposed: (() -> Void)? = nil
    ) {
        handlers = TerminalEventHandlers(onError: onError, onCompleted: onCompleted)
        self.onDisposed = onDisposed
        super.init(of: members)
    }

    package override func didFail(_ error: any Error) { handlers?.onError(error) }
    package override func didComplete() { handlers?.onCompleted() }
    package override func didDispose() { onDisposed?() }
    package override func releaseHandlers() { handlers = nil }

    package override func propagateLoss() {
        super.propagateLoss()
        onDisposed?()
    }
}
