import Foundation
import ReactorKit
import ReactorTest
import Rx
import Testing

@testable import MenuCore

/// Explorations of the menu. The exploration answers each request for the menu, or lets it fail.
@MainActor @Suite struct MenuExplorationTests {
    @Test func theMenuIsTheNewestAnswer() async throws {
        try await explore(faults: .all) { world in
            let service = ExploredMenuService(world)
            let screen = world.add(MenuScreen(service: service), actions: .clicks, invariants: Invariant.ofMenus)
            world.atRest("the menu is the answer to the newest request, unless that failed") {
                let menu = screen.state.menu
                return menu.rows.isEmpty || menu.failure != nil
                    || menu.rows[0].menu.name == "Potato \(service.requests.value)"
            }
        }
    }
}

/// Numbers its requests. Each answer is a menu with the request's number.
private struct ExploredMenuService: MenuServiceProtocol {
    private let world: Exploration
    let requests = BehaviorRelay(value: 0)

    init(_ world: Exploration) { self.world = world }

    func fetchMenus() -> Observable<[MenuItem]> {
        .deferred { [world, requests] in
            requests.update { $0 += 1 }
            let number = requests.value
            return world.single("request \(number)") {
                [MenuItem(name: "Potato \(number)", price: 1_000), MenuItem(name: "Shrimp", price: 2_500)]
            }
            .asObservable()
        }
    }
}

/// The view model of the menu as a reactor. Its relays receive the actions, and its streams are the mutations.
private final class MenuScreen: Reactor {
    enum Action: Sendable { case appear, refresh, change(MenuRow.ID, by: Int), clear, order }
    enum Mutation: Sendable { case show(MenuState), order([MenuRow]) }

    struct State: Sendable {
        var menu = MenuState()
        var orders: [[MenuRow]] = []
    }

    let initialState = State()
    private let viewModel: MenuViewModel

    init(service: any MenuServiceProtocol) { viewModel = MenuViewModel(service: service) }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        .merge(
            mutation, viewModel.state.map { .show($0) }, viewModel.orders.map { .order($0) })
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .appear: viewModel.viewWillAppear.accept(())
        case .refresh: viewModel.refresh.accept(())
        case .change(let row, let number): viewModel.changeCount.accept((row: row, by: number))
        case .clear: viewModel.clear.accept(())
        case .order: viewModel.order.accept(())
        }
        return .empty()
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .show(let menu): state.menu = menu
        case .order(let rows): state.orders.append(rows)
        }
        return state
    }
}

extension ActionGenerator<MenuScreen> {
    fileprivate static var clicks: Self {
        .oneOf([.refresh, .appear, .clear, .order, .change(0, by: 1), .change(1, by: 1), .change(0, by: -1)])
    }
}

extension Invariant<MenuScreen> {
    fileprivate static var ofMenus: [Self] {
        [
            .always("ids are unique") { Set($0.menu.rows.map(\.id)).count == $0.menu.rows.count },
            .always("the sums are those of the rows") { state in
                let rows = state.menu.rows
                return state.menu.itemCount == rows.map(\.count).reduce(0, +)
                    && state.menu.totalPrice == rows.map { $0.count * $0.menu.price }.reduce(0, +)
            },
            .always("an order has items") { $0.orders.allSatisfy { $0.contains { $0.count > 0 } } },
            .atRest("the screen shows no spinner") { !$0.menu.isLoading },
            .change("an order has the chosen items") { before, after in
                before.orders.count == after.orders.count || after.orders.last == before.menu.orderedRows
            },
        ]
    }
}
