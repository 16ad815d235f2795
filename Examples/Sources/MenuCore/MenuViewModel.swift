import Rx

/// The logic of the menu's screen. Relays take user input, and observables emit the contents of the screen.
package final class MenuViewModel: Sendable {
    package let viewWillAppear = PublishRelay<Void>()
    package let refresh = PublishRelay<Void>()
    package let changeCount = PublishRelay<(row: MenuRow.ID, by: Int)>()
    package let clear = PublishRelay<Void>()
    package let order = PublishRelay<Void>()

    /// The contents of the screen. Emits the current state, then each change.
    package let state: Observable<MenuState>
    /// Emits the rows of each order. An order without items is ignored.
    package let orders: Observable<[MenuRow]>

    /// - Parameter scheduler: The scheduler that delivers a fetched menu.
    package init(service: any MenuServiceProtocol, scheduler: any SchedulerType = MainScheduler.instance) {
        // A newer request replaces the one in progress, so no outdated menu is shown.
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

        orders = order.withLatestFrom(state).map(\.orderedRows).filter { !$0.isEmpty }
    }
}

/// A change of the menu's screen.
enum MenuChange: Sendable {
    case started
    case fetched([MenuItem])
    case failed(String)
    case reset
    case count(MenuRow.ID, by: Int)
}

/// The contents of the menu's screen.
package struct MenuState: Equatable, Sendable {
    package private(set) var rows: [MenuRow] = []
    package private(set) var isLoading = false
    /// The reason why the last fetch failed; `nil` if it did not. The rows of an earlier fetch stay.
    package private(set) var failure: String?

    /// The page that the screen shows below its header bar.
    package enum Page: String, CaseIterable, Sendable {
        case loading, failed, empty, menu
    }

    package var page: Page {
        guard rows.isEmpty else { return .menu }
        if failure != nil { return .failed }
        return isLoading ? .loading : .empty
    }

    /// The reason why the menu could not be refreshed; `nil` if it could, or if there is no earlier menu to show.
    package var refreshFailure: String? { rows.isEmpty ? nil : failure }

    package var itemCount: Int { rows.map(\.count).reduce(0, +) }

    package var totalPrice: Int { Prices(of: rows).price }

    package var orderedRows: [MenuRow] { rows.filter { $0.count > 0 } }

    mutating func apply(_ change: MenuChange) {
        switch change {
        case .started: (isLoading, failure) = (true, nil)
        case .fetched(let menus):
            show(menus)
            isLoading = false
        case .failed(let reason): (isLoading, failure) = (false, reason)
        case .reset: for index in rows.indices { rows[index].reset() }
        case .count(let id, let number):
            guard rows.indices.contains(id) else { return }
            rows[id].change(by: number)
        }
    }

    /// Shows a fetched menu. The chosen quantities stay with their items. Items of the same name keep their order.
    private mutating func show(_ menus: [MenuItem]) {
        var chosen = Dictionary(grouping: rows, by: \.menu.name).mapValues { $0.map(\.count)[...] }
        rows = menus.enumerated().map { index, menu in
            var row = MenuRow(id: index, menu: menu)
            if let count = chosen[menu.name]?.popFirst() { row.change(by: count) }
            return row
        }
    }
}
