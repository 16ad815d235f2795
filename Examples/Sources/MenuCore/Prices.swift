import Foundation

/// What an order costs, in won.
package struct Prices: Equatable, Sendable {
    /// Of the items.
    package let price: Int

    package init(price: Int) { self.price = price }

    package init(of rows: [MenuRow]) { price = rows.map { $0.menu.price * $0.count }.reduce(0, +) }

    /// A tenth of the price, rounded to the nearest ten won.
    ///
    /// For prices up to a million the same as the article's `Int(Float(price) * 0.1 / 10 + 0.5) * 10`, and exact beyond.
    package var vat: Int { (price + 50) / 100 * 10 }

    package var total: Int { price + vat }
}

extension Int {
    /// As an amount of money in Korea: `₩11,500`.
    package func currencyKR() -> String {
        formatted(.currency(code: "KRW").locale(Locale(identifier: "ko_KR")))
    }
}
