#if GTK
import CGTKSupport

/// The base class of lists of rows: ``ListView``, ``GridView`` and ``ColumnView``.
///
/// `rx.items` sets the rows. An index counts the rows as displayed, after sorting. A row is identified by its id: its
/// selection, its focus and the scroll position follow it when it moves or when its value changes.
open class ListWidget: Widget {
    /// How many rows can be selected. Setting the mode deselects all rows.
    public var selectionMode = SelectionMode.single {
        didSet { afterBinding { [self] in selection.attach(to: rows) } }
    }

    /// Whether a list that is scrolled to its top stays at the top when rows are added above, as long as the focused
    /// row stays in view.
    public var staysAtTop = false

    /// Whether the user may delete rows with the Delete key, and move them with Alt and the arrow keys or by dragging.
    ///
    /// The list itself changes nothing: `rx.itemDeleted` and `rx.itemMoved` emit the user's requests.
    public var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            editor = isEditing ? ListEditor(of: self) : nil
        }
    }

    /// Whether the user may also move rows while the list `isEditing`, rather than only delete them.
    public var canMoveRows = true

    /// Whether the user may drag rows now.
    var canDragRows: Bool { isEditing && canMoveRows }

    /// The list items, by the widget in each: the cell, or the frame round it.
    var listItems: [OpaquePointer: ListItem] = [:]
    /// The list items whose cells are not configured yet.
    private(set) lazy var unconfiguredItems = UnconfiguredListItems(of: self)

    package let events = ListEvents()

    /// What the list shows; `nil` if it shows no rows.
    private(set) var content: ListContent?
    /// The displayed store.
    var rows: RowModel? { content?.store }
    private(set) lazy var selection = ListSelection(of: self)
    private(set) lazy var scrolling = ListScrolling(of: self)
    private(set) lazy var tree = TreeState(of: self)
    private let bindingQueue = BindingQueue()
    private var editor: ListEditor?

    /// The row that the user drags.
    var dragged: (id: AnyHashable, row: RowEvent)?

    override init(making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        super.init(making: make)
        prepare()
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        prepare()
    }

    private func prepare() {
        rxgtk_list_set_tab_to_item(widget)
        rxgtk_list_guide_autoscroll(widget)
        removeRowsOnDestroy()
        connect("activate", as: Int.self) { [weak self] index in
            self.map { $0.emit($0.events.activated, forRowAt: index) }
        }
        requirePressesToEndWhereTheyBegan()
        scrolling.focus.begin()
    }

    /// Releases the cells, and what their closures capture, when the window is closed.
    private func removeRowsOnDestroy() {
        _ = listen(
            to: "destroy", receive: {},
            onEnd: { [weak self, events] in
                self?.removeRows()
                events.end()
            })
    }

    /// Sets the selection model of the wrapped list.
    func setModel(_ selection: GObject?) {}

    /// The arrow keys that move between rows, and by how many rows each moves.
    var arrows: [Int32: Int] { [GDK_KEY_Up: -1, GDK_KEY_KP_Up: -1, GDK_KEY_Down: 1, GDK_KEY_KP_Down: 1] }

    /// The style classes that mark a row when the dragged row will land before or after it.
    var dropMarks: (before: RowStyle.Class, after: RowStyle.Class) { (.dropAbove, .dropBelow) }

    /// Returns whether a point, in pixels, is nearer to the end of a row than to its start.
    func isBehindMiddle(_ x: Double, _ y: Double, of row: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let top = Self.top(of: row, in: widget) else { return false }
        return y > Double(top) + Double(gtk_widget_get_height(row)) / 2
    }

    /// The number of rows.
    public var rowCount: Int {
        selection.model.map { Int(g_list_model_get_n_items($0.pointer)) } ?? 0
    }

    /// Removes all rows.
    func removeRows() { show(nil) }

    /// Removes the rows of a content, unless the list shows another content by now.
    package func removeRows(of content: ListContent) {
        afterBinding { [self] in if self.content === content { removeRows() } }
    }

    /// Whether a cell is being made, configured or reset. The rows must not change then.
    var isMakingRow: Bool { rows?.isBinding == true }

    /// Runs `body`, which replaces or removes the rows. If a closure of the app is making or configuring a cell, `body`
    /// runs in a later turn of the main queue, when GTK is done with that row.
    func afterBinding(_ body: @escaping @MainActor () -> Void) {
        bindingQueue.run(whileBinding: isMakingRow, body)
    }

    /// Shows the rows of a content, or none.
    func show(_ content: ListContent?) {
        rows?.display = nil
        self.content = content
        rows?.display = self
        tree.rows = content?.tree
        selection.attach(to: rows)
    }
}
#endif
