#if GTK
import CGTKSupport
import RandomLists
import ReactorKit
import Rx
import RxGTK
import XCTest

final class ListViewTests: GTKTestCase {
    func testCellsAreMadeByTheClosure() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: [Item(1, "a"), Item(2, "b")])
            rows.bind(to: list.rx.items) { list, index, element in
                Label("\(index) \(element.text) of \(list.rowCount)")
            }.disposed(by: window.bag)
            XCTAssertEqual(list.rowCount, 2)
            window.draw()
            XCTAssertEqual(window.texts, ["0 a of 2", "1 b of 2"])
            rows.accept([Item(2, "c"), Item(3, "d"), Item(1, "a")])
            window.draw()
            XCTAssertEqual(window.texts.map { $0.split(separator: " ")[1] }, ["c", "d", "a"])
            window.close()
        }
    }

    func testCellsOfAClassAreReusedWhileScrolling() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: (0..<1_000).map { Item($0, "\($0)") })
            var made: Set<ObjectIdentifier> = []
            rows.bind(to: list.rx.items(cellIdentifier: "text", cellType: TextCell.self)) { index, element, cell in
                XCTAssertEqual("\(index)", element.text)
                made.insert(ObjectIdentifier(cell))
                cell.label.text = element.text
            }.disposed(by: window.bag)
            window.draw()
            XCTAssertEqual(window.texts.prefix(3), ["0", "1", "2"])
            list.scrollToRow(at: 999)
            window.draw()
            XCTAssertEqual(window.texts.last, "999")
            XCTAssertLessThan(made.count, 700)
            window.close()
        }
    }

    func testScrollToRowWorksBeforeTheListIsShown() {
        onMain {
            for list in [ListView(), ColumnView()] as [ListWidget] {
                let window = ListWindow(list)
                let rows = (0..<1_000).map { Item($0, "\($0)") }
                window.bind(BehaviorRelay(value: rows))
                list.scrollToRow(at: 10)
                list.scrollToRow(at: 700)
                spin(for: "the row to be in view") { window.texts.contains("700") }
                // Later GTK versions scroll there themselves, one iteration of the main loop before the list does.
                settle()
                window.scrollPosition = 0
                window.draw()
                XCTAssertTrue(window.texts.contains("0"))
                window.close()
            }
        }
    }

    func testScrollingJustAfterABurstShowsTheWholeRow() {
        onMain {
            for list in [ListView(), GridView(), ColumnView()] as [ListWidget] {
                let window = ListWindow(list)
                let rows = BehaviorRelay(value: [Item]())
                window.bind(rows)
                window.draw()
                var count = 0
                for burst in [1, 30, 7, 200, 1_000, 3] {
                    for _ in 0..<burst {
                        count += 1
                        rows.accept((0..<count).map { Item($0, "\($0)") })
                    }
                    list.scrollToRow(at: count - 1)
                    spin(for: "the last of \(count) rows in \(list.className)") { window.isAtEnd }
                    settle()
                    XCTAssertTrue(window.isAtEnd, "\(list.className), \(count) rows")
                    list.scrollToRow(at: 0)
                    spin(for: "the first row of \(list.className)") { window.scrollPosition == 0 }
                }
                window.close()
            }
        }
    }

    func testADriverDrivesAList() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            Driver.just([Item(1, "a")]).drive(list.rx.items(cellType: TextCell.self)) { _, element, cell in
                cell.label.text = element.text
            }.disposed(by: window.bag)
            window.draw()
            XCTAssertEqual(window.texts, ["a"])
            window.close()
        }
    }

    func testDisposingABindingRemovesTheRows() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            checkNothingIsLeft {
                let binding = Observable.just([Item(1, "a")]).bind(to: list.rx.items(cellType: TextCell.self)) {
                    _, _, _ in
                }
                window.draw()
                XCTAssertEqual(list.rowCount, 1)
                binding.dispose()
                XCTAssertEqual(list.rowCount, 0)
                window.draw()
            }
            window.close()
        }
    }

    func testANewBindingReplacesTheOldOne() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            @MainActor func bind(_ text: String) -> any Disposable {
                BehaviorRelay(value: [Item(1, text)])
                    .bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
                        cell.label.text = element.text
                    }
            }
            let first = bind("first")
            let second = bind("second")
            first.dispose()
            window.draw()
            XCTAssertEqual(window.texts, ["second"])
            second.dispose()
            window.close()
        }
    }

    func testSelectionAndActivationEmitRowsAndModels() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: (0..<5).map { Item($0, "\($0)") })
            var seen: [String] = []
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
                cell.label.text = element.text
            }.disposed(by: window.bag)
            list.rx.itemSelected.subscribe(onNext: { seen.append("selected \($0)") }).disposed(by: window.bag)
            list.rx.itemDeselected.subscribe(onNext: { seen.append("deselected \($0)") }).disposed(by: window.bag)
            list.rx.modelSelected(Item.self).subscribe(
                onNext: { seen.append($0.text) }, onCompleted: { seen.append("completed") }
            ).disposed(by: window.bag)
            list.rx.itemActivated.subscribe(onNext: { seen.append("activated \($0)") }).disposed(by: window.bag)
            list.rx.modelActivated(Item.self).subscribe(onNext: { seen.append($0.text) }).disposed(by: window.bag)
            window.draw()
            Self.press(row: 2, in: window)
            rows.accept([Item(7)] + rows.value)
            Self.press(row: 4, in: window)
            list.selectRow(at: 0)
            list.deselectAll()
            list.emit("activate", 1)
            XCTAssertEqual(seen, ["selected 2", "2", "deselected 3", "selected 4", "3", "activated 1", "0"])
            window.close()
            XCTAssertEqual(seen.last, "completed")
        }
    }

    /// Selects a row as a click does.
    @MainActor
    private static func press(row: Int, in window: ListWindow) {
        var arguments = [g_variant_new_uint32(guint(row)), g_variant_new_boolean(0), g_variant_new_boolean(0)]
        let target = g_variant_new_tuple(&arguments, 3)
        gtk_widget_activate_action_variant(.init(window.list.pointer), "list.select-item", target)
    }

    private final class CellReactor: Reactor {
        typealias Action = Never
        let initialState: Item
        init(_ item: Item) { initialState = item }
    }

    private final class ReactorCell: ListCell, View {
        var disposeBag = DisposeBag()
        let label = Label()

        required init() {
            super.init()
            append(label)
        }

        func bind(reactor: CellReactor) {
            reactor.state.map(\.text).bind(to: label.rx.text).disposed(by: disposeBag)
        }
    }

    func testReactorCellsReleaseTheReactorsOfRemovedRows() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: (0..<3).map { Item($0, "\($0)") })
            rows.bind(to: list.rx.items(cellType: ReactorCell.self, reactor: CellReactor.init)).disposed(
                by: window.bag)
            window.draw()
            XCTAssertEqual(window.texts, ["0", "1", "2"])
            weak let cell = window.label("1")?.superview as? ReactorCell
            weak var reactor = cell?.reactor
            XCTAssertNotNil(reactor)
            rows.accept([Item(0, "0"), Item(1, "one"), Item(2, "2")])
            XCTAssertEqual(cell?.label.text, "one")
            XCTAssertNil(reactor)
            reactor = cell?.reactor
            rows.accept([Item(0, "0")])
            XCTAssertNil(reactor)
            window.draw()
            XCTAssertNotNil(cell)
            window.close()
            XCTAssertNil(cell)
        }
    }
}
#endif
