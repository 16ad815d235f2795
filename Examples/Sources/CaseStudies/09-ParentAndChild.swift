// 09 · Parent and child reactors, without `scope`
//
// The parent makes the reactors of its children, here in `reactorForRow`, and passes them a shared stream. A child
// notifies its parent through that stream and holds no reference to it. So neither keeps the other alive, and only the
// parent's own `reduce` changes the parent's state.
//
// Each child has a state of its own, and the parent copies the parts that it needs. This suits children that outlive
// the parent's screen, or that several parents share. In case 18 the children's states are parts of the parent's state.

import ReactorKit
import Rx

package enum CartEvent: Equatable, Sendable {
    case changed(item: String, count: Int)
}

package final class CartReactor: Reactor {
    package typealias Action = NoAction

    package enum Mutation {
        case setCount(String, Int)
    }

    package struct State {
        package var counts: [String: Int] = [:]

        package var total: Int { counts.values.reduce(0, +) }
    }

    package let initialState = State()
    private let events = PublishRelay<CartEvent>()

    package init() {}

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        let changes = events.map { event -> Mutation in
            switch event {
            case .changed(let item, let count): .setCount(item, count)
            }
        }
        return Observable.merge(mutation, changes)
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setCount(let item, let count): state.counts[item] = count
        }
        return state
    }

    package func reactorForRow(of item: String) -> CartRowReactor { CartRowReactor(item: item, events: events) }
}

package final class CartRowReactor: Reactor {
    package enum Action {
        case add
        case remove
    }

    package struct State {
        package let item: String
        package var count = 0
    }

    package let initialState: State
    private let events: PublishRelay<CartEvent>

    package init(item: String, events: PublishRelay<CartEvent>) {
        initialState = State(item: item)
        self.events = events
    }

    package func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .add: state.count += 1
        case .remove: state.count = max(0, state.count - 1)
        }
        return state
    }

    /// Notifies the parent of each new state. `reduce` is pure, so this side effect does not belong there.
    package func transform(state: Observable<State>) -> Observable<State> {
        state.do(onNext: { [events] in events.accept(.changed(item: $0.item, count: $0.count)) })
    }
}

extension CaseStudy {
    static let parentAndChild = CaseStudy("09", "Parent and child reactors") { print in
        let cart = CartReactor()
        let bag = DisposeBag()
        cart.select(\.total).subscribe(onNext: { print("in the cart: \($0)") }).disposed(by: bag)
        let (apples, pears) = (cart.reactorForRow(of: "apple"), cart.reactorForRow(of: "pear"))
        for row in [apples, pears] { row.state.subscribe().disposed(by: bag) }
        apples.action.onNext(.add)
        pears.action.onNext(.add)
        apples.action.onNext(.add)
        apples.action.onNext(.remove)
    }
}
