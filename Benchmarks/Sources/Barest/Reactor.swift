/// Reduces the mutations that `mutate` emits, on the thread that sends the action.
package final class Reactor<Action, Mutation, State> {
    private let mutate: (Action) -> Observable<Mutation>
    private let reduce: (State, Mutation) -> State
    private let didChange: (State) -> Void
    private var state: State

    package init(
        _ initialState: State, mutate: @escaping (Action) -> Observable<Mutation>,
        reduce: @escaping (State, Mutation) -> State, didChange: @escaping (State) -> Void
    ) {
        state = initialState
        (self.mutate, self.reduce, self.didChange) = (mutate, reduce, didChange)
    }

    package func onNext(_ action: Action) {
        let lifetime = Lifetime()
        mutate(action).run(
            Sink(lifetime) { mutation in
                guard lifetime.isAlive else { return }
                self.state = self.reduce(self.state, mutation)
                self.didChange(self.state)
            })
    }
}
