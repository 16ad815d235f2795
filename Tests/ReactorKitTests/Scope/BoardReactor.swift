import ReactorKit
import Rx
import RxSupport
import TestSupport

/// The child of the tests: a card with a counter, pulses, effects and named work.
final class CardReactor: Reactor {
    enum Action: Equatable {
        case add(Int)
        case double
        case announce(String)
        case load(String)
        case cancelLoad
        case fail
    }
    enum Mutation: Equatable {
        case add(Int)
        case announce(String)
        case begin(String)
    }
    struct State: Identifiable {
        let id: Int
        var value = 0
        @Pulse var announcement = ""
        var loading: [String] = []
    }

    let initialState: State
    /// What the card's `transform(mutation:)` adds.
    let events: Observable<Mutation>?
    let loads = Guarded<[String: PublishSubject<Mutation>]>([:])
    private let isDead: Flag?

    init(_ id: Int = 0, events: Observable<Mutation>? = nil, isDead: Flag? = nil) {
        initialState = State(id: id)
        self.events = events
        self.isDead = isDead
    }

    deinit { isDead?.set() }

    func load(_ name: String) -> PublishSubject<Mutation> {
        loads.withLock { loads in
            let subject = loads[name] ?? PublishSubject()
            loads[name] = subject
            return subject
        }
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let number): .just(.add(number))
        case .double: .just(.add(currentState.value))
        case .announce(let text): .just(.announce(text))
        case .load(let name): load(name).startWith(.begin(name)).cancellable(id: "load", policy: .serial)
        case .cancelLoad: .cancel(id: "load")
        case .fail: .error(CardError.failed)
        }
    }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        events.map { .merge(mutation, $0) } ?? mutation
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .add(let number): state.value += number
        case .announce(let text): state.announcement = text
        case .begin(let name): state.loading.append(name)
        }
        return state
    }
}

/// An error of its own, because the tests of the global handler record each `TestError`.
enum CardError: Error { case failed }

/// The parent of the tests: two cards, a list of cards, and a card that may be missing.
final class BoardReactor: Reactor {
    enum Action {
        case left(CardReactor.Action)
        case right(CardReactor.Action)
        case row(Int, CardReactor.Action)
        case sheet(CardReactor.Action)
        case setRows([CardReactor.State])
        case setSheet(CardReactor.State?)
        case swap
        case ignore
    }
    enum Mutation {
        case left(CardReactor.Mutation)
        case right(CardReactor.Mutation)
        case row(Int, CardReactor.Mutation)
        case sheet(CardReactor.Mutation)
        case setRows([CardReactor.State])
        case setSheet(CardReactor.State?)
        case swap
        case ignore
    }
    struct State {
        var left = CardReactor.State(id: 1)
        var right = CardReactor.State(id: 2)
        var rows: [CardReactor.State] = []
        var sheet: CardReactor.State?
        /// How often a card was changed.
        var changes = 0
    }

    let initialState: State
    let left: CardReactor
    let right: CardReactor
    let sheet = CardReactor(3)
    let rows: ChildReactors<CardReactor>
    let made = Recorder<Int>()

    init(
        _ initialState: State = State(), left: CardReactor = CardReactor(1), right: CardReactor = CardReactor(2),
        makeRow: (@Sendable (CardReactor.State) -> CardReactor)? = nil
    ) {
        self.initialState = initialState
        self.left = left
        self.right = right
        rows = ChildReactors { [made] element in
            made.append(element.id)
            return makeRow?(element) ?? CardReactor(element.id)
        }
        scope(left, state: \.left, action: Action.left, mutation: Mutation.left)
        scope(right, state: \.right, action: Action.right, mutation: Mutation.right)
        scope(sheet, state: \.sheet, action: Action.sheet, mutation: Mutation.sheet)
        scope(rows, state: \.rows, action: Action.row, mutation: Mutation.row)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .left(let action): left.effects(of: action).map(Mutation.left)
        case .right(let action): right.effects(of: action).map(Mutation.right)
        case .row(let id, let action): rows.effects(of: action, id: id).map { .row(id, $0) }
        case .sheet(let action): sheet.effects(of: action).map(Mutation.sheet)
        case .setRows(let rows): .just(.setRows(rows))
        case .setSheet(let sheet): .just(.setSheet(sheet))
        case .swap: .just(.swap)
        case .ignore: .just(.ignore)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .left(let mutation):
            left.reduce(&state.left, mutation: mutation)
            state.changes += 1
        case .right(let mutation):
            right.reduce(&state.right, mutation: mutation)
            state.changes += 1
        case .row(let id, let mutation):
            rows.reduce(&state.rows, id: id, mutation: mutation)
            state.changes += 1
        case .sheet(let mutation): sheet.reduce(&state.sheet, mutation: mutation)
        case .setRows(let rows): state.rows = rows
        case .setSheet(let sheet): state.sheet = sheet
        case .swap: (state.left.value, state.right.value) = (state.right.value, state.left.value)
        case .ignore: break
        }
        return state
    }
}
