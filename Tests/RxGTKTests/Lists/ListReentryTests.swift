#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// The program changes the rows while it handles an event of the list.
final class ListReentryTests: GTKTestCase {
    @MainActor
    private final class Screen {
        let list: ListWidget
        let window: ListWindow
        let rows = BehaviorRelay(value: (0..<20).map { Item($0, "\($0)") })

        init(_ mode: SelectionMode, _ list: ListWidget = ListView()) {
            self.list = list
            window = ListWindow(list)
            list.selectionMode = mode
            window.bind(rows)
            window.draw()
        }

        func remove(_ id: Int) { rows.accept(rows.value.filter { $0.id != id }) }

        /// Chooses a row as a click does, or as a click with Shift if `isExtending` is true.
        func choose(_ index: Int, isExtending: Bool = false) {
            var arguments = [
                g_variant_new_uint32(guint(index)), g_variant_new_boolean(0),
                g_variant_new_boolean(isExtending ? 1 : 0),
            ]
            let rows = list.subviews.first { rxgtk_is_a(.init($0.pointer), gtk_list_base_get_type()) != 0 } ?? list
            let target = g_variant_ref_sink(g_variant_new_tuple(&arguments, 3))
            gtk_widget_activate_action_variant(.init(rows.pointer), "list.select-item", target)
            g_variant_unref(target)
        }
    }

    /// GTK's list would look for the last row among the remaining rows.
    func testASelectionHandlerMayRemoveTheSelectedRows() {
        onMain {
            for mode in [SelectionMode.single, .multiple] {
                for list in [ListView(), GridView(), ColumnView()] as [ListWidget] {
                    let screen = Screen(mode, list)
                    list.rx.modelSelected(Item.self)
                        .subscribe(onNext: { screen.remove($0.id) }).disposed(by: screen.window.bag)
                    screen.choose(19)
                    screen.choose(16)
                    screen.choose(17, isExtending: true)
                    screen.window.draw()
                    XCTAssertEqual(screen.rows.value.count, mode == .single ? 17 : 16)
                    list.rx.modelSelected(Item.self).subscribe(onNext: { _ in screen.rows.accept([]) })
                        .disposed(by: screen.window.bag)
                    screen.choose(3)
                    screen.window.draw()
                    XCTAssertEqual(list.rowCount, 0)
                    screen.window.close()
                }
            }
        }
    }

    /// GTK continues to use its selection model after the handler returns.
    func testASelectionHandlerMayEndTheBindingOrCloseTheWindow() {
        onMain {
            for mode in [SelectionMode.single, .multiple] {
                for makeList in [ListView.init, GridView.init, ColumnView.init] as [@MainActor () -> ListWidget] {
                    for closes in [false, true] {
                        let screen = Screen(mode, makeList())
                        screen.list.rx.itemSelected.subscribe(onNext: { [unowned screen] _ in
                            if closes { screen.window.close() } else { screen.window.bag = DisposeBag() }
                        }).disposed(by: screen.window.bag)
                        screen.choose(3)
                        XCTAssertEqual(screen.list.rowCount, 0)
                        settle()
                        screen.window.close()
                    }
                }
            }
        }
    }

    /// GTK asks for a cell while it is creating a row.
    func testACellClosureMayEndOrReplaceTheBinding() {
        onMain {
            let others = Observable.just([Item(7, "7")])
            let changes: [@MainActor (ListView, SerialDisposable) -> Void] = [
                { $1.disposable = Disposables.create() }, { list, _ in list.selectionMode = .multiple },
                { $1.disposable = others.bind(to: $0.rx.items) { _, _, item in Label(item.text) } },
                {
                    $1.disposable = others.bind(to: $0.rx.items(children: { _ in nil })) { _, _, item in
                        Label(item.text)
                    }
                },
            ]
            for (change, count) in zip(changes, [0, 20, 1, 1]) {
                for isShown in [false, true] {
                    let (list, rows, binding) = (ListView(), PublishRelay<[Item]>(), SerialDisposable())
                    let window = isShown ? ListWindow(list) : nil
                    var isDone = false
                    binding.disposable = rows.bind(to: list.rx.items) { list, _, item in
                        if item.id == 3, !isDone {
                            isDone = true
                            change(list, binding)
                        }
                        return Label(item.text)
                    }
                    rows.accept((0..<20).map { Item($0, "\($0)") })
                    let shown = window ?? ListWindow(list)
                    shown.draw()
                    XCTAssertTrue(isDone)
                    XCTAssertEqual(list.rowCount, count)
                    shown.close()
                    binding.dispose()
                }
            }
        }
    }

    func testModelSelectedEmitsTheChosenRowDespiteARemoval() {
        onMain {
            let screen = Screen(.single)
            screen.list.selectRow(at: 2)
            var (selected, places): ([Int], [Int]) = ([], [])
            let bag = screen.window.bag
            screen.list.rx.modelDeselected(Item.self).subscribe(onNext: { screen.remove($0.id) }).disposed(by: bag)
            screen.list.rx.modelSelected(Item.self).subscribe(onNext: { selected.append($0.id) }).disposed(by: bag)
            screen.list.rx.itemSelected.subscribe(onNext: { places.append($0) }).disposed(by: bag)
            screen.choose(5)
            XCTAssertEqual(selected, [5])
            XCTAssertEqual(places, [4])
            screen.window.close()
        }
    }

    func testSelectingARangeEmitsEachRowDespiteRemovals() {
        onMain {
            let screen = Screen(.multiple)
            screen.choose(4)
            var (selected, deselected): ([Int], [Int]) = ([], [])
            let bag = screen.window.bag
            screen.list.rx.modelSelected(Item.self).subscribe(onNext: {
                selected.append($0.id)
                screen.rows.accept(Array(screen.rows.value.dropFirst()))
            }).disposed(by: bag)
            screen.list.rx.modelDeselected(Item.self).subscribe(onNext: { deselected.append($0.id) }).disposed(by: bag)
            screen.choose(8, isExtending: true)
            XCTAssertEqual(selected, [5, 6, 7, 8])
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [4, 5, 6, 7, 8])
            screen.choose(15)
            XCTAssertEqual(selected, [5, 6, 7, 8, 19])
            XCTAssertEqual(deselected, [4, 5, 6, 7, 8])
            screen.window.close()
        }
    }

    func testAllSubscribersReceiveTheSameRow() {
        onMain {
            let screen = Screen(.single)
            var (emitted, places): ([Int], [Int]) = ([], [])
            for model in [screen.list.rx.modelActivated(Item.self), screen.list.rx.modelSelected(Item.self)] {
                model.subscribe(onNext: { screen.remove($0.id) }).disposed(by: screen.window.bag)
                model.subscribe(onNext: { emitted.append($0.id) }).disposed(by: screen.window.bag)
            }
            screen.list.rx.itemActivated.subscribe(onNext: { places.append($0) }).disposed(by: screen.window.bag)
            screen.list.emit("activate", 4)
            screen.choose(4)
            XCTAssertEqual(emitted, [4, 5])
            // The activated row no longer has an index.
            XCTAssertEqual(places, [])
            screen.window.close()
        }
    }

    /// GTK would continue with the row that it is creating.
    func testACellClosureMayCloseItsWindow() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            Observable.just((0..<20).map { Item($0, "\($0)") }).bind(to: list.rx.items) { [unowned window] _, _, item in
                if item.id == 3 { window.close() }
                return Label(item.text)
            }.disposed(by: window.bag)
            window.present()
            spin(for: "the window to close") { window.isClosed }
        }
    }
}
#endif
