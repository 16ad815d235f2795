import ReactorKit

/// A reactor with fields of several kinds. Its actions and its state are written as for ReactorKit's SwiftUI support.
final class ProfileReactor: Reactor {
    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case increment
        case setName(String)
        case setLoading(Bool)
        case setHandler(Handler)
        case alert(String)
        case nothing
    }

    /// A class without `==`.
    final class Handler: Sendable {}

    @ObservableState
    struct State: Sendable {
        var count = 0
        var name = ""
        var isLoading = false
        var handler = Handler()
        @ObservableStateIgnored var cache = [String]()
        @Pulse var alert: String?

        /// A computed field.
        var initial: Character? { name.first }
        var isEmpty: Bool { name.isEmpty }
    }

    let initialState = State()
    let scheduler: any Scheduler

    init(scheduler: any Scheduler = CurrentThreadScheduler.instance) { self.scheduler = scheduler }

    func mutate(action: Action) -> Observable<Action> { .just(action) }

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .binding(let action):
            action.apply(to: &state)
            if \.name ~= action { state.name = state.name.uppercased() }
        case .increment: state.count += 1
        case .setName(let name): state.name = name
        case .setLoading(let isLoading): state.isLoading = isLoading
        case .setHandler(let handler): state.handler = handler
        case .alert(let alert): state.alert = alert
        case .nothing: break
        }
        return state
    }
}

/// A parent whose state is the state of its only child, a profile.
final class ProfileParent: Reactor {
    typealias Action = ProfileReactor.Action
    let initialState = ProfileReactor.State()
    let child = ProfileReactor()
    let scheduler: any Scheduler

    init(scheduler: any Scheduler = CurrentThreadScheduler.instance) {
        self.scheduler = scheduler
        scope(child, state: \.self, action: { $0 }, mutation: { $0 })
    }

    func mutate(action: Action) -> Observable<Action> { child.effects(of: action) }

    func reduce(state: ProfileReactor.State, mutation: Action) -> ProfileReactor.State {
        child.reduce(state: state, mutation: mutation)
    }
}

/// Waits until the work that is waiting for the main actor has run.
@MainActor
func nextTurn() async { await Task { @MainActor in }.value }
