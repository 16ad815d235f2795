#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// If an update replaces most rows in view, the list keeps its cells. Cells out of view wait for a frame with time to
/// spare.
final class ListRefillTests: GTKTestCase {
    /// A list in a window. Records the ids of configured rows, and the GTK widgets around their cells.
    @MainActor
    private final class Setup {
        let list = ListView()
        let window: ListWindow
        let rows: BehaviorRelay<[Item]>
        var configured: [Int] = []
        /// GTK's widgets around the cells.
        var rowWidgets: [Widget] = []

        /// - Parameter cost: The time to configure a cell, in microseconds.
        init(_ items: [Item], cost: gint64 = 0, _ configure: @escaping (Item, TextCell) -> Void = { _, _ in }) {
            rows = BehaviorRelay(value: items)
            window = ListWindow(list)
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { [unowned self] _, element, cell in
                let end = g_get_monotonic_time() + cost
                while g_get_monotonic_time() < end {}
                configured.append(element.id)
                if let rowWidget = cell.superview { rowWidgets.append(rowWidget) }
                cell.label.text = element.text
                configure(element, cell)
            }.disposed(by: window.bag)
            window.draw()
            spin(for: "the cells out of view") { configured.count >= min(200, items.count) }
            configured = []
        }

        var clock: RxGTK.GObject { .wrapping(gtk_widget_get_frame_clock(.init(window.pointer))) }

        var inView: Int { window.texts.count }

        /// The distance of a row's text from the top of the view, in pixels.
        func top(of text: String) -> Double? {
            guard let label = window.label(text) else { return nil }
            var (left, top) = (0.0, 0.0)
            rxgtk_translate(.init(label.pointer), .init(list.pointer), 0, 0, &left, &top)
            return top
        }
    }

    private static func items(_ range: Range<Int>) -> [Item] { range.map { Item($0, "\($0)") } }

    func testCellsInViewAreConfiguredAtOnceAndTheOthersLater() {
        onMain {
            let setup = Setup(Self.items(0..<1_000))
            let inView = setup.inView
            setup.rows.accept(setup.rows.value.filter { $0.id % 2 == 1 })
            XCTAssertEqual(Set(setup.configured), Set((0..<inView).map { 2 * $0 + 1 }))
            var counts: [Int] = []
            let painting = setup.clock.connect("paint") { counts.append(setup.configured.count) }
            setup.window.draw()
            painting.dispose()
            XCTAssertEqual(counts.first, inView)
            XCTAssertEqual(setup.window.texts.prefix(3), ["1", "3", "5"])
            spin(for: "the other cells") { setup.configured.count >= 200 }
            XCTAssertEqual(Set(setup.configured).count, setup.configured.count)
            setup.window.close()
        }
    }

    func testNoFrameShowsAnOutdatedCell() {
        onMain {
            let setup = Setup(Self.items(0..<5_000), cost: 100)
            var frames: [[String]] = []
            let painting = setup.clock.connect("paint") { frames.append(setup.window.texts) }
            let changes: [() -> Void] =
                [20_000, 0, 40_000, 500].map { position in { setup.window.scrollPosition = position } }
                + [{ setup.rows.accept(setup.rows.value.reversed()) }]
                + [{ setup.rows.accept(setup.rows.value.filter { $0.id % 40 == 0 }) }]
            for change in changes {
                change()
                let expected = setup.rows.value.map(\.text)
                frames = []
                setup.window.draw()
                XCTAssertFalse(frames.isEmpty)
                for frame in frames {
                    XCTAssertGreaterThan(frame.count, 3)
                    let start = expected.firstIndex(of: frame.first ?? "") ?? 0
                    XCTAssertEqual(Array(expected[start...].prefix(frame.count)), frame)
                }
            }
            painting.dispose()
            setup.window.close()
        }
    }

