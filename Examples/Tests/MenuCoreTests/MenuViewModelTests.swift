import Foundation
import MenuCore
import Rx
import RxTest
import Testing

/// The menu's streams in virtual time.
@Suite struct MenuViewModelTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let service: FakeMenuService
    private let viewModel: MenuViewModel
    private let bag = DisposeBag()

    init() {
        service = FakeMenuService(scheduler: scheduler)
        viewModel = MenuViewModel(service: service, scheduler: scheduler)
    }

    /// Records `value` of the state, and the times of its changes.
    private func record<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable (MenuState) -> Value
    ) -> TestableObserver<Value> {
        let observer = scheduler.createObserver(Value.self)
        viewModel.state.map(value).distinctUntilChanged().subscribe(observer).disposed(by: bag)
        return observer
    }

    private func at(_ time: Int, _ body: @escaping @Sendable (MenuViewModel) -> Void) {
        scheduler.scheduleAt(time) { [viewModel] in body(viewModel) }
    }

    @Test func indicatorTurnsWhileTheMenuIsFetched() {
        let (loading, pages, names) = (record(\.isLoading), record(\.page), record { $0.rows.map(\.menu.name) })
        at(10) { $0.refresh.accept(()) }
        scheduler.start()
        #expect(loading.events == [.next(0, false), .next(10, true), .next(111, false)])
        #expect(pages.events == [.next(0, .empty), .next(10, .loading), .next(111, .menu)])
        #expect(names.events == [.next(0, []), .next(111, ["Potato", "Shrimp"])])
    }

    @Test func failureIsShownUntilARetrySucceeds() {
        service.failure.accept("out of potatoes")
        let (failures, pages) = (record(\.failure), record(\.page))
        at(10) { $0.refresh.accept(()) }
        at(200) { [service] in
            service.failure.accept(nil)
            $0.refresh.accept(())
        }
        scheduler.start()
        #expect(failures.events == [.next(0, nil), .next(111, "out of potatoes"), .next(200, nil)])
        #expect(
            pages.events == [
                .next(0, .empty), .next(10, .loading), .next(111, .failed), .next(200, .loading), .next(301, .menu),
            ])
    }

    @Test func whatWasChosenStaysByItemWhenTheMenuIsRefreshed() {
        let counts = record { $0.rows.map { "\($0.menu.name) \($0.count)" } }
        at(10) { $0.refresh.accept(()) }
        at(200) { $0.changeCount.accept((0, 2)) }
        at(210) { $0.changeCount.accept((1, 1)) }
        at(220) { [service] in
            service.menus.accept([
                MenuItem(name: "Squid", price: 4000), MenuItem(name: "Shrimp", price: 5500),
                MenuItem(name: "Potato", price: 3500), MenuItem(name: "Potato", price: 3000),
            ])
            $0.refresh.accept(())
        }
        at(400) { $0.changeCount.accept((3, 3)) }
        at(410) { $0.refresh.accept(()) }
        scheduler.start()
        #expect(
            counts.events.suffix(2).map(\.value.element) == [
                ["Squid 0", "Shrimp 1", "Potato 2", "Potato 0"], ["Squid 0", "Shrimp 1", "Potato 2", "Potato 3"],
            ])
    }

    @Test func aFailedRefreshKeepsTheMenuAndWhatWasChosen() {
        let (pages, counts, failures) = (record(\.page), record(\.itemCount), record(\.refreshFailure))
        at(10) { $0.refresh.accept(()) }
        at(200) { $0.changeCount.accept((0, 2)) }
        at(210) { [service] in
            service.failure.accept("out of potatoes")
            $0.refresh.accept(())
        }
        at(400) { $0.refresh.accept(()) }
        scheduler.start()
        #expect(pages.events == [.next(0, .empty), .next(10, .loading), .next(111, .menu)])
        #expect(counts.events == [.next(0, 0), .next(200, 2)])
        #expect(
            failures.events == [
                .next(0, nil), .next(311, "out of potatoes"), .next(400, nil), .next(501, "out of potatoes"),
            ])
    }

    /// The first request would answer at 110. The second request replaces it.
    @Test func outdatedAnswerIsNeverShown() {
        let names = record { $0.rows.map(\.menu.name) }
        at(10) { $0.refresh.accept(()) }
        at(60) { [service] in
            service.menus.accept([MenuItem(name: "New", price: 1)])
            $0.refresh.accept(())
        }
        scheduler.start()
        #expect(names.events == [.next(0, []), .next(161, ["New"])])
        #expect(service.requests.value == 2)
        #expect(service.cancelled.value == 1)
    }

    @Test func disposingTheStateCancelsTheRequest() {
        let subscription = viewModel.state.subscribe()
        at(10) { $0.refresh.accept(()) }
        scheduler.scheduleAt(50) { subscription.dispose() }
        scheduler.start()
        #expect(service.cancelled.value == 1)
    }

    @Test func countsFollowTheButtonsAndNeverGoBelowZero() {
        let (counts, total) = (record { $0.rows.map(\.count) }, record(\.totalPrice))
        at(10) { $0.refresh.accept(()) }
        for (time, row, number) in [(200, 0, -1), (210, 0, 1), (220, 1, 1), (230, 0, 1), (240, 1, -1), (250, 1, -1)] {
            at(time) { $0.changeCount.accept((row, number)) }
        }
        at(260) { $0.changeCount.accept((7, 1)) }
        scheduler.start()
        #expect(
            counts.events == [
                .next(0, []), .next(111, [0, 0]), .next(210, [1, 0]), .next(220, [1, 1]), .next(230, [2, 1]),
                .next(240, [2, 0]),
            ])
        #expect(
            total.events == [.next(0, 0), .next(210, 3000), .next(220, 8500), .next(230, 11500), .next(240, 6000)])
    }

    @Test func clearingAndAppearingResetTheCounts() {
        let counts = record(\.itemCount)
        at(10) { $0.refresh.accept(()) }
        at(200) { $0.changeCount.accept((0, 1)) }
        at(210) { $0.clear.accept(()) }
        at(220) { $0.changeCount.accept((1, 1)) }
        at(230) { $0.viewWillAppear.accept(()) }
        scheduler.start()
        #expect(counts.events == [.next(0, 0), .next(200, 1), .next(210, 0), .next(220, 1), .next(230, 0)])
    }

    @Test func orderWithoutItemsIsIgnored() {
        let orders = scheduler.createObserver([String].self)
        viewModel.orders.map { $0.map(\.menu.name) }.subscribe(orders).disposed(by: bag)
        at(10) { $0.refresh.accept(()) }
        at(200) { $0.order.accept(()) }
        at(210) { $0.changeCount.accept((1, 2)) }
        at(220) { $0.order.accept(()) }
        scheduler.start()
        #expect(orders.events == [.next(220, ["Shrimp"])])
    }

    @Test func orderShowsItsItemsAndPrices() {
        var row = MenuRow(id: 0, menu: MenuItem(name: "Shrimp", price: 5500))
        row.change(by: 2)
        let order = OrderViewModel([row])
        let shown = scheduler.createObserver(String.self)
        Observable.merge(order.ordersList, order.itemsPrice, order.vatPrice, order.totalPrice)
            .subscribe(shown).disposed(by: bag)
        #expect(shown.events.compactMap(\.value.element) == ["Shrimp × 2", "₩11,000", "₩1,100", "₩12,100"])
    }
}

/// Answers 100 units of virtual time after each request.
final class FakeMenuService: MenuServiceProtocol {
    let menus = BehaviorRelay(value: [MenuItem(name: "Potato", price: 3000), MenuItem(name: "Shrimp", price: 5500)])
    let failure = BehaviorRelay<String?>(value: nil)
    let requests = BehaviorRelay(value: 0)
    let cancelled = BehaviorRelay(value: 0)
    private let scheduler: TestScheduler

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    func fetchMenus() -> Observable<[MenuItem]> {
        Observable.deferred { [self] in
            requests.update { $0 += 1 }
            let ended = BehaviorRelay(value: false)
            let answer: Observable<[MenuItem]> =
                failure.value.map { .error(Problem(errorDescription: $0)) } ?? .just(menus.value)
            return Observable<Int>.timer(.seconds(100), scheduler: scheduler)
                .flatMap { _ in answer }
                .do(
                    onError: { _ in ended.accept(true) }, onCompleted: { ended.accept(true) },
                    onDispose: { [cancelled] in if !ended.value { cancelled.update { $0 += 1 } } })
        }
    }
}

struct Problem: Error, LocalizedError {
    let errorDescription: String?
}
