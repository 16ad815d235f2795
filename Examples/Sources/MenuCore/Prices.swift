import Foundation

/// The prices of an order, in won.
package struct Prices: Equatable, Sendable {
    /// The sum of the items' prices, without VAT.
    package let price: Int

    package init(price: Int) { self.price = price }

    package init(of rows: [MenuRow]) { price = rows.map { $0.menu.price * $0.count }.reduce(0, +) }

    /// A tenth of the price, rounded to the nearest ten won.
    ///
    /// For prices up to a million, this equals the article's `Int(Float(price) * 0.1 / 10 + 0.5) * 10`. Beyond that,
    /// only this formula is exact.
    package var vat: Int { (price + 50) / 100 * 10 }

    package var total: Int { price + vat }
}

extension Int {
    /// The number as an amount in won, in Korean format: `₩11,500`.
    package func currencyKR() -> String {
        formatted(.currency(code: "KRW").locale(Locale(identifier: "ko_KR")))
    }
}
