#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

final class ColumnViewTests: GTKTestCase {
    @MainActor
    private static var columns: [ColumnViewColumn<Item>] {
        var text = ColumnViewColumn<Item>("Text") { $0.text }
        text.expands = true
        text.areInIncreasingOrder = { $0.text < $1.text }
        let id = ColumnViewColumn<Item>("Id", cellType: TextCell.self) { index, element, cell in
            cell.label.text = "\(index): \(element.id)"
        }
        return [text, id]
    }

    @MainActor
    private static func bound(_ rows: BehaviorRelay<[Item]>) -> (ListWindow, ColumnView) {
        let view = ColumnView()
        let window = ListWindow(view)
        rows.bind(to: view.rx.items(columns: Self.columns)).disposed(by: window.bag)
        window.draw()
        return (window, view)
    }

    func testRowsHaveACellInEachColumn() {
        onMain {
            let rows = BehaviorRelay(value: [Item(1, "b"), Item(2, "a")])
            let (window, view) = Self.bound(rows)
            XCTAssertEqual(Set(window.texts), ["Text", "Id", "b", "0: 1", "a", "1: 2"])
            rows.accept([Item(1, "c"), Item(3, "d")])
            window.draw()
            XCTAssertEqual(Set(window.texts), ["Text", "Id", "c", "0: 1", "d", "1: 3"])
            XCTAssertEqual(view.rowCount, 2)
            window.close()
        }
    }

    func testRemovingAFewRowsKeepsTheCellsOfTheOthers() {
        onMain {
            let rows = BehaviorRelay(value: (0..<100).map { Item($0, "row \($0)") })
            let (window, _) = Self.bound(rows)
            let label = window.label("row 5")
            // 17 rows in two columns: more than 32 cells.
            rows.accept(rows.value.filter { $0.id != 0 && !(12..<28).contains($0.id) })
            window.draw()
            XCTAssertNotNil(label)
            XCTAssertTrue(window.label("row 5") === label)
            window.close()
        }
    }

    func testAColumnSortsByAKeyPath() {
        onMain {
            let rows = BehaviorRelay(value: ["b", "é", "a", "e\u{301}", "z", "B"].enumerated().map { Item($0, $1) })
            let view = ColumnView()
            let window = ListWindow(view)
            let text = ColumnViewColumn<Item>("Text", text: \.text).sorted(by: \.text)
            let id = ColumnViewColumn<Item>("Id") { "\($0.id)" }.sorted(by: \.id)
            rows.bind(to: view.rx.items(columns: [text, id])).disposed(by: window.bag)
            window.draw()
            @MainActor func ids() -> [Int] { (0..<view.rowCount).compactMap { view.model(at: $0, as: Item.self)?.id } }
            window.sort(by: .ascending)
            XCTAssertEqual(ids(), rows.value.sorted { $0.text < $1.text }.map(\.id))
            window.sort(by: .descending)
            XCTAssertEqual(ids(), rows.value.sorted { $1.text < $0.text }.map(\.id))
            window.sort(by: .descending, column: 1)
            XCTAssertEqual(ids(), [5, 4, 3, 2, 1, 0])
            rows.accept(rows.value + [Item(6, "c")])
            XCTAssertEqual(ids(), [6, 5, 4, 3, 2, 1, 0])
            XCTAssertEqual(text.areInIncreasingOrder?(Item(0, "a"), Item(1, "b")), true)
            window.close()
        }
    }

    func testAColumnSortsAndKeepsTheSelection() {
        onMain {
            let rows = BehaviorRelay(value: [Item(1, "b"), Item(2, "c"), Item(3, "a")])
            let (window, view) = Self.bound(rows)
            var seen: [Int] = []
            view.rx.itemSelected.subscribe(onNext: { seen.append($0) }).disposed(by: window.bag)
            view.selectRow(at: 1)
            let columns = gtk_column_view_get_columns(view.pointer)
            let column = OpaquePointer(g_list_model_get_item(columns, 0)!)
            gtk_column_view_sort_by_column(view.pointer, column, GTK_SORT_ASCENDING)
            g_object_unref(.init(column))
            @MainActor func ids() -> [Int] {
                (0..<view.rowCount).compactMap { view.model(at: $0, as: Item.self)?.id }
            }
            XCTAssertEqual(ids(), [3, 1, 2])
            XCTAssertEqual(view.selectedRows, [2])
            rows.accept([Item(1, "b"), Item(2, "A"), Item(3, "a"), Item(4, "aa")])
            XCTAssertEqual(ids(), [2, 3, 4, 1])
            XCTAssertEqual(view.selectedRows, [0])
            XCTAssertEqual(seen, [])
            window.draw()
            XCTAssertTrue(window.texts.contains("0: 2"))
            window.close()
        }
    }

