import Foundation
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct OrderTests {
    /// The menu's screen after it has fetched the menu or shown an alert.
    private func makeMenu(from server: Server = Server(data: Server.menus, error: nil)) async -> MenuViewController {
        let controller = MenuViewController()
        Server.$current.withValue(server) { controller.appear() }
        #expect(!controller.activityIndicator.isHidden)
        #expect(controller.tableView.refreshControl?.isRefreshing == true)
        _ = await controller.activityIndicator.hiding.firstElement { $0 }
        await MainThread.settle()
        #expect(controller.tableView.refreshControl?.isRefreshing == false)
        return controller
    }

    /// Presses + or − in a row on the screen.
    private func change(_ row: Int, by number: Int, in menu: MenuViewController) async throws {
        await MainThread.settle()
        try #require(menu.tableView.cells[row] as? MenuItemTableViewCell).onCountChanged(number)
        await MainThread.settle()
    }

    private func cells(of menu: MenuViewController) -> [MenuItemTableViewCell] {
        menu.tableView.cells.compactMap { $0 as? MenuItemTableViewCell }
    }

    @Test func theFetchedMenuFillsTheTable() async {
        let menu = await makeMenu()
        #expect(cells(of: menu).map(\.title.text) == ["Fried Potato", "Fried Shrimp"])
        #expect(cells(of: menu).map(\.price.text) == ["3000", "5500"])
        #expect(cells(of: menu).map(\.count.text) == ["0", "0"])
        #expect(menu.alerts == [])
    }

    @Test func countAndPriceFollowTheButtonsOfTheRows() async throws {
        let menu = await makeMenu()
        try await change(0, by: 1, in: menu)
        try await change(0, by: 1, in: menu)
        try await change(1, by: 1, in: menu)
        #expect(cells(of: menu).map(\.count.text) == ["2", "1"])
        #expect(menu.itemCountLabel.text == "3")
        #expect(menu.totalPrice.text == "₩11,500")
    }

    @Test func aCountNeverGoesBelowZero() async throws {
        let menu = await makeMenu()
        try await change(0, by: -1, in: menu)
        #expect(menu.menuItems$.value.map(\.count) == [0, 0])
        try await change(0, by: 1, in: menu)
        try await change(0, by: -1, in: menu)
        try await change(0, by: -1, in: menu)
        #expect(menu.menuItems$.value.map(\.count) == [0, 0])
        #expect(menu.totalPrice.text == "₩0")
    }

    @Test func clearAndAppearingResetTheCounts() async throws {
        let menu = await makeMenu()
        try await change(1, by: 1, in: menu)
        menu.clearButton.press()
        #expect(menu.menuItems$.value.map(\.count) == [0, 0])
        #expect(menu.menuItems$.value.map(\.menu.name) == ["Fried Potato", "Fried Shrimp"])
        try await change(1, by: 1, in: menu)
        #expect(menu.menuItems$.value.map(\.count) == [0, 1])
        menu.appear()
        #expect(menu.menuItems$.value.map(\.count) == [0, 0])
    }

    @Test func anOrderOfNothingFails() async {
        let menu = await makeMenu()
        menu.orderButton.press()
        #expect(menu.alerts == [["Order Fail", "No Orders"]])
        #expect(menu.segues == [])
    }

    @Test func anOrderGoesToTheOrderScreen() async throws {
        let menu = await makeMenu()
        try await change(0, by: 1, in: menu)
        menu.orderButton.press()
        #expect(menu.alerts == [])
        #expect(menu.segues == ["OrderViewController"])
    }

    @Test func theOrderScreenShowsItemsPriceVATAndTotal() async {
        let order = OrderViewController()
        order.orderedMenuItems.accept([
            (MenuItem(name: "Fried Potato", price: 3000), 2), (MenuItem(name: "Fried Shrimp", price: 5500), 1),
        ])
        order.appear()
        await MainThread.settle()
        #expect(order.ordersList.text == "Fried Potato 2개\nFried Shrimp 1개")
        #expect(order.itemsPrice.text == "₩11,500")
        #expect(order.vatPrice.text == "₩1,150")
        #expect(order.totalPrice.text == "₩12,650")
    }

    @Test func theHeightFollowsTheText() async {
        let order = OrderViewController()
        order.appear()
        await MainThread.settle()
        order.ordersList.type("Fried Potato\nFried Shrimp")
        await MainThread.settle()
        #expect(order.ordersListHeight.constant == 40)
    }

    @Test func theBarAppearsAndDisappearsWithTheOrderScreen() {
        let order = OrderViewController()
        let navigation = UINavigationController(rootViewController: order)
        navigation.isNavigationBarHidden = true
        navigation.appear()
        #expect(!navigation.isNavigationBarHidden)
        navigation.disappear()
        #expect(navigation.isNavigationBarHidden)
        navigation.appear()  // `take(1)`
        #expect(navigation.isNavigationBarHidden)
    }

    /// As the article explains `share`: without it, every subscription would compute the price again.
    @Test func sharedPricesAreComputedOnce() {
        let orderedMenuItems: BehaviorRelay<[(menu: MenuItem, count: Int)]> = BehaviorRelay(value: [])
        let computed = Recorder<Int>()
        let itemsPriceAndVat =
            orderedMenuItems
            .map { items in
                items.map { $0.menu.price * $0.count }.reduce(0, +)
            }
            .do(onNext: { computed.append($0) })
            .map { (price: Int) -> (price: Int, vat: Int) in
                (price, Int(Float(price) * 0.1 / 10 + 0.5) * 10)
            }
            .share(replay: 1, scope: .whileConnected)
        let shown = Recorder<Int>()
        let bag = DisposeBag()
        itemsPriceAndVat.map { $0.price }.subscribe(onNext: { shown.append($0) }).disposed(by: bag)
        itemsPriceAndVat.map { $0.vat }.subscribe(onNext: { shown.append($0) }).disposed(by: bag)
        itemsPriceAndVat.map { $0.price + $0.vat }.subscribe(onNext: { shown.append($0) }).disposed(by: bag)
        orderedMenuItems.accept([(MenuItem(name: "Fried Potato", price: 55), 1)])
        #expect(computed.elements == [0, 55])
        #expect(shown.elements == [0, 0, 0, 55, 10, 65])
    }

    @Test func aFailureOfTheServerShowsAnAlert() async {
        let menu = await makeMenu(from: Server(data: nil, error: URLError(.timedOut)))
        #expect(menu.alerts.map(\.first) == ["Fetch Fail"])
        #expect(cells(of: menu).isEmpty)
    }

    @Test func anAnswerWithoutDataShowsAnAlert() async {
        let menu = await makeMenu(from: Server(data: nil, error: nil))
        #expect(menu.alerts.map(\.first) == ["Fetch Fail"])
    }

    @Test func aDecodingErrorShowsAnAlert() async {
        let menu = await makeMenu(from: Server(data: Data("{}".utf8), error: nil))
        #expect(menu.alerts.map(\.first) == ["Fetch Fail"])
    }

    /// Without a closure of the main actor in between, the article's order works as well.
    @Test func nonisolatedCodeMayDecodeOnTheSessionsThread() async {
        let names = await Server.$current.withValue(Server(data: Server.menus, error: nil)) {
            await Self.fetchedNames.firstElement { _ in true }
        }
        #expect(names == ["Fried Potato", "Fried Shrimp"])
    }

    private nonisolated static var fetchedNames: Observable<[String]> {
        APIService.fetchAllMenusRx()
            .map { data in try JSONDecoder().decode([String: [MenuItem]].self, from: data) }
            .map { $0.values.joined().map(\.name) }
            .observe(on: MainScheduler.instance)
    }

    /// The article decodes before it observes on the main thread. The closure belongs to the main actor, so it runs
    /// there.
    @Test func asPrintedTheDecodingRunsOnTheMainThread() async {
        let count = await Server.$current.withValue(Server(data: Server.menus, error: nil)) {
            await AsPrinted().fetch().firstElement { _ in true }
        }
        #expect(count == Server.menus.count)
    }
}

@MainActor private final class AsPrinted {
    nonisolated init() {}

    func fetch() -> Observable<Int> {
        APIService.fetchAllMenusRx()
            .map { data in
                MainActor.assertIsolated()
                return data.count
            }
            .observe(on: MainScheduler.instance)
    }
}
