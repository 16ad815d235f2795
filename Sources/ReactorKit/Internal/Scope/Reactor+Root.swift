internal import Rx

extension Reactor {
    /// Emits after the next state of the topmost parent, and completes. `nil` if this reactor is not a child.
    ///
    /// A parent emits a state for each mutation. A child emits none if its part of that state is the same as before. So
    /// this tells an observer of the child that its action was refused.
    var nextStateOfRoot: Observable<Void>? {
        guard var root = parent else { return nil }
        while let next = root.parent { root = next }
        return root.nextState
    }

    private var nextState: Observable<Void> { state.skip(1).take(1).map { _ in } }
}
