#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// The direction of a sorted column.
enum SortOrder { case ascending, descending }

extension GTKTestCase {
    /// Runs `body` for a list view, then for a column view. Names the kind if the body fails.
    func forBothKinds(_ body: @MainActor (_ inColumns: Bool) throws -> Void) rethrows {
        for inColumns in [false, true] {
            let failures = testRun?.totalFailureCount
            try onMain { try body(inColumns) }
            guard testRun?.totalFailureCount == failures else {
                return XCTFail("failed in a \(inColumns ? "column" : "list") view")
            }
        }
    }
}

/// A window that shows a list in a scrolled window.
@MainActor
final class ListWindow: Window {
    let list: ListWidget
    var bag = DisposeBag()
    private let scrolled: Widget

    init(_ list: ListWidget) {
        self.list = list
        scrolled = Widget(making: gtk_scrolled_window_new)
        super.init(title: "Test", width: 300, height: 400)
        gtk_scrolled_window_set_child(scrolled.pointer, .init(list.pointer))
        content = scrolled
        present()
    }

    var scrollPosition: Double {
        get { gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(list.pointer)) }
        set { gtk_adjustment_set_value(gtk_scrollable_get_vadjustment(list.pointer), newValue) }
    }

    /// Whether the whole last row is in view.
    var isAtEnd: Bool {
        let adjustment = gtk_scrollable_get_vadjustment(list.pointer)
        return scrollPosition >= gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }

    /// Binds rows to the list, which shows their texts. A column view gets two columns: the first sorts by the ids, the
    /// second shuffles them.
    func bind(_ rows: BehaviorRelay<[Item]>) {
        let configure: (Int, Item, TextCell) -> Void = { _, element, cell in cell.label.text = element.text }
        if let list = list as? ColumnView {
            var column = ColumnViewColumn<Item>("Text", cellType: TextCell.self, configureCell: configure)
            column.expands = true
            column.areInIncreasingOrder = { $0.id < $1.id }
            var mixed = ColumnViewColumn<Item>("Mixed", text: { _ in "" })
            mixed.areInIncreasingOrder = { ($0.id * 7919) % 5003 < ($1.id * 7919) % 5003 }
            rows.bind(to: list.rx.items(columns: [column, mixed])).disposed(by: bag)
        } else if let list = list as? CellList {
            rows.bind(to: list.rx.items(cellType: TextCell.self))(configure).disposed(by: bag)
        }
    }

    /// Sorts by a column, as clicks on its header do. Removes the sort if `order` is `nil`.
    func sort(by order: SortOrder?, column: Int = 0) {
        let column = OpaquePointer(g_list_model_get_item(gtk_column_view_get_columns(list.pointer), guint(column))!)
        defer { g_object_unref(.init(column)) }
        gtk_column_view_sort_by_column(
            list.pointer, order == nil ? nil : column, order == .descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
    }

    /// A point of a column view's first header, in screen coordinates.
    var header: (x: Int, y: Int) {
        var (x, y) = (0.0, 0.0)
        rxgtk_translate(.init(list.pointer), .init(pointer), 0, 0, &x, &y)
        return onScreen(Int(x) + 30, Int(y) + 12)
    }

    /// A point 40 pixels from the start of a row and at half its height, in screen coordinates.
    func point(in text: String) -> (x: Int, y: Int) {
        guard let row = label(text)?.row else { return (0, 0) }
        var (x, y) = (0.0, 0.0)
        rxgtk_translate(.init(row.pointer), .init(pointer), 0, 0, &x, &y)
        return onScreen(Int(x) + 40, Int(y) + Int(gtk_widget_get_height(.init(row.pointer))) / 2)
    }

    /// Presses keys one after another.
    func press(_ keys: String...) throws {
        try person(keys.map(Input.key))
        draw()
    }

    /// GTK's widget of the row with a text. It has the focus when the row is focused.
    func row(_ text: String) -> Widget? {
        let row = label(text)?.row?.superview
        return list is ColumnView ? row?.superview : row
    }

    func focus(_ text: String) {
        XCTAssertEqual(row(text)?.becomeFirstResponder(), true)
    }

    /// A point of the window, converted to screen coordinates.
    func onScreen(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(pointer, &left, &top)
        return (x + Int(left), y + Int(top))
    }

    /// The texts of the labels that are in view or near it, from top to bottom.
    var texts: [String] { labels(below: list).sorted { $0.top < $1.top }.map(\.text) }

    /// The label with a text, if it is in view or near it.
    func label(_ text: String) -> Label? { labels(below: list).first { $0.text == text }?.label }

    private func labels(below widget: Widget) -> [(top: Double, text: String, label: Label)] {
        guard gtk_widget_get_child_visible(.init(widget.pointer)) != 0, !widget.isHidden else { return [] }
        guard let label = widget as? Label else { return widget.subviews.flatMap { labels(below: $0) } }
        var (left, top) = (0.0, 0.0)
        rxgtk_translate(.init(label.pointer), .init(list.pointer), 0, 0, &left, &top)
        return [(top, label.text ?? "", label)]
    }
}

/// A cell with a label.
final class TextCell: ListCell {
    let label = Label()

    required init() {
        super.init()
        append(label)
    }
}

extension Widget {
    /// Whether the widget has noticed that the pointer is over it.
    @MainActor var isHovered: Bool {
        gtk_widget_get_state_flags(.init(pointer)).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    }
}

extension Label {
    /// GTK's widget around a row's cell. It has the focus when the row is focused.
    @MainActor var row: Widget? { superview?.superview }
}
#endif
