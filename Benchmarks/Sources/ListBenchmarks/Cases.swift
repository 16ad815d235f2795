#if GTK
import CGTK
import Foundation
import FrameTiming
import Rx
import RxGTK

/// The benchmarks of lists other than a plain one. Each has a window of its own.
@MainActor
enum Cases {
    /// Shows a list in a window, and runs `body`, which measures changes of the list.
    private static func show<List: ListWidget>(_ list: List, _ name: String, _ body: (ChangeBenchmark) -> Void) {
        let window = Window(title: name, width: 600, height: 800)
        window.content = ScrolledWindow { list }
        window.present()
        let frames = Frames(of: window)
        for _ in 0..<20 { frames.next() }
        print(name)
        body(ChangeBenchmark(of: frames))
        window.close()
    }

    static func selection(of tasks: [Task]) {
        let (list, rows, bag) = (ListView(), BehaviorRelay(value: tasks), DisposeBag())
        list.selectionMode = .multiple
        rows.bind(to: list.rx.items(cellType: TaskCell.self)) { _, task, cell in cell.show(task) }.disposed(by: bag)
        let (none, half) = (Set<UUID>(), Set(tasks.prefix(tasks.count / 2).map(\.id)))
        var emittedIDs = 0
        list.rx.selectedIDs(of: Task.self).subscribe(onNext: { emittedIDs += $0.count }).disposed(by: bag)
        show(list, "selection") { benchmark in
            let clear: (Int) -> Void = { _ in list.deselectAll() }
            benchmark.measure("select all, the program", prepare: clear) { _ in list.selectAll() }
            benchmark.measure("select all, with the ids", prepare: clear) { _ in activate("list.select-all", in: list) }
            benchmark.measure("select half by ids", prepare: clear) { _ in list.select(half, of: Task.self) }
            benchmark.measure("a range of half, with ids", prepare: clear) { _ in
                list.selectRow(at: 0)
                select(upTo: tasks.count / 2, in: list)
            }
            list.selectAll()
            var changed = tasks
            benchmark.measure(
                "insert at the top, all selected", prepare: { round in changed.insert(Task.make(round), at: 0) }
            ) { _ in rows.accept(changed) }
            benchmark.measure("toggle a row, all selected", prepare: { round in changed[round].isDone.toggle() }) { _ in
                rows.accept(changed)
            }
            benchmark.measure("deselect all", prepare: { _ in list.selectAll() }) { _ in
                list.select(none, of: Task.self)
            }
        }
    }

    static func grid(of tasks: [Task]) {
        let (grid, rows, bag) = (GridView(), BehaviorRelay(value: tasks), DisposeBag())
        rows.bind(to: grid.rx.items(cellType: TaskCell.self)) { _, task, cell in cell.show(task) }.disposed(by: bag)
        show(grid, "grid") { benchmark in
            var changed = tasks
            benchmark.measure("insert at the top", prepare: { round in changed.insert(Task.make(round), at: 0) }) { _ in
                rows.accept(changed)
            }
            benchmark.measure(
                "toggle of every row", prepare: { _ in for index in changed.indices { changed[index].isDone.toggle() } }
            ) { _ in
                rows.accept(changed)
            }
            search(in: changed, benchmark) { rows.accept($0) }
        }
    }

    static func sorting(of tasks: [Task]) {
        let title = ColumnViewColumn<Task>("Title", text: \.title)
        var compared = title
        compared.areInIncreasingOrder = { $0.title < $1.title }
        sorting(of: tasks, by: compared, "sorting by a header")
        sorting(of: tasks, by: title.sorted(by: \.title), "sorting by a header, by keys")
    }

    private static func sorting(of tasks: [Task], by title: ColumnViewColumn<Task>, _ name: String) {
        let (view, rows, bag) = (ColumnView(), BehaviorRelay(value: tasks), DisposeBag())
        rows.bind(to: view.rx.items(columns: [title, ColumnViewColumn("Done") { $0.isDone ? "✓" : "○" }]))
            .disposed(by: bag)
        show(view, name) { benchmark in
            let ordered = tasks.sorted { $0.title < $1.title }
            let isFirst: (Task?) -> Bool = { view.model(at: 0, as: Task.self)?.id == $0?.id }
            let order: (Int) -> GtkSortType = { $0 % 2 == 0 ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING }
            benchmark.measure(
                "sort", rounds: 6, prepare: { _ in sort(view, nil) }, change: { _ in sort(view, GTK_SORT_ASCENDING) },
                until: { _ in isFirst(ordered.first) })
            benchmark.measure(
                "the other way", rounds: 6, change: { sort(view, order($0)) },
                until: { isFirst(order($0) == GTK_SORT_DESCENDING ? ordered.last : ordered.first) })
            var changed = tasks
            benchmark.measure(
                "insert while sorted", rounds: 6, prepare: { round in changed.insert(Task.make(round), at: 0) }
            ) { _ in rows.accept(changed) }
            benchmark.measure(
                "toggle a row while sorted", rounds: 6, prepare: { round in changed[round].isDone.toggle() }
            ) {
                _ in rows.accept(changed)
            }
            let least = changed.min { $0.title < $1.title }
            let ascending: (Int) -> Void = { _ in
                sort(view, GTK_SORT_ASCENDING)
                benchmark.frames.run { isFirst(least) }
            }
            benchmark.measure("to the order of the rows", rounds: 6, prepare: ascending) { _ in sort(view, nil) }
        }
    }

