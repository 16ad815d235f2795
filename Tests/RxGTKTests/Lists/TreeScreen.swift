#if GTK
import CGTKSupport
import Rx
import RxGTK

/// A tree in a list view or a column view, in a window. Records what the list emits and configures.
@MainActor
final class TreeScreen {
    struct Node: Identifiable, Equatable, Sendable {
        let id: String
        var text: String
        var size: Int
        var inside: [Node]?

        init(_ id: String, _ size: Int = 0, _ inside: [Node]? = nil) {
            (self.id, text, self.size, self.inside) = (id, id, size, inside)
        }

        init(_ id: String, _ inside: [Node]?) { self.init(id, 0, inside) }
    }

    static let fruit = [
        Node("fruit", 9, [Node("apples", 5, [Node("Cox", 2), Node("Boskoop", 3)]), Node("pears", 4, [])]),
        Node("salt", 1),
    ]

    let list: ListWidget
    let window: ListWindow
    let nodes: BehaviorRelay<[Node]>
    var emitted: [Set<String>] = []
    var configured: [String] = []

    init(_ nodes: [Node], inColumns: Bool = false, arrowsInLast: Bool = false) {
        self.nodes = BehaviorRelay(value: nodes)
        list = inColumns ? ColumnView() : ListView()
        window = ListWindow(list)
        Self.bind(self.nodes.asObservable(), to: list, arrowsInLast: arrowsInLast) { [unowned self] in
            configured.append($0)
        }.disposed(by: window.bag)
        list.rx.expandedIDs(of: Node.self).subscribe(onNext: { [unowned self] in emitted.append($0) }).disposed(
            by: window.bag)
        window.draw()
    }

    /// Binds nodes to a list view, or to the two columns of a column view. `onConfigure` gets the ids of configured
    /// nodes.
    static func bind(
        _ nodes: Observable<[Node]>, to list: ListWidget, arrowsInLast: Bool = false,
        onConfigure: @escaping (String) -> Void = { _ in }
    ) -> any Disposable {
        let configure: (Int, Node, TextCell) -> Void = { _, node, cell in
            onConfigure(node.id)
            cell.label.text = node.text
        }
        if let list = list as? ListView {
            return nodes.bind(to: list.rx.items(children: \.inside, cellType: TextCell.self))(configure)
        }
        var name = ColumnViewColumn<Node>("Name", cellType: TextCell.self, configureCell: configure)
        name.expands = true
        name.areInIncreasingOrder = { $0.id < $1.id }
        var size = ColumnViewColumn<Node>("Size", cellType: TextCell.self) { _, node, cell in
            cell.label.text = "\(node.size) kB"
        }
        size.areInIncreasingOrder = { $0.size < $1.size }
        size.showsArrows = arrowsInLast
        return nodes.bind(to: list.checked(as: ColumnView.self).rx.items(children: \.inside, columns: [name, size]))
    }

    /// Clicks the arrow before a text, after the row has noticed the pointer.
    func pressArrow(of text: String) throws {
        let point = window.point(in: text)
        // The point is 40 pixels to the right of where the arrow begins.
        try person(.move(x: point.x - 32, y: point.y))
        spin(for: "the pointer over \(text)") { window.label(text)?.row?.isHovered ?? false }
        try person(.click())
    }

    /// The texts in view, except the titles and the sizes of a column view.
    var texts: [String] { window.texts.filter { !["Name", "Size"].contains($0) && !$0.hasSuffix(" kB") } }
    var focused: String? { list.focusedRow.flatMap { list.model(at: $0, as: Node.self)?.id } }
    var rows: [String] { (0..<list.rowCount).compactMap { list.model(at: $0, as: Node.self)?.id } }
}

extension ListWindow {
    /// The icon name of the arrow beside a text, or `nil` if the row shows none.
    func arrow(_ text: String) -> String? {
        label(text)?.row?.subviews.lazy.compactMap { $0 as? Image }
            .first { gtk_widget_get_opacity(.init($0.pointer)) > 0 }?.iconName
    }
}
#endif
