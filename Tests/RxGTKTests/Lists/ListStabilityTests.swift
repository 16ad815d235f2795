#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Changes of the rows keep the scroll position, the selection and the focus.
final class ListStabilityTests: GTKTestCase {
    @MainActor
    private static func bound(
        _ rows: BehaviorRelay<[Item]>, mode: SelectionMode = .single
    ) -> (ListWindow, ListView) {
        let list = ListView()
        list.selectionMode = mode
        let window = ListWindow(list)
        rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
            cell.label.text = element.text
        }.disposed(by: window.bag)
        window.draw()
        return (window, list)
    }

    func testAValueChangedBeforeTheListIsInAWindowIsShown() {
        onMain {
            let (list, rows) = (ListView(), BehaviorRelay(value: [Item(1, "old"), Item(2, "two")]))
            let binding = rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, item, cell in
                cell.label.text = item.text
            }
            rows.accept([Item(1, "new"), Item(3, "three"), Item(2, "two")])
            let window = ListWindow(list)
            window.draw()
            XCTAssertEqual(window.texts, ["new", "three", "two"])
            binding.dispose()
            window.close()
        }
    }

    func testTheRowsOfAFocusedListCanBeShuffledBeforeItIsShown() {
        onMain {
            let (list, rows) = (ListView(), BehaviorRelay(value: (0..<100).map { Item($0, "\($0)") }))
            let binding = rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, item, cell in
                cell.label.text = item.text
            }
            let window = Window(title: "Test", width: 300, height: 400)
            window.content = ScrolledWindow(child: list)
            XCTAssertEqual(list.subviews.first?.becomeFirstResponder(), true)
            XCTAssertEqual(list.focusedRow, 0)
            rows.accept(rows.value.reversed())
            XCTAssertEqual(list.focusedRow, 99)
            window.present()
            window.draw()
            binding.dispose()
            window.close()
        }
    }

    func testRandomChangesShowTheNewRowsAndKeepTheSelection() {
        onMain {
            for mode in [SelectionMode.single, .multiple] {
                var lists = RandomLists(seed: 7, count: 30)
                let rows = BehaviorRelay(value: lists.items)
                let (window, list) = Self.bound(rows, mode: mode)
                for step in 0..<1_000 {
                    Self.selectSomething(in: list, step)
                    let selected = Set(list.selectedRows.map { rows.value[$0].id })
                    lists.change()
                    rows.accept(lists.items)
                    let kept = lists.items.indices.filter { selected.contains(lists.items[$0].id) }
                    guard list.selectedRows == kept, Self.models(of: list) == lists.items else {
                        return XCTFail("step \(step): selected \(list.selectedRows) instead of \(kept)")
                    }
                    guard step % 100 == 0 else { continue }
                    window.draw()
                    let texts = lists.items.map(\.text)
                    XCTAssertTrue(texts.contains(subsequence: window.texts), "step \(step)")
                }
                window.close()
            }
        }
    }

    func testLongListsKeepTheSelectionThroughFiltersAndShuffles() {
        onMain {
            for mode in [SelectionMode.single, .multiple] {
                var lists = RandomLists(seed: 11, count: 6_000)
                let rows = BehaviorRelay(value: lists.items)
                let (window, list) = Self.bound(rows, mode: mode)
                for step in 0..<40 {
                    list.scrollToRow(at: step * 97 % list.rowCount)
                    window.draw()
                    list.selectRow(at: step * 61 % list.rowCount)
                    let selected = Set(list.selectedRows.map { rows.value[$0].id })
                    let all = lists.items
                    lists.change()
                    let filtered =
                        step % 4 == 3 ? all.filter { $0.id % 5 < 2 || selected.contains($0.id) } : lists.items
                    rows.accept(filtered)
                    XCTAssertEqual(Self.models(of: list), filtered, "step \(step)")
                    let kept = filtered.indices.filter { selected.contains(filtered[$0].id) }
                    XCTAssertEqual(list.selectedRows, kept, "step \(step)")
                    window.draw()
                    XCTAssertTrue(filtered.map(\.text).contains(subsequence: window.texts), "step \(step)")
                }
                window.close()
            }
        }
    }

    func testReversingAllRowsEmitsNoSelection() {
        onMain {
            let rows = BehaviorRelay(value: (0..<5_000).map { Item($0, "\($0)") })
            let (window, list) = Self.bound(rows)
            var emitted: [Int] = []
            list.rx.itemSelected.subscribe(onNext: { emitted.append($0) }).disposed(by: window.bag)
            list.rx.itemDeselected.subscribe(onNext: { emitted.append($0) }).disposed(by: window.bag)
            list.selectRow(at: 3)
            rows.accept(rows.value.reversed())
            XCTAssertEqual(list.selectedRows, [4_996])
            XCTAssertEqual(emitted, [])
            window.close()
        }
    }

    @MainActor
    private static func selectSomething(in list: ListView, _ step: Int) {
        guard list.rowCount > 0, step % 5 == 0 || list.selectedRows.isEmpty else { return }
        list.selectRow(at: step % list.rowCount)
    }

    @MainActor
    private static func models(of list: ListView) -> [Item] {
        (0..<list.rowCount).compactMap { list.model(at: $0) }
    }

    func testTheFocusStaysWithARowThatMovesOrChanges() {
        onMain {
            let rows = BehaviorRelay(value: (0..<20).map { Item($0, "\($0)") })
            let (window, list) = Self.bound(rows)
            let row = window.label("3")?.row
            XCTAssertTrue(row?.becomeFirstResponder() ?? false)
            XCTAssertEqual(list.focusedRow, 3)
            var items = rows.value
            items[3].text = "three"
            rows.accept(items)
            XCTAssertEqual(list.focusedRow, 3)
            items.insert(items.remove(at: 3), at: 5)
            rows.accept(items)
            XCTAssertEqual(list.focusedRow, 5)
            items.insert(Item(100), at: 0)
            rows.accept(items)
            XCTAssertEqual(list.focusedRow, 6)
            window.draw()
            XCTAssertEqual(window.label("three")?.row?.isFirstResponder, true)
            window.close()
        }
    }

    func testDeletingTheFocusedRowFocusesTheNextRow() {
        onMain {
            let rows = BehaviorRelay(value: (0..<5).map { Item($0, "\($0)") })
            let (window, list) = Self.bound(rows)
            _ = window.label("2")?.row?.becomeFirstResponder()
            rows.accept(rows.value.filter { $0.id != 2 })
            window.draw()
            XCTAssertEqual(list.focusedRow, 2)
            rows.accept([])
            rows.accept([Item(9, "9")])
            window.draw()
            XCTAssertEqual(window.texts, ["9"])
            window.close()
        }
    }

    func testRowsInViewStayInPlaceWhenRowsAboveChange() {
        onMain {
            let rows = BehaviorRelay(value: (0..<1_000).map { Item($0, "\($0)") })
            let (window, _) = Self.bound(rows)
            window.scrollPosition = 5_000
            window.draw()
            let text = window.texts.first { Self.top(of: $0, in: window) ?? -1 >= 0 } ?? ""
            let index = Int(text) ?? 0
            let before = Self.top(of: text, in: window)
            XCTAssertGreaterThan(index, 20)
            rows.accept((2_000..<2_050).map { Item($0, "\($0)") } + rows.value)
            window.draw()
            XCTAssertEqual(Self.top(of: text, in: window), before)
            var items = rows.value
            items[index + 50].text = "new text"
            items.swapAt(10, 20)
            rows.accept(items)
            window.draw()
            XCTAssertEqual(Self.top(of: "new text", in: window), before)
            window.close()
        }
    }

    /// The distance of a row from the top of the view, in pixels.
    @MainActor
    private static func top(of text: String, in window: ListWindow) -> Double? {
        guard let label = window.label(text) else { return nil }
        var (left, top) = (0.0, 0.0)
        rxgtk_translate(.init(label.pointer), .init(window.list.pointer), 0, 0, &left, &top)
        return top
    }

    func testStaysAtTopKeepsAListAtItsTop() {
        onMain {
            let rows = BehaviorRelay(value: (0..<1_000).map { Item($0, "\($0)") })
            let (window, list) = Self.bound(rows)
            rows.accept([Item(2_000, "unpinned")] + rows.value)
            window.draw()
            XCTAssertGreaterThan(window.scrollPosition, 0)
            list.staysAtTop = true
            window.scrollPosition = 0
            window.draw()
            rows.accept([Item(2_001, "pinned")] + rows.value)
            window.draw()
            XCTAssertEqual(window.scrollPosition, 0)
            XCTAssertEqual(window.texts.first, "pinned")
            window.scrollPosition = 5_000
            window.draw()
            let position = window.scrollPosition
            rows.accept([Item(2_002, "far away")] + rows.value)
            window.draw()
            XCTAssertGreaterThan(window.scrollPosition, position)
            window.close()
        }
    }

    func testRowsInsertedAboveBeforeTheFirstFrameAreInView() {
        onMain {
            for (list, count) in [(ListView(), 6), (ListView(), 1_000), (GridView(), 1_000), (ColumnView(), 1_000)]
                as [(ListWidget, Int)]
            {
                let rows = BehaviorRelay(value: (0..<count).map { Item($0, "\($0)") })
                let window = ListWindow(list)
                window.bind(rows)
                rows.accept([Item(-1, "above")] + rows.value)
                rows.accept(rows.value.reversed())
                window.draw()
                XCTAssertEqual(window.scrollPosition, 0, "\(list), \(count)")
                XCTAssertTrue(window.texts.contains("\(count - 1)"), "\(list), \(count)")
                window.close()
            }
        }
    }

    func testSortingBeforeTheFirstFrameShowsTheTop() {
        onMain {
            let (view, rows) = (ColumnView(), BehaviorRelay(value: (0..<24).map { Item($0, "\($0)") }))
            let window = ListWindow(view)
            window.bind(rows)
            view.sortKeys = [SortKey(0, isDescending: true)]
            window.draw()
            XCTAssertEqual(window.scrollPosition, 0)
            XCTAssertEqual(view.model(at: 0, as: Item.self)?.id, 23)
            window.close()
        }
    }

    func testScrollingBeforeTheFirstFrameShowsTheRow() {
        onMain {
            let (list, rows) = (ListView(), BehaviorRelay(value: (0..<1_000).map { Item($0, "\($0)") }))
            let window = ListWindow(list)
            window.bind(rows)
            list.scrollToRow(at: 500)
            rows.accept(rows.value + [Item(-1, "below")])
            spin(for: "the row in view") { window.texts.contains("500") && window.scrollPosition > 1_000 }
            window.close()
        }
    }

    func testOnlyAChangedRowIsReconfigured() {
        onMain {
            let rows = BehaviorRelay(value: (0..<1_000).map { Item($0, "\($0)") })
            let list = ListView()
            let window = ListWindow(list)
            var configured: [Int] = []
            rows.bind(to: list.rx.items) { _, _, element in
                configured.append(element.id)
                return Label(element.text)
            }.disposed(by: window.bag)
            window.draw()
            configured = []
            var items = rows.value
            items[1].text = "one"
            items[900].text = "out of view"
            rows.accept(items)
            window.draw()
            XCTAssertEqual(configured, [1])
            configured = []
            items.insert(Item(5_000), at: 1)
            rows.accept(items)
            window.draw()
            XCTAssertEqual(configured, [5_000])
            configured = []
            items.swapAt(2, 3)
            rows.accept(items)
            window.draw()
            XCTAssertEqual(configured, [])
            window.close()
        }
    }

    func testCellsShowTheirNewIndexWhenRowsMove() {
        onMain {
            let rows = BehaviorRelay(value: (0..<10).map { Item($0, "\($0)") })
            let list = ListView()
            let window = ListWindow(list)
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { index, element, cell in
                cell.label.text = "\(index) \(element.id)"
            }.disposed(by: window.bag)
            var lists = RandomLists(seed: 3, count: 10)
            for _ in 0..<100 {
                lists.change()
                rows.accept(lists.items)
                window.draw()
                let expected = lists.items.enumerated().map { "\($0) \($1.id)" }
                XCTAssertTrue(expected.contains(subsequence: window.texts), "\(window.texts)")
            }
            window.close()
        }
    }

    func testACellClosureMayAddRows() {
        onMain {
            let rows = BehaviorRelay(value: [Item(0, "0")])
            let list = ListView()
            let window = ListWindow(list)
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
                cell.label.text = element.text
                let count = rows.value.count
                if count < 10 { rows.accept(rows.value + [Item(count, "\(count)")]) }
            }.disposed(by: window.bag)
            spin(for: "ten rows") { list.rowCount == 10 }
            window.draw()
            XCTAssertEqual(window.texts, (0..<10).map { "\($0)" })
            window.close()
        }
    }
}

extension Array where Element: Equatable {
    /// Whether the array contains the elements of `part` next to each other, in this order.
    func contains(subsequence part: [Element]) -> Bool {
        part.isEmpty || indices.contains { self[$0...].starts(with: part) }
    }
}
#endif