    static func sections(of tasks: [Task]) {
        func inSections(_ tasks: [Task], of count: Int) -> [SectionModel<String, Task>] {
            stride(from: 0, to: tasks.count, by: count).map { start in
                SectionModel(model: "From \(start)", items: Array(tasks[start..<min(start + count, tasks.count)]))
            }
        }
        for count in [100, 5] {
            let (list, bag) = (ListView(), DisposeBag())
            var changed = inSections(tasks, of: count)
            let rows = BehaviorRelay(value: changed)
            rows.bind(to: list.rx.items(header: SectionHeader(\.model), cellType: TaskCell.self)) { _, task, cell in
                cell.show(task)
            }.disposed(by: bag)
            show(list, "sections of \(count)") { benchmark in
                benchmark.measure(
                    "insert at the top", prepare: { round in changed[0].items.insert(Task.make(round), at: 0) }
                ) { _ in rows.accept(changed) }
                benchmark.measure("another header in view", prepare: { round in changed[0].model = "Round \(round)" }) {
                    _ in
                    rows.accept(changed)
                }
                benchmark.measure(
                    "a section at the top",
                    prepare: { round in
                        changed.insert(SectionModel(model: "New \(round)", items: [Task.make(round)]), at: 0)
                    }
                ) { _ in rows.accept(changed) }
                let items = changed.flatMap(\.items)
                benchmark.measure("other sections, same rows", prepare: { changed = inSections(items, of: count + $0) })
                {
                    _ in
                    rows.accept(changed)
                }
            }
        }
    }

    static func trees() {
        let (list, bag) = (ListView(), DisposeBag())
        let rows = BehaviorRelay(value: Node.hundred)
        rows.bind(to: list.rx.items(children: \.inside, cellType: NodeCell.self)) { _, node, cell in
            cell.label.text = "Node \(node.id)"
        }.disposed(by: bag)
        tree(list, "tree", of: rows)
    }

    static func treesInColumns() {
        for order in [nil, GTK_SORT_DESCENDING] {
            let (view, bag) = (ColumnView(), DisposeBag())
            let rows = BehaviorRelay(value: Node.hundred)
            var name = ColumnViewColumn<Node>("Name") { "Node \($0.id)" }
            name.areInIncreasingOrder = { $0.id < $1.id }
            let columns = [name, ColumnViewColumn("Inside") { "\($0.inside?.count ?? 0)" }]
            rows.bind(to: view.rx.items(children: \.inside, columns: columns)).disposed(by: bag)
            sort(view, order)
            tree(view, order == nil ? "tree in columns" : "tree in columns, sorted", of: rows)
        }
    }

    private static func tree(_ tree: ListWidget, _ name: String, of rows: BehaviorRelay<[Node]>) {
        show(tree, name) { benchmark in
            benchmark.measure("expand 1,000", prepare: { _ in tree.expand([], of: Node.self) }) { _ in
                tree.expand([-1], of: Node.self)
            }
            benchmark.measure("collapse 1,000", prepare: { _ in tree.expand([-1], of: Node.self) }) { _ in
                tree.expand([], of: Node.self)
            }
            let all = Set((1...100).map { -$0 })
            benchmark.measure("expand all 100,000", prepare: { _ in tree.expand([], of: Node.self) }) { _ in
                tree.expand(all, of: Node.self)
            }
            benchmark.measure("collapse 1,000 of 100,000", prepare: { _ in tree.expand(all, of: Node.self) }) { _ in
                tree.expand(all.subtracting([-1]), of: Node.self)
            }
            tree.expand(all, of: Node.self)
            benchmark.measure("insert at the top of them") { round in
                rows.accept([Node(id: -1_000 - round)] + rows.value)
            }
            guard let view = tree as? ColumnView else { return }
            benchmark.measure("sort them", prepare: { _ in sort(view, nil) }) { _ in sort(view, GTK_SORT_DESCENDING) }
        }
    }

    private static func search(in tasks: [Task], _ benchmark: ChangeBenchmark, _ show: ([Task]) -> Void) {
        let searches = ["1", "12", "123", "1234", "123", "12", "1", ""]
        var found = tasks
        benchmark.measure(
            "search as you type", rounds: 16,
            prepare: { round in
                let text = searches[round % searches.count]
                found = text.isEmpty ? tasks : tasks.filter { strstr($0.title, text) != nil }
            },
            change: { _ in show(found) })
    }

    private static func activate(_ action: String, in list: ListWidget) {
        gtk_widget_activate_action_variant(.init(list.pointer), action, nil)
    }

    /// Selects all rows from the last selected row to another, as a click with Shift does.
    private static func select(upTo row: Int, in list: ListWidget) {
        var arguments = [
            g_variant_new_uint32(guint(row)), g_variant_new_boolean(0), g_variant_new_boolean(1),
        ]
        let target = g_variant_ref_sink(g_variant_new_tuple(&arguments, 3))
        gtk_widget_activate_action_variant(.init(list.pointer), "list.select-item", target)
        g_variant_unref(target)
    }

    private static func sort(_ view: ColumnView, _ order: GtkSortType?) {
        let column = OpaquePointer(g_list_model_get_item(gtk_column_view_get_columns(view.pointer), 0)!)
        gtk_column_view_sort_by_column(view.pointer, order == nil ? nil : column, order ?? GTK_SORT_ASCENDING)
        g_object_unref(.init(column))
    }
}

/// A row of a tree.
private struct Node: Identifiable, Equatable, Sendable {
    let id: Int
    var inside: [Node]?

    /// A hundred nodes with a thousand children each.
    static let hundred = (0..<100).map { number in
        Node(id: -1 - number, inside: (0..<1_000).map { Node(id: number * 1_000 + $0) })
    }
}

private final class NodeCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label)
    }
}
#endif
