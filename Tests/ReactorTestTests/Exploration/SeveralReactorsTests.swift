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

    // MARK: A window closes

    /// Saves titles. All its windows show whether a title is being saved.
    private final class TitleService: Sendable {
        let isSaving = BehaviorRelay(value: false)
        private let world: Exploration
        /// Whether the service says that saving is over even if the window that saves has closed.
        private let saysEnd: Bool

        init(_ world: Exploration, saysEnd: Bool) { (self.world, self.saysEnd) = (world, saysEnd) }

        /// Emits `false` when the title is saved.
        func save() -> Observable<Bool> {
            let end = { @Sendable [isSaving] in isSaving.accept(false) }
            let answer = world.single("save") { false }.asObservable()
                .do(onSubscribe: { [isSaving] in isSaving.accept(true) })
            return saysEnd ? answer.do(onDispose: end) : answer.do(onCompleted: end)
        }
    }

    private final class TitleReactor: Reactor {
        enum Action: Sendable, CaseIterable { case save }
        struct State: Sendable { var isSaving = false }

        let initialState = State()
        private let service: TitleService

        init(_ service: TitleService) { self.service = service }

        func mutate(action: Action) -> Observable<Bool> { service.save() }

        func transform(mutation: Observable<Bool>) -> Observable<Bool> {
            .merge(mutation, service.isSaving.asObservable())
        }

        func reduce(state: State, mutation isSaving: Bool) -> State { State(isSaving: isSaving) }
    }

    private func exploreTitles(saysEnd: Bool) async throws {
        try await explore(faults: [.afterRelease]) { world in
            let service = TitleService(world, saysEnd: saysEnd)
            for _ in 0..<2 {
                world.add(TitleReactor(service), actions: ActionGenerator.allCases.when { _, state in !state.isSaving })
            }
        }
    }

    @Test func oneOfTwoWindowsCloses() async throws { try await exploreTitles(saysEnd: true) }

    @Test func stateThatStaysBusyInTheOtherWindowIsFound() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) { try await exploreTitles(saysEnd: false) }
        #expect(failure.invariant == "no state stays busy")
        #expect(failure.steps.count == 2, "\(failure)")
        #expect(failure.steps.last?.hasSuffix(": release the reactor") == true, "\(failure)")
    }
}
