import ReactorKit
import Rx

// The reactors of the guide ComposingReactors, and others that show what the guide says.

/// The child of the guide.
final class ItemReactor: Reactor {
    enum Action { case add, findPrice, cancelPrice, findPriceUntilAction, delete }
    enum Mutation: Equatable { case add, setPrice(Int) }
    struct State: Identifiable, Equatable {
        let id: Int
        var count = 1
        var price: Int?
    }

    let initialState: State
    private let prices: Observable<Int>

    init(_ state: State, prices: Observable<Int>) { (initialState, self.prices) = (state, prices) }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add: .just(.add)
        case .findPrice: prices.map { .setPrice($0) }.cancellable(id: "price")
        case .cancelPrice: .cancel(id: "price")
        case .findPriceUntilAction: prices.map { .setPrice($0) }.take(until: self.action)
        case .delete: .empty()
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .add: state.count += 1
        case .setPrice(let price): state.price = price
        }
        return state
    }
}

/// The parent of the guide, with a list.
final class ShoppingReactor: Reactor {
    enum Action { case add(id: Int), row(Int, ItemReactor.Action) }
    enum Mutation { case add(id: Int), delete(id: Int), row(Int, ItemReactor.Mutation) }
    struct State { var items: [ItemReactor.State] = [] }

    let initialState = State()
    let rows: ChildReactors<ItemReactor>
    private let usesEffects: Bool

    /// - Parameter usesEffects: Whether it calls `effects(of:id:)`. It calls the child's `mutate` otherwise.
    init(prices: Observable<Int>, usesEffects: Bool = true) {
        self.usesEffects = usesEffects
        rows = ChildReactors { ItemReactor($0, prices: prices) }
        scope(rows, state: \.items, action: Action.row, mutation: Mutation.row)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let id): .just(.add(id: id))
        case .row(let id, .delete): .just(.delete(id: id))
        case .row(let id, let action) where usesEffects: rows.effects(of: action, id: id).map { .row(id, $0) }
        case .row(let id, let action): rows[id]?.mutate(action: action).map { .row(id, $0) } ?? .empty()
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .add(let id): state.items.append(ItemReactor.State(id: id))
        case .delete(let id): state.items.removeAll { $0.id == id }
        case .row(let id, let mutation): rows.reduce(&state.items, id: id, mutation: mutation)
        }
        return state
    }
}

/// The parent of the guide, with a child whose state is in a case of an enumeration.
final class PageReactor: Reactor {
    enum Action { case open(Int), item(ItemReactor.Action) }
    enum Mutation { case open(Int), close, item(ItemReactor.Mutation) }
    struct State {
        enum Page { case list, item(ItemReactor.State) }
        var page = Page.list

        var item: ItemReactor.State? {
            get { if case .item(let state) = page { state } else { nil } }
            set { page = newValue.map { .item($0) } ?? .list }
        }
    }

    let initialState = State()
    let item: ItemReactor

    init(prices: Observable<Int>) {
        item = ItemReactor(ItemReactor.State(id: 0), prices: prices)
        scope(item, state: \.item, action: Action.item, mutation: Mutation.item)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .open(let id): .just(.open(id))
        case .item(.delete): .just(.close)
        case .item(let action): item.effects(of: action).map { .item($0) }
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .open(let id): state.item = ItemReactor.State(id: id)
        case .close: state.item = nil
        case .item(let mutation): item.reduce(&state.item, mutation: mutation)
        }
        return state
    }
}

/// A parent of two children that share a field.
final class SearchPageReactor: Reactor {
    enum Action { case field(FieldReactor.Action), filter(FieldReactor.Action) }
    struct State {
        var field = FieldReactor.State()
        var isExact = false

        var filter: FieldReactor.State {
            get { FieldReactor.State(query: field.query, isExact: isExact) }
            set { (field.query, isExact) = (newValue.query, newValue.isExact) }
        }
    }

    let initialState = State()
    let field = FieldReactor()
    let filter = FieldReactor()

    init() {
        scope(field, state: \.field, action: Action.field, mutation: Action.field)
        scope(filter, state: \.filter, action: Action.filter, mutation: Action.filter)
    }

    func mutate(action: Action) -> Observable<Action> {
        switch action {
        case .field(let action): field.effects(of: action).map { .field($0) }
        case .filter(let action): filter.effects(of: action).map { .filter($0) }
        }
    }

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .field(let mutation): field.reduce(&state.field, mutation: mutation)
        case .filter(let mutation): filter.reduce(&state.filter, mutation: mutation)
        }
        return state
    }
}

final class FieldReactor: Reactor {
    enum Action { case setQuery(String), setExact(Bool) }
    struct State: Equatable {
        var query = ""
        var isExact = false
    }

    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .setQuery(let query): state.query = query
        case .setExact(let isExact): state.isExact = isExact
        }
        return state
    }
}

/// A parent that makes the whole state of its child in a getter.
final class ComputingParent: Reactor {
    enum Action { case child(String), count }
    struct State {
        var numbers = [1, 2]
        var count = 0
        var alert: String?

        var child: AlertingChild.State {
            get {
                var state = AlertingChild.State(even: numbers.filter { $0 % 2 == 0 })
                state.alert = alert
                return state
            }
            set { alert = newValue.alert }
        }
    }

    let initialState = State()
    let child = AlertingChild()

    init() { scope(child, state: \.child, action: Action.child, mutation: Action.child) }

    func mutate(action: Action) -> Observable<Action> {
        switch action {
        case .child(let action): child.effects(of: action).map { .child($0) }
        case .count: .just(.count)
        }
    }

    func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .child(let mutation): child.reduce(&state.child, mutation: mutation)
        case .count: state.count += 1
        }
        return state
    }
}

final class AlertingChild: Reactor {
    typealias Action = String
    struct State {
        var even: [Int] = []
        @Pulse var alert: String?
    }

    let initialState = State()

    func reduce(state: State, mutation: String) -> State {
        var state = state
        state.alert = mutation
        return state
    }
}

/// A parent with all three transforms, whose child adds a mutation of its own.
final class TransformingParent: Reactor {
    typealias Action = Int
    let initialState = 0
    let child: AddingChild

    init(_ events: Observable<Int>) {
        child = AddingChild(events)
        scope(child, state: \.self, action: { $0 }, mutation: { $0 })
    }

    func transform(action: Observable<Int>) -> Observable<Int> { action.map { $0 + 1 } }

    func transform(mutation: Observable<Int>) -> Observable<Int> { mutation.map { $0 * 10 } }

    func transform(state: Observable<Int>) -> Observable<Int> { state.map { -$0 } }

    func mutate(action: Int) -> Observable<Int> { child.effects(of: action) }

    func reduce(state: Int, mutation: Int) -> Int { child.reduce(state: state, mutation: mutation) }
}

final class AddingChild: Reactor {
    typealias Action = Int
    let initialState = 0
    private let events: Observable<Int>

    init(_ events: Observable<Int>) { self.events = events }

    func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, events) }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
