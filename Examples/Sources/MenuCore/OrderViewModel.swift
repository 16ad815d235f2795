import Localization
import Rx

/// The logic of the order's screen. All labels share one stream of prices, so the prices are computed once.
package final class OrderViewModel: Sendable {
    package let orderedMenuItems: BehaviorRelay<[MenuRow]>

    package let ordersList: Observable<String>
    package let itemsPrice: Observable<String>
    package let vatPrice: Observable<String>
    package let totalPrice: Observable<String>

    package init(_ rows: [MenuRow]) {
        orderedMenuItems = BehaviorRelay(value: rows)
        ordersList = orderedMenuItems.map { rows in
            rows.map { localized("{name} × {count}", ["name": $0.menu.name, "count": "\($0.count)"]) }
                .joined(separator: "\n")
        }
        let prices = orderedMenuItems.map { Prices(of: $0) }.share(replay: 1, scope: .whileConnected)
        itemsPrice = prices.map { $0.price.currencyKR() }
        vatPrice = prices.map { $0.vat.currencyKR() }
        totalPrice = prices.map { $0.total.currencyKR() }
    }
}
