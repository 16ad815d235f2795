import Rx

/// What happens on the menu's screen: relays take what a person does, observables say what is shown.
package final class MenuViewModel: Sendable {
    package let viewWillAppear = PublishRelay<Void>()
    package let refresh = PublishRelay<Void>()
    package let changeCount = PublishRelay<(row: MenuRow.ID, by: Int)>()
    package let clear = PublishRelay<Void>()
    package let order = PublishRelay<Void>()

    /// What is shown, first what is there.
    package let state: Observable<MenuState>
    /// That an order has nothing in it.
    package let noOrders: Observable<Void>
    /// The rows of an order that has something in it.
    package let orders: Observable<[MenuRow]>

    /// - Parameter scheduler: Where what was fetched is handed on.
    package init(service: any MenuServiceProtocol, scheduler: any SchedulerType = MainScheduler.instance) {
        // A newer request takes the place of one under way, so nothing outdated is shown.
        let fetching = refresh.flatMapLatest { _ in
            service.fetchMenus()
                .map { MenuChange.fetched($0) }
                .catch { .just(.failed($0.localizedDescription)) }
                .observe(on: scheduler)
                .startWith(.started)
        }
        let resets = Observable.merge(viewWillAppear.asObservable(), clear.asObservable())
        let changes = Observable.merge(
            fetching, resets.map { MenuChange.reset }, changeCount.map { .count($0.row, by: $0.by) })
        let state = changes.scan(into: MenuState()) { state, change in state.apply(change) }
            .startWith(MenuState())
            .share(replay: 1, scope: .whileConnected)
        self.state = state

        let ordered = order.withLatestFrom(state).map(\.orderedRows)
        noOrders = ordered.filter(\.isEmpty).map { _ in }
        orders = ordered.filter { !$0.isEmpty }
    }
}

/// What changes the menu's screen.
enum MenuChange: Sendable {
    case started
    case fetched([MenuItem])
    case failed(String)
    case reset
    case count(MenuRow.ID, by: Int)
}

/// The menu's screen.
package struct MenuState: Equatable, Sendable {
    package private(set) var rows: [MenuRow] = []
    package private(set) var isLoading = false
    package private(set) var failure: String?

    /// What the screen shows below its bar.
    package enum Page: String, CaseIterable, Sendable {
        case loading, failed, empty, menu
    }

    package var page: Page {
        if failure != nil { return .failed }
        if rows.isEmpty { return isLoading ? .loading : .empty }
        return .menu
    }

    package var itemCount: Int { rows.map(\.count).reduce(0, +) }

    package var totalPrice: Int { Prices(of: rows).price }

    package var orderedRows: [MenuRow] { rows.filter { $0.count > 0 } }

    mutating func apply(_ change: MenuChange) {
        switch change {
        case .started: (isLoading, failure) = (true, nil)
        case .fetched(let menus):
            rows = menus.enumerated().map { MenuRow(id: $0.offset, menu: $0.element) }
            isLoading = false
        case .failed(let reason): (rows, isLoading, failure) = ([], false, reason)
        case .reset: for index in rows.indices { rows[index].reset() }
        case .count(let id, let number):
            guard rows.indices.contains(id) else { return }
            rows[id].change(by: number)
        }
    }
}
