public import Rx
public import RxSupport

// The runtime of a child, whose state is a part of its parent's state; and of a parent.
extension ReactorRuntime {
    /// Starts the parent, takes over the state in it, and receives each later one. Called before the start.
    @inlinable
    func connect(to scope: ChildScope<Action, Mutation, State>) {
        scope.parent.start()
        guard let first = scope.state.connect({ self.submit(.scopedState($0)) }) else { return }
        reduced = first
        // The old state is released outside the lock.
        var old = first
        stateLock.run { swap(&latest, &old) }
        withExtendedLifetime(old) {}
    }

    /// Continues with a state from the parent. A state that the parent shows for an inspector is emitted only if the
    /// child has no `transform(state:)`. If the child has this transform, the inspector shows a state in the child
    /// itself.
    @inlinable
    func receive(scopedState state: State) {
        reduced = state
        guard Instrumentation.isOn, stateTransform == nil || Instrumentation.isShowing else { return processReduced() }
        if Instrumentation.isShowing {
            if stateTransform == nil { emit(state) }
            return
        }
        notify(state: state)
        if !storeIfAnotherIsShown(state) { processReduced() }
    }

    /// Passes each state to the children of the reactor. Called at the start, so the children come before all other
    /// subscribers.
    @inlinable
    func attach(_ children: ScopedChildren<State>) {
        children.receive(reduced)
        let sink = children.makeSink()
        addSubscriber(sink, replayTo: sink)
    }
}
