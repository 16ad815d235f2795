import CaseStudies
import ReactorKit
import Rx
import RxGTK
import RxTest
import XCTest

/// The children of case 18 in the cells of a list, as the guide ComposingReactors shows.
final class CompositionViewsTests: WindowTestCase {
    func testACellThatGetsItsChildIsBoundOnce() {
        MainActor.assumeIsolated {
            let (kitchen, clock, list, bag) = Self.makeKitchen()
            kitchen.select(\.timers)
                .bind(to: list.rx.items(cellType: TimerCell.self, reactor: kitchen.timers.child(of:)))
                .disposed(by: bag)
            XCTAssertEqual(Self.bindings(of: kitchen, clock, in: list), 1)
        }
    }

    func testACellThatIsGivenAReactorIsBoundForEachState() {
        MainActor.assumeIsolated {
            let (kitchen, clock, list, bag) = Self.makeKitchen()
            kitchen.select(\.timers)
                .bind(to: list.rx.items(cellType: TimerCell.self)) { _, timer, cell in
                    cell.reactor = kitchen.timers[timer.id]
                }
                .disposed(by: bag)
            XCTAssertGreaterThan(Self.bindings(of: kitchen, clock, in: list), 1)
        }
    }

    @MainActor private static func makeKitchen() -> (KitchenReactor, TestScheduler, ListView, DisposeBag) {
        let clock = TestScheduler(initialClock: 0)
        return (KitchenReactor(clock: clock, suggestion: .never()), clock, ListView(), DisposeBag())
    }

    /// Adds a timer, lets it run for three seconds, and returns how often its cell was bound.
    @MainActor private static func bindings(
        of kitchen: KitchenReactor, _ clock: TestScheduler, in list: ListView
    ) -> Int {
        let window = Window(title: "Timers", width: 300, height: 200)
        window.content = list
        window.present()
        TimerCell.last = nil
        for action in [.openDialog, .dialog(.setName("Tea")), .dialog(.confirm)] as [KitchenReactor.Action] {
            kitchen.action.onNext(action)
        }
        kitchen.timers[1]?.action.onNext(.start)
        XCTAssertTrue(MainLoop.run { TimerCell.last?.label.text == "Tea: 0 s" })
        for second in 1...3 {
            clock.advanceTo(second)
            XCTAssertTrue(MainLoop.run { TimerCell.last?.label.text == "Tea: \(second) s" })
        }
        kitchen.timers[1]?.action.onNext(.remove)
        XCTAssertTrue(MainLoop.run { list.rowCount == 0 })
        let bindings = TimerCell.last?.bindings ?? 0
        window.close()
        return bindings
    }
}

private final class TimerCell: ListCell, View {
    static var last: TimerCell?

    var disposeBag = DisposeBag()
    let label = Label()
    private(set) var bindings = 0

    required init() {
        super.init()
        append(label)
    }

    func bind(reactor: TimerReactor) {
        Self.last = self
        bindings += 1
        reactor.select { "\($0.name): \($0.seconds) s" }.bind(to: label.rx.text).disposed(by: disposeBag)
    }
}
