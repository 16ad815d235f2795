import MenuCore
import Testing

/// Compares the prices with the article's rules, for every price up to a million.
@Suite struct PricesTests {
    /// The article's formulas, as printed.
    private func vatOfTheArticle(_ price: Int) -> Int { Int(Float(price) * 0.1 / 10 + 0.5) * 10 }

    @Test func vatAndTotalAgreeWithTheArticle() {
        for price in 0...1_000_000 {
            let (prices, vat) = (Prices(price: price), vatOfTheArticle(price))
            guard prices.price == price, prices.vat == vat, prices.total == price + vat else {
                Issue.record("\(price): \(prices.vat) is not \(vat)")
                return
            }
        }
    }

    /// The article's code is `items.map { $0.menu.price * $0.count }.reduce(0, +)`, and `map { ($0.menu, 0) }` for a
    /// reset.
    @Test func theSumAndTheResetAgreeWithTheArticle() {
        for price in 0...1_000_000 {
            var rows = [
                MenuRow(id: 0, menu: MenuItem(name: "a", price: price)),
                MenuRow(id: 1, menu: MenuItem(name: "b", price: 990)),
            ]
            rows[0].change(by: price % 7)
            rows[1].change(by: 2)
            guard Prices(of: rows).price == price * (price % 7) + 990 * 2 else {
                Issue.record("\(price): \(Prices(of: rows).price)")
                return
            }
            for index in rows.indices { rows[index].reset() }
            guard Prices(of: rows).total == 0, rows.map(\.menu.price) == [price, 990] else {
                Issue.record("\(price): not reset")
                return
            }
        }
    }

    @Test func countStaysBetweenZeroAndTheMaximum() {
        var row = MenuRow(id: 0, menu: MenuItem(name: "a", price: 1))
        for (change, count) in [(-1, 0), (1, 1), (-5, 0), (5000, MenuRow.largestCount), (1, MenuRow.largestCount)] {
            row.change(by: change)
            #expect(row.count == count)
        }
    }

    @Test(arguments: [(0, "₩0"), (50, "₩50"), (11500, "₩11,500"), (1_000_000, "₩1,000,000")])
    func amountIsFormattedAsKoreanWon(amount: Int, text: String) { #expect(amount.currencyKR() == text) }
}