    func testSortingManyRowsIsStableAndKeepsTheSelection() {
        onMain {
            let rows = BehaviorRelay(value: (0..<1_000).map { Item($0, "\($0 % 10)") })
            let (window, view) = Self.bound(rows)
            view.selectionMode = .multiple
            [3, 500, 999].forEach { view.selectRow(at: $0) }
            @MainActor func ids() -> [Int] {
                (0..<view.rowCount).compactMap { view.model(at: $0, as: Item.self)?.id }
            }
            @MainActor func expect(_ sorted: [Item], _ now: String) {
                window.draw()
                XCTAssertEqual(ids(), sorted.map(\.id), now)
                XCTAssertEqual(view.selectedIDs(of: Item.self), [3, 500, 999], now)
                XCTAssertEqual(window.texts.contains("0: \(sorted[0].id)"), true, now)
            }
            window.sort(by: .ascending)
            expect(rows.value.sorted { $0.text < $1.text }, "ascending")
            window.sort(by: .descending)
            expect(rows.value.sorted { $0.text > $1.text }, "descending")
            rows.accept([Item(2_000, "5")] + rows.value.filter { $0.id % 10 != 4 })
            expect(rows.value.sorted { $0.text > $1.text }, "changed")
            window.sort(by: nil)
            expect(rows.value, "as given")
            window.close()
        }
    }

    func testThousandsOfRowsAreSortedBetweenFrames() {
        onMain {
            let rows = BehaviorRelay(value: (0..<20_000).map { Item($0, "\($0 * 7919 % 5_003)") })
            let (window, view) = Self.bound(rows)
            view.selectionMode = .multiple
            view.selectRow(at: 500)
            window.draw()
            @MainActor func ids() -> [Int] {
                (0..<view.rowCount).compactMap { view.model(at: $0, as: Item.self)?.id }
            }
            // The sort takes longer than its share of a frame. Until it ends, the rows keep the program's order.
            window.sort(by: .ascending)
            XCTAssertEqual(ids(), rows.value.map(\.id))
            rows.accept([Item(30_000, "42")] + rows.value.dropLast())
            XCTAssertEqual(ids(), rows.value.map(\.id))
            let ascending = rows.value.sorted { $0.text < $1.text }.map(\.id)
            spin(for: "the rows in ascending order") { view.model(at: 0, as: Item.self)?.id == ascending[0] }
            XCTAssertEqual(ids(), ascending)
            XCTAssertEqual(view.selectedIDs(of: Item.self), [500])

            // Another sort before the first one ends.
            window.sort(by: nil)
            window.sort(by: .ascending)
            window.sort(by: .descending)
            let descending = rows.value.sorted { $0.text > $1.text }.map(\.id)
            spin(for: "the rows in descending order") { view.model(at: 0, as: Item.self)?.id == descending[0] }
            XCTAssertEqual(ids(), descending)
            XCTAssertEqual(view.selectedIDs(of: Item.self), [500])
            window.close()
        }
    }

    func testDisposingABindingDuringASortLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let (window, view) = Self.bound(BehaviorRelay(value: (0..<20_000).map { Item($0, "\(-$0)") }))
                window.draw()
                window.sort(by: .ascending)
                XCTAssertEqual(view.model(at: 0, as: Item.self)?.id, 0)
                window.bag = DisposeBag()
                window.draw()
                XCTAssertEqual(view.rowCount, 0)
                window.close()
            }
        }
    }

    func testASecondHeaderSortsByBothColumns() throws {
        try onMain {
            let rows = BehaviorRelay(value: (0..<100).map { Item($0, "\($0 % 10)") })
            let view = ColumnView()
            let window = ListWindow(view)
            window.title = "Test"
            var text = ColumnViewColumn<Item>("Text") { $0.text }
            text.areInIncreasingOrder = { $0.text < $1.text }
            var half = ColumnViewColumn<Item>("Half") { $0.id < 50 ? "first" : "second" }
            half.areInIncreasingOrder = { $0.id / 50 < $1.id / 50 }
            rows.bind(to: view.rx.items(columns: [half, text])).disposed(by: window.bag)
            @MainActor func ids() -> [Int] {
                (0..<view.rowCount).compactMap { view.model(at: $0, as: Item.self)?.id }
            }
            window.sort(by: .descending, column: 1)
            window.draw()
            let expected = [0, 50].flatMap { start in
                (start..<start + 50).sorted { ($1 % 10, $0) < ($0 % 10, $1) }
            }
            try person(.move(x: window.header.x, y: window.header.y), .click())
            spin(for: "the order by both columns") { ids() == expected }
            window.close()
        }
    }

    func testSettingSortKeysSortsWithoutEmitting() {
        onMain {
            let rows = BehaviorRelay(value: (0..<6).map { Item($0, "\($0 % 3)") })
            let view = ColumnView()
            let window = ListWindow(view)
            let text = ColumnViewColumn<Item>("Text", text: \.text).sorted(by: \.text)
            let id = ColumnViewColumn<Item>("Id") { "\($0.id)" }.sorted(by: \.id)
            let odd = ColumnViewColumn<Item>("Odd") { "\($0.id % 2)" }
            @MainActor func ids() -> [Int] { (0..<view.rowCount).compactMap { view.model(at: $0, as: Item.self)?.id } }
            var emitted: [[SortKey]] = []
            let keys = [SortKey(0, isDescending: true), SortKey(1, isDescending: true)]
            // Set before the columns exist. Keys are ignored if their column cannot sort or does not exist.
            view.sortKeys = [SortKey(2), keys[0], SortKey(7), SortKey(-1), keys[1]]
            rows.bind(to: view.rx.items(columns: [text, id, odd])).disposed(by: window.bag)
            XCTAssertEqual(view.sortKeys, keys)
            XCTAssertEqual(ids(), [5, 2, 4, 1, 3, 0])
            view.rx.sortKeys.subscribe(onNext: { emitted.append($0) }).disposed(by: window.bag)
            view.sortKeys = [SortKey(0)]
            XCTAssertEqual(ids(), [0, 3, 1, 4, 2, 5])
            Observable.just([SortKey(0), SortKey(1, isDescending: true)]).bind(to: view.rx.sortKeys)
                .disposed(by: window.bag)
            XCTAssertEqual(ids(), [3, 0, 4, 1, 5, 2])
            // Replaces both keys, although this one is already the first.
            view.sortKeys = [SortKey(0)]
            XCTAssertEqual(view.sortKeys, [SortKey(0)])
            view.sortKeys = []
            XCTAssertEqual(view.sortKeys, [])
            XCTAssertEqual(ids(), [0, 1, 2, 3, 4, 5])
            XCTAssertEqual(emitted, [keys])
            window.close()
        }
    }

    func testSortKeysUseTheGivenColumnOrderAfterAColumnMoves() {
        onMain {
            let rows = BehaviorRelay(value: (0..<4).map { Item($0, "\(9 - $0)") })
            let view = ColumnView()
            let window = ListWindow(view)
            let text = ColumnViewColumn<Item>("Text", text: \.text).sorted(by: \.text)
            rows.bind(to: view.rx.items(columns: [ColumnViewColumn<Item>("Id") { "\($0.id)" }, text])).disposed(
                by: window.bag)
            let columns = gtk_column_view_get_columns(view.pointer)
            let moved = OpaquePointer(g_list_model_get_item(columns, 1)!)
            gtk_column_view_insert_column(view.pointer, 0, moved)
            g_object_unref(.init(moved))
            view.sortKeys = [SortKey(1)]
            XCTAssertEqual(view.sortKeys, [SortKey(1)])
            XCTAssertEqual(view.model(at: 0, as: Item.self)?.id, 3)
            window.close()
        }
    }

    func testSortKeysEmitAPersonsSortUntilTheWindowCloses() {
        onMain {
            let (window, view) = Self.bound(BehaviorRelay(value: [Item(1, "b"), Item(2, "a")]))
            var emitted: [Event<[SortKey]>] = []
            let listening = view.rx.sortKeys.asObservable().subscribe { emitted.append($0) }
            // The GTK call that a click on the header makes.
            window.sort(by: .ascending)
            window.sort(by: .descending)
            window.sort(by: nil)
            XCTAssertEqual(emitted.compactMap(\.element), [[], [SortKey(0)], [SortKey(0, isDescending: true)], []])
            XCTAssertFalse(emitted.contains { $0.isStopEvent })
            window.sort(by: .ascending)
            window.bag = DisposeBag()
            window.draw()
            XCTAssertEqual(emitted.compactMap(\.element).count, 5)
            window.close()
            XCTAssertTrue(emitted.last?.isCompleted == true)
            listening.dispose()
        }
    }

    func testFocusedRowFollowsTheKeyboardFocus() {
        onMain {
            let (window, view) = Self.bound(BehaviorRelay(value: (0..<5).map { Item($0, "\($0)") }))
            let row = window.label("3")?.superview?.superview?.superview
            XCTAssertEqual(row?.becomeFirstResponder(), true)
            XCTAssertEqual(view.focusedRow, 3)
            window.close()
        }
    }

    func testAColumnViewLeavesNothingBehind() {
        onMain {
            let rows = BehaviorRelay(value: (0..<5).map { Item($0, "\($0)") })
            let view = ColumnView()
            let window = ListWindow(view)
            rows.bind(to: view.rx.items(columns: Self.columns)).dispose()
            window.draw()
            let before = restingCensus()
            for _ in 0..<20 {
                let binding = rows.bind(to: view.rx.items(columns: Self.columns))
                window.draw()
                binding.dispose()
            }
            window.draw()
            checkNothingIsLeft(since: before)
            window.close()
        }
    }
}
#endif
