#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Sections with headers in a list view or a column view, in a window. Records which cells the list configures.
@MainActor
final class SectionScreen {
    typealias Month = SectionModel<String?, Item>

    /// A place in the list's coordinates.
    struct Place: Equatable {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
    }

    static let months = [month("May", 1, 2), month("June", 3), month("July"), month("August", 4, 5)]

    static func month(_ name: String?, _ ids: Int...) -> Month {
        Month(model: name, items: ids.map { Item($0, "\($0)") })
    }

    let list: ListWidget
    let window: ListWindow
    let months: BehaviorRelay<[Month]>
    var configured: [Int] = []

    init(_ months: [Month], inColumns: Bool = false) {
        self.months = BehaviorRelay(value: months)
        list = inColumns ? ColumnView() : ListView()
        list.selectionMode = .multiple
        window = ListWindow(list)
        Self.bind(self.months.asObservable(), to: list) { [unowned self] in configured.append($0) }.disposed(
            by: window.bag)
        window.draw()
    }

    /// Binds sections to a list view, or to the two columns of a column view. `onConfigure` gets the ids of configured
    /// items.
    static func bind(
        _ months: Observable<[Month]>, to list: ListWidget, onConfigure: @escaping (Int) -> Void = { _ in }
    ) -> any Disposable {
        let configure: (Int, Item, TextCell) -> Void = { _, item, cell in
            onConfigure(item.id)
            cell.label.text = item.text
        }
        if let list = list as? ListView {
            return months.bind(to: list.rx.items(header: SectionHeader(\.model), cellType: TextCell.self))(configure)
        }
        var text = ColumnViewColumn<Item>("Text", cellType: TextCell.self, configureCell: configure)
        text.areInIncreasingOrder = { $0.text < $1.text }
        var note = ColumnViewColumn<Item>("Note") { _ in "note" }
        note.expands = true
        return months.bind(
            to: list.checked(as: ColumnView.self).rx.items(header: SectionHeader(\.model), columns: [text, note]))
    }

    func place(of widget: Widget?) throws -> Place {
        let widget = try XCTUnwrap(widget)
        var (x, y) = (0.0, 0.0)
        rxgtk_translate(.init(widget.pointer), .init(list.pointer), 0, 0, &x, &y)
        return Place(
            left: Int(x), top: Int(y), width: Int(gtk_widget_get_width(.init(widget.pointer))),
            height: Int(gtk_widget_get_height(.init(widget.pointer))))
    }

    func place(ofText text: String) throws -> Place { try place(of: window.label(text)) }

    /// The texts in view, except the titles and the second column's texts of a column view.
    var texts: [String] { window.texts.filter { !["Text", "Note", "note"].contains($0) } }
    var focused: String? { list.focusedRow.flatMap { list.model(at: $0, as: Item.self)?.text } }
    var selected: [String] { list.selectedRows.compactMap { list.model(at: $0, as: Item.self)?.text } }
}
#endif
