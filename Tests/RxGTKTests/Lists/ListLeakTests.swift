#if GTK
import RandomLists
import ReactorKit
import Rx
import RxGTK
import XCTest

/// A list releases its cells and reactors with their rows, with its binding and with its window.
final class ListLeakTests: GTKTestCase {
    private final class CellReactor: Reactor {
        typealias Action = Never
        let initialState: Item
        init(_ item: Item) { initialState = item }
    }

    private final class ReactorCell: ListCell, View {
        static let alive = Counter()
        var disposeBag = DisposeBag()
        let label = Label()

        required init() {
            super.init()
            append(label)
            Self.alive.count += 1
        }

        isolated deinit { Self.alive.count -= 1 }

        func bind(reactor: CellReactor) {
            reactor.state.map { "\($0.text)" }.subscribe(onNext: { self.label.text = $0 }).disposed(by: disposeBag)
        }
    }

    @MainActor
    private final class Counter {
        var count = 0
        nonisolated init() {}
    }

    func testTwoHundredBindingsLeaveNothingBehind() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: (0..<50).map { Item($0, "\($0)") })
            @MainActor func cycle() {
                let binding = rows.bind(to: list.rx.items(cellType: ReactorCell.self, reactor: CellReactor.init))
                list.selectRow(at: 3)
                rows.accept(rows.value.shuffled())
                binding.dispose()
            }
            cycle()
            settle()
            let before = restingCensus()
            for _ in 0..<200 { cycle() }
            settle()
            checkNothingIsLeft(since: before)
            XCTAssertEqual(ReactorCell.alive.count, 0)
            window.close()
        }
    }

    func testTwoHundredWindowsWithListsLeaveNothingBehind() {
        onMain {
            Self.openAndClose(count: 1)
            let before = restingCensus()
            Self.openAndClose(count: 200)
            checkNothingIsLeft(since: before)
            XCTAssertEqual(ReactorCell.alive.count, 0)
        }
    }

    /// A window that retains its list's closures, which retain the window.
    private final class Screen: Window {
        let list = ListView()
        let bag = DisposeBag()
        var chosen = ""

        init(_ rows: BehaviorRelay<[Item]>) {
            super.init()
            content = list
            list.isEditing = true
            rows.bind(to: list.rx.items(cellType: ReactorCell.self)) { _, element, cell in
                cell.reactor = CellReactor(element)
                cell.tooltip = self.chosen
            }.disposed(by: bag)
            list.rx.modelSelected(Item.self).subscribe(onNext: { self.chosen = $0.text }).disposed(by: bag)
            list.rx.itemMoved.subscribe(onNext: { _ in self.chosen = "" }).disposed(by: bag)
            list.rx.itemActivated.subscribe(onNext: { self.chosen = "\($0)" }).disposed(by: bag)
        }
    }

    @MainActor
    private static func openAndClose(count: Int) {
        let rows = BehaviorRelay(value: (0..<10).map { Item($0, "\($0)") })
        for _ in 0..<count {
            weak var screen: Screen?
            do {
                let opened = Screen(rows)
                screen = opened
                opened.present()
                opened.list.selectRow(at: 2)
                opened.list.emit("activate", 4)
                XCTAssertEqual(opened.chosen, "4")
            }
            settle()
            screen?.close()
            guard spin(for: "the window to be released", until: { screen == nil }) else { return }
        }
    }
}
#endif
