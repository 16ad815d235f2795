#if GTK
import CGTKSupport
import ReactorKit
import Rx
import RxGTK

/// A kind of list, or a way to bind its rows.
enum ListKind {
    case cells, closure, reactors, grid, columns, sections, columnSections, tree, columnTree

    var isTree: Bool { self == .tree || self == .columnTree }
    var hasColumns: Bool { [.columns, .columnSections, .columnTree].contains(self) }
    var hasSections: Bool { self == .sections || self == .columnSections }
    /// Whether a cell is configured again when the index of its row changes.
    var updatesIndexes: Bool { self != .closure && self != .reactors }
}

/// A cell with a reactor and a label.
final class NodeCell: ListCell, View {
    final class Reactor: ReactorKit.Reactor {
        typealias Action = Never
        let initialState: RandomNode
        init(_ node: RandomNode) { initialState = node }
    }
    var disposeBag = DisposeBag()
    let label = Label()

    required init() {
        super.init()
        append(label)
    }

    func bind(reactor: Reactor) {
        reactor.state.map(\.text).bind(to: label.rx.text).disposed(by: disposeBag)
    }
}

/// A list of one kind in a window. Records what the list emits, and acts on it as a person does.
@MainActor
final class ListModelScreen {
    let kind: ListKind
    let list: ListWidget
    let window: ListWindow
    var model: ListModel
    let nodes = BehaviorRelay<[RandomNode]>(value: [])
    let sections = BehaviorRelay<[SectionModel<String, RandomNode>]>(value: [])
    var emitted: [String] = []
    var focus: Int?

    init(_ kind: ListKind, seed: UInt64, count: Int) {
        (self.kind, model) = (kind, ListModel(seed: seed, sections: kind.hasSections ? 3 : 0, isTree: kind.isTree))
        list = kind.hasColumns ? ColumnView() : kind == .grid ? GridView() : ListView()
        list.selectionMode = seed % 3 == 0 ? .single : .multiple
        window = ListWindow(list)
        bind()
        model.add(count)
        send()
        list.rx.itemSelected.subscribe(onNext: { [unowned self] in emitted.append("selected \($0)") })
            .disposed(by: window.bag)
        list.rx.itemDeselected.subscribe(onNext: { [unowned self] in emitted.append("deselected \($0)") })
            .disposed(by: window.bag)
        list.rx.itemActivated.subscribe(onNext: { [unowned self] in emitted.append("activated \($0)") })
            .disposed(by: window.bag)
        list.rx.selectedIDs(of: RandomNode.self).skip(1)
            .subscribe(onNext: { [unowned self] in emitted.append("ids \($0.sorted())") }).disposed(by: window.bag)
        list.rx.expandedIDs(of: RandomNode.self).skip(1)
            .subscribe(onNext: { [unowned self] in emitted.append("expanded \($0.sorted())") })
            .disposed(by: window.bag)
        window.draw()
    }

    func bind() {
        let bag = window.bag
        func show(_ index: Int, _ node: RandomNode, _ cell: TextCell) { cell.label.text = "\(index) \(node.text)" }
        var first = ColumnViewColumn<RandomNode>("Key", cellType: TextCell.self, configureCell: show)
        first.areInIncreasingOrder = { $0.key < $1.key }
        let columns = [first, ColumnViewColumn("Text", text: \.text).sorted(by: \.text)]
        switch (kind, list) {
        case (.columns, let list as ColumnView): nodes.bind(to: list.rx.items(columns: columns)).disposed(by: bag)
        case (.columnSections, let list as ColumnView):
            sections.bind(to: list.rx.items(header: SectionHeader(\.model), columns: columns)).disposed(by: bag)
        case (.columnTree, let list as ColumnView):
            nodes.bind(to: list.rx.items(children: \.inside, columns: columns)).disposed(by: bag)
        case (.tree, let list as ListView):
            nodes.bind(to: list.rx.items(children: \.inside, cellType: TextCell.self))(show).disposed(by: bag)
        case (.sections, let list as ListView):
            sections.bind(to: list.rx.items(header: SectionHeader(\.model), cellType: TextCell.self))(show)
                .disposed(by: bag)
        case (.closure, let list as ListView):
            nodes.bind(to: list.rx.items) { _, _, node in
                let cell = TextCell()
                cell.label.text = node.text
                return cell
            }.disposed(by: bag)
        case (.reactors, let list as ListView):
            nodes.bind(to: list.rx.items(cellType: NodeCell.self, reactor: NodeCell.Reactor.init))
                .disposed(by: bag)
        case (_, let list as CellList):
            nodes.bind(to: list.rx.items(cellType: TextCell.self))(show).disposed(by: bag)
        default: break
        }
    }

    func send() {
        if kind.hasSections {
            sections.accept(model.roots.map { SectionModel(model: "Section \($0)", items: model.nodes(in: $0)) })
        } else {
            nodes.accept(model.nodes(in: 0))
        }
    }

    var rows: [Int] { (0..<list.rowCount).compactMap { list.model(at: $0, as: RandomNode.self)?.id } }
    var focused: Int? { list.focusedRow.flatMap { list.model(at: $0, as: RandomNode.self)?.id } }

    /// The labels of the cells in view, line by line.
    var labels: [Label] {
        func labels(below widget: Widget) -> [Label] {
            guard gtk_widget_get_child_visible(.init(widget.pointer)) != 0 else { return [] }
            if widget is TextCell || widget is NodeCell { return widget.subviews.compactMap { $0 as? Label } }
            return widget.subviews.flatMap(labels)
        }
        let placed = labels(below: list).map { label -> (Double, Double, Label) in
            var (left, top) = (0.0, 0.0)
            rxgtk_translate(.init(label.pointer), .init(list.pointer), 0, 0, &left, &top)
            return (top, left, label)
        }
        return placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    func focus(_ label: Label) {
        var row: Widget = label
        while let parent = row.superview, rxgtk_is_a(.init(parent.pointer), gtk_list_base_get_type()) == 0 {
            row = parent
        }
        row.becomeFirstResponder()
    }

    func choose(_ index: Int, isModifying: Bool) {
        var arguments = [
            g_variant_new_uint32(guint(index)), g_variant_new_boolean(isModifying ? 1 : 0),
            g_variant_new_boolean(0),
        ]
        let inner = list.subviews.first { rxgtk_is_a(.init($0.pointer), gtk_list_base_get_type()) != 0 } ?? list
        let target = g_variant_ref_sink(g_variant_new_tuple(&arguments, 3))
        gtk_widget_activate_action_variant(.init(inner.pointer), "list.select-item", target)
        g_variant_unref(target)
    }

    func press(_ key: Int32) {
        let controllers = gtk_widget_observe_controllers(.init(list.pointer))!
        defer { g_object_unref(.init(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            let item = OpaquePointer(g_list_model_get_item(controllers, index)!)
            defer { g_object_unref(.init(item)) }
            guard rxgtk_is_a(.init(item), gtk_event_controller_key_get_type()) != 0,
                gtk_event_controller_get_propagation_phase(item) == GTK_PHASE_CAPTURE
            else { continue }
            RxGTK.GObject.wrapping(item).emit("key-pressed", UInt32(key), UInt32(9), UInt32(0))
        }
    }
}
#endif
