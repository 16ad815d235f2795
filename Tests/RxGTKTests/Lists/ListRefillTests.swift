#if GTK
    import CGTK
    import ReactorKit
    import Rx
    import RxGTK
    import XCTest

    /// When most rows in view are others at once, the cells stay, and those nobody sees wait for a frame with time to spare.
    final class ListRefillTests: GTKTestCase {
        /// A list on the screen that notes which rows are configured, and where.
        @MainActor
        private final class Setup {
            let list = ListView()
            let window: ListWindow
            let rows: BehaviorRelay<[Item]>
            var configured: [Int] = []
            /// GTK's widgets round the cells.
            var places: [Widget] = []

            init(_ items: [Item]) {
                rows = BehaviorRelay(value: items)
                window = ListWindow(list)
                rows.bind(to: list.rx.items(cellType: TextCell.self)) { [unowned self] _, element, cell in
                    configured.append(element.id)
                    if let place = cell.superview { places.append(place) }
                    cell.label.text = element.text
                }.disposed(by: window.bag)
                window.draw()
                spin(for: "the cells out of view") { configured.count >= min(200, items.count) }
                configured = []
            }

            var inView: Int { window.texts.count }
        }

        private static func items(_ range: Range<Int>) -> [Item] { range.map { Item($0, "\($0)") } }

        func testCellsInViewAreConfiguredAtOnceAndTheOthersLater() {
            onMain {
                let setup = Setup(Self.items(0..<1_000))
                let inView = setup.inView
                setup.rows.accept(setup.rows.value.filter { $0.id % 2 == 1 })
                XCTAssertEqual(Set(setup.configured), Set((0..<inView).map { 2 * $0 + 1 }))
                setup.window.draw()
                XCTAssertEqual(setup.window.texts.prefix(3), ["1", "3", "5"])
                spin(for: "the others") { setup.configured.count >= 200 }
                XCTAssertEqual(Set(setup.configured).count, setup.configured.count)
                setup.window.close()
            }
        }

        func testNoFrameShowsACellBeforeItsRow() {
            onMain {
                let setup = Setup(Self.items(0..<5_000))
                let clock = RxGTK.GObject.wrapping(gtk_widget_get_frame_clock(.init(setup.window.pointer)))
                var frames: [[String]] = []
                let painting = clock.connect("paint") { frames.append(setup.window.texts) }
                for position in [20_000, 0, 40_000, 500] as [Double] {
                    setup.window.scrollPosition = position
                    setup.window.draw()
                    setup.rows.accept(setup.rows.value.shuffled())
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

        func testThePlacesStayWhenMostRowsInViewAreOthers() {
            onMain {
                for (before, after, stay) in [
                    (0..<1_000, 1_000..<3_000, true), (0..<1_000, 500..<600, true), (0..<33, 100..<2_000, true),
                    (0..<33, 0..<1, true), (0..<32, 100..<132, false),
                ] {
                    let setup = Setup(Self.items(before))
                    let places = setup.places
                    setup.places = []
                    setup.rows.accept(Self.items(after))
                    setup.window.draw()
                    spin(for: "the others") { setup.configured.count >= min(200, after.count - 1) }
                    let kept = setup.places.filter { place in places.contains { $0 === place } }
                    XCTAssertEqual(kept.count, stay ? min(places.count, setup.places.count) : 0, "\(after)")
                    XCTAssertEqual(setup.window.texts.first, "\(after.lowerBound)")
                    setup.window.close()
                }
            }
        }

        func testFocusAndSelectionGoWithTheirRows() {
            onMain {
                let setup = Setup(Self.items(0..<1_000))
                var told = 0
                setup.list.rx.itemSelected.subscribe(onNext: { _ in told += 1 }).disposed(by: setup.window.bag)
                setup.list.rx.itemDeselected.subscribe(onNext: { _ in told += 1 }).disposed(by: setup.window.bag)
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
                XCTAssertEqual(told, 0)
                setup.window.close()
            }
        }

        func testARowThatWaitsShowsItsNewestValue() {
            onMain {
                let setup = Setup(Self.items(0..<1_000))
                setup.rows.accept(Self.items(2_000..<3_000))
                setup.rows.accept((2_000..<3_000).map { Item($0, "new \($0)") })
                setup.window.draw()
                spin(for: "the others") { setup.configured.count >= 200 }
                XCTAssertEqual(setup.configured.filter { $0 == 2_150 }.count, 1)
                XCTAssertEqual(setup.window.texts.first, "new 2000")
                setup.list.scrollToRow(at: 150)
                setup.window.draw()
                XCTAssertNotNil(setup.window.label("new 2150"))
                setup.window.close()
            }
        }

        func testCellsThatWaitAreConfiguredInTheNextWindow() {
            onMain {
                let setup = Setup(Self.items(0..<1_000))
                setup.rows.accept(Self.items(2_000..<3_000))
                let content = setup.window.content
                setup.window.content = nil
                let next = Window(width: 300, height: 400)
                next.content = content
                next.present()
                spin(for: "the others") { setup.configured.count >= 200 }
                XCTAssertEqual(setup.window.texts.first, "2000")
                next.close()
                setup.window.close()
            }
        }

        func testManyScatteredChangesAreTakenAsOne() {
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
