import ReactorKit
import ReactorTest
import Rx
import Testing

/// Explorations of several reactors that share a service.
@MainActor @Suite struct SeveralReactorsTests {
    /// The service of a shop, whose events all its windows receive.
    private final class Shop: Sendable {
        let stock = BehaviorRelay(value: 3)
        private let world: Exploration
        /// Whether a window decides by the stock that it shows.
        private let trustsWindows: Bool

        init(_ world: Exploration, trustsWindows: Bool) { (self.world, self.trustsWindows) = (world, trustsWindows) }

        func buy() -> Single<Bool> {
            world.single("buy") { [stock, trustsWindows] in
                guard trustsWindows || stock.value > 0 else { return false }
                stock.update { $0 -= 1 }
                return true
            }
        }
    }

    private final class ShopReactor: Reactor {
        enum Action: Sendable, CaseIterable { case buy }
        enum Mutation: Sendable { case setStock(Int), didBuy(Bool) }
        struct State: Sendable {
            var stock = 3
            var bought = 0
        }

        let initialState = State()
        private let shop: Shop

        init(_ shop: Shop) { self.shop = shop }

        func mutate(action: Action) -> Observable<Mutation> {
            currentState.stock > 0 ? shop.buy().asObservable().map { .didBuy($0) } : .empty()
        }

        func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
            .merge(mutation, shop.stock.map { .setStock($0) })
        }

        func reduce(state: State, mutation: Mutation) -> State {
            var state = state
            switch mutation {
            case .setStock(let stock): state.stock = stock
            case .didBuy(let isBought): state.bought += isBought ? 1 : 0
            }
            return state
        }
    }

    @discardableResult
    private func exploreShop(trustsWindows: Bool) async throws -> ExplorationReport {
        try await explore { world in
            let shop = Shop(world, trustsWindows: trustsWindows)
            let inStock = Invariant<ShopReactor>.never("sells what it does not have") { $0.stock < 0 }
            let first = world.add(ShopReactor(shop), actions: .allCases, invariants: [inStock])
            let second = world.add(ShopReactor(shop), actions: .allCases, invariants: [inStock])
            world.atRest("windows agree") { first.state.stock == second.state.stock }
            world.atRest("sold is bought") { first.state.bought + second.state.bought + first.state.stock == 3 }
        }
    }

    @Test func twoWindowsAgree() async throws { try await exploreShop(trustsWindows: false) }

    @Test func raceOfTwoWindowsIsFound() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) { try await exploreShop(trustsWindows: true) }
        #expect(failure.invariant == "sells what it does not have")
        #expect(failure.steps.count == 8, "\(failure)")
        #expect(failure.steps.first == "ShopReactor 1: send .buy" || failure.steps.first == "ShopReactor 2: send .buy")
        #expect(failure.recordings(of: ShopReactor.self).count == 2)
        #expect(failure.recording(of: FindReactor.self) == nil)
    }
}
