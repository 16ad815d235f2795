public import RxSupport
public import Synchronization

/// The state of a child reactor, which is a part of its parent's state.
///
/// A child reads its state here and not in its own runtime. So an effect that the parent runs sees the latest state,
/// even while another thread is inside the child's gate.
///
/// Sound: the lock guards the variables.
@usableFromInline
final class ScopedState<State: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    /// The latest state, or `nil` until the parent has started.
    @exclusivity(unchecked) @usableFromInline var latest: State?
    /// Sends a state to the child's runtime.
    @exclusivity(unchecked) @usableFromInline var deliver: ((State) -> Void)?
    /// Reads the state from the parent. Returns `nil` if the parent was released, or has no state for the child.
    @usableFromInline let readFromParent: () -> State?
    @usableFromInline let isTransformedByChild = Atomic<Bool>(false)

    @inlinable
    init(readFromParent: @escaping () -> State?) { self.readFromParent = readFromParent }

    /// The latest state. `nil` if there never was one.
    @inlinable
    var value: State? { lock.run { latest } ?? readFromParent() }

    /// The latest state that was received. `nil` until the parent has started.
    var latestValue: State? { lock.run { latest } }

    /// The child's current state. `nil` if only the child's runtime knows it, because the child has a
    /// `transform(state:)`.
    @inlinable
    var currentState: State? { isTransformedByChild.load(ordering: .acquiring) ? nil : value }

    @usableFromInline
    func setTransformedByChild() { isTransformedByChild.store(true, ordering: .releasing) }

    /// Sets the closure that receives each later state.
    ///
    /// - Returns: The latest state.
    @usableFromInline
    func connect(_ deliver: @escaping (State) -> Void) -> State? {
        let value = value
        return lock.run {
            if latest == nil { latest = value }
            self.deliver = deliver
            return latest
        }
    }

    func disconnect() {
        let removed = lock.run { deliver.take() }
        withExtendedLifetime(removed) {}
    }

    /// Sets the state if its bytes differ from those of the latest. The calls come in the order of the parent's states.
    ///
    /// Bytes are compared and not values, so that no pulse is lost and no user code runs under the lock.
    ///
    /// - Returns: Whether the state differs.
    @inlinable
    func receive(_ state: State) -> Bool {
        var replaced: State? = state
        let isDifferent = lock.run {
            if let latest, Bytes.areSame(latest, state) { return false }
            swap(&latest, &replaced)
            return true
        }
        withExtendedLifetime(replaced) {}
        return isDifferent
    }

    /// Delivers `state`, which ``receive(_:)`` has set, to the child's runtime.
    @inlinable
    func send(_ state: State) { lock.run { deliver }?(state) }

    /// Sets the state if there is none yet, for a child that is added while the parent runs.
    func receiveFirst() {
        guard let value = readFromParent() else { return }
        lock.run { if latest == nil { latest = value } }
    }
}