    func testRowWidgetsAreReusedWhenMostRowsInViewChange() {
        onMain {
            for (before, after, stay) in [
                (0..<1_000, 1_000..<3_000, true), (0..<1_000, 500..<600, true), (0..<33, 100..<2_000, true),
                (0..<33, 0..<1, true), (0..<32, 100..<132, false),
            ] {
                let setup = Setup(Self.items(before))
                let rowWidgets = setup.rowWidgets
                setup.rowWidgets = []
                setup.rows.accept(Self.items(after))
                setup.window.draw()
                spin(for: "the other cells") { setup.configured.count >= min(200, after.count - 1) }
                let kept = setup.rowWidgets.filter { rowWidget in rowWidgets.contains { $0 === rowWidget } }
                XCTAssertEqual(kept.count, stay ? min(rowWidgets.count, setup.rowWidgets.count) : 0, "\(after)")
                XCTAssertEqual(setup.window.texts.first, "\(after.lowerBound)")
                setup.window.close()
            }
        }
    }

    func testFocusAndSelectionFollowTheirRows() {
        onMain {
            let setup = Setup(Self.items(0..<1_000))
            var emissions = 0
            setup.list.rx.itemSelected.subscribe(onNext: { _ in emissions += 1 }).disposed(by: setup.window.bag)
            setup.list.rx.itemDeselected.subscribe(onNext: { _ in emissions += 1 }).disposed(by: setup.window.bag)
            setup.list.selectRow(at: 9)
            XCTAssertEqual(setup.window.label("6")?.row?.becomeFirstResponder(), true)
            setup.rows.accept(setup.rows.value.filter { $0.id % 3 == 0 })
            XCTAssertEqual(setup.list.selectedRows, [3])
            XCTAssertEqual(setup.list.focusedRow, 2)
            setup.window.draw()
            XCTAssertEqual(setup.window.label("6")?.row?.isFirstResponder, true)
            setup.rows.accept(Self.items(2_000..<3_000))
            XCTAssertEqual(setup.list.selectedRows, [])
            XCTAssertEqual(setup.list.focusedRow, 2)
            XCTAssertEqual(emissions, 0)
            setup.window.close()
        }
    }

    func testReversedAndAddedRowsAreEachShownOnce() {
        onMain {
            let rows = BehaviorRelay(value: (0..<60).map { Item($0, "\($0)") })
            let list = ListView()
            list.selectionMode = .multiple
            let window = ListWindow(list)
            window.bind(rows)
            window.draw()
            for round in 1...20 {
                list.selectRow(at: round)
                let selected = list.selectedIDs(of: Item.self)
                let more = (0..<10).map { Item(round * 100 + $0, "\(round * 100 + $0)") }
                rows.accept(round % 4 == 0 ? Array(rows.value.reversed().dropFirst(30)) : more + rows.value.reversed())
                window.draw()
                XCTAssertEqual((0..<list.rowCount).compactMap { list.model(at: $0) }, rows.value, "round \(round)")
                XCTAssertTrue(rows.value.map(\.text).contains(subsequence: window.texts), "round \(round)")
                XCTAssertTrue(list.selectedIDs(of: Item.self).isSubset(of: selected), "round \(round)")
            }
            window.close()
        }
    }

    func testTheFirstRowInViewKeepsItsPosition() {
        onMain {
            let changes: [([Item]) -> [Item]] = [
                { $0.filter { $0.id % 3 == 0 } }, { _ in Self.items(0..<9_000) }, { $0.reversed() },
                { Self.items(20_000..<30_000) + $0 + [Item(40_000, "the last")] },
                { $0.flatMap { $0.id % 15 == 1 ? [Item(100_000 + $0.id, "new"), $0] : [$0] } },
            ]
            let setup = Setup(Self.items(0..<6_000))
            setup.window.scrollPosition = 30_010
            for change in changes {
                setup.window.draw()
                let changed = change(setup.rows.value)
                let stays = Set(changed.map(\.text))
                let first = setup.window.texts.first(where: stays.contains) ?? "nothing"
                let top = setup.top(of: first)
                XCTAssertNotNil(top)
                setup.rows.accept(changed)
                setup.window.draw()
                XCTAssertEqual(setup.top(of: first), top, first)
            }
            setup.window.close()
        }
    }

    func testRemovingManyRowsBringsDistantRowsIntoView() {
        onMain {
            let setup = Setup(Self.items(0..<5_000))
            for kept in [20, 100] {
                setup.rows.accept(Self.items(0..<5_000))
                setup.window.draw()
                setup.list.scrollToRow(at: 4_900)
                setup.window.draw()
                setup.rows.accept(Array(setup.rows.value[..<kept] + setup.rows.value[4_890...]))
                setup.window.draw()
                let texts = setup.window.texts
                let expected = setup.rows.value.map(\.text)
                let start = expected.firstIndex(of: texts[0]) ?? 0
                XCTAssertEqual(texts, Array(expected[start...].prefix(texts.count)))
            }
            setup.window.close()
        }
    }

    func testAWaitingRowShowsItsLatestValue() {
        onMain {
            let setup = Setup(Self.items(0..<1_000))
            setup.rows.accept(Self.items(2_000..<3_000))
            setup.rows.accept((2_000..<3_000).map { Item($0, "new \($0)") })
            XCTAssertLessThan(setup.configured.count, 100)
            setup.window.draw()
            spin(for: "the other cells") { setup.configured.count >= 200 }
            XCTAssertEqual(setup.configured.filter { $0 == 2_150 }.count, 1)
            XCTAssertEqual(setup.window.texts.first, "new 2000")
            setup.list.scrollToRow(at: 150)
            setup.window.draw()
            XCTAssertNotNil(setup.window.label("new 2150"))
            setup.window.close()
        }
    }

    func testWaitingCellsAreConfiguredWhenFramesResume() {
        onMain {
            let setup = Setup(Self.items(0..<1_000))
            setup.rows.accept(Self.items(2_000..<3_000))
            let content = UnsafeMutablePointer<GtkWidget>(setup.window.content?.pointer)
            gtk_widget_unrealize(content)
            gtk_widget_map(content)
            spin(for: "the other cells") { setup.configured.count >= 200 }
            setup.window.close()
        }
    }

    func testMovedRowsReturnTheirOwnModels() {
        onMain {
            let setup = Setup(Self.items(0..<1_000))
            let ids = Array(1_000..<1_300) + (0..<1_000).reversed()
            setup.rows.accept(ids.map { Item($0, "\($0)") })
            XCTAssertEqual(ids.indices.map { setup.list.model(at: $0, as: Item.self)?.id }, ids)
            setup.window.draw()
            XCTAssertEqual(setup.window.texts.prefix(2), ["1000", "1001"])
            setup.window.close()
        }
    }

    /// Rows that shrink when they are configured bring more rows into view. GTK warns if that lasts for a whole frame.
    func testLayoutEndsWhenConfiguredRowsShrink() {
        onMain {
            let setup = Setup(Self.items(0..<5_000), cost: 200) { element, cell in
                gtk_widget_set_size_request(.init(cell.pointer), -1, element.id < 2_000 ? 100 : 10)
            }
            setup.list.scrollToRow(at: 4_000)
            setup.window.draw()
            setup.window.draw()
            XCTAssertTrue(setup.window.texts.contains("4000"), "\(setup.window.texts)")
            setup.window.close()
        }
    }

    func testManyScatteredChangesAreMergedIntoOne() {
        onMain {
            let setup = Setup(Self.items(0..<200))
            let model = RxGTK.GObject.wrapping(gtk_list_view_get_model(setup.list.pointer))
            var changes = 0
            let counting = model.connect("items-changed") { changes += 1 }
            for (count, expected) in [(8, 8), (9, 1)] {
                changes = 0
                let dropped = Set((0..<count).map { setup.rows.value[3 * $0 + 1].id })
                setup.rows.accept(setup.rows.value.filter { !dropped.contains($0.id) })
                XCTAssertEqual(changes, expected)
            }
            counting.dispose()
            setup.window.close()
        }
    }
}
#endif
