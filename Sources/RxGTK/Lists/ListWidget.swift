#if GTK
import CGTK
import Dispatch
import Rx

/// The base class of lists of rows: ``ListView``, ``GridView`` and ``ColumnView``.
///
/// `rx.items` sets the rows. An index is a displayed index. A row is identified by its id: its selection, its focus and
/// the scroll position follow it when it moves or when its value changes.
open class ListWidget: Widget {
    /// How many rows can be selected. Setting the mode deselects all rows.
    public var selectionMode = SelectionMode.single {
        didSet { afterBinding { [self] in attach() } }
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

    /// The list items, by the widget in each: the cell, or the frame round it.
    var listItems: [OpaquePointer: ListItem] = [:]
    /// The list items whose cells are not configured yet.
    private(set) lazy var unconfiguredItems = UnconfiguredListItems(of: self)

    /// The `GtkSelectionModel` over the current rows.
    private(set) var selection: GObject?
    let events = ListEvents()

    private(set) var rows: RowModel?
    private var selected: SelectionSnapshot?
    private var isSelecting = false
    private var deferred: [@MainActor () -> Void] = []
    let range = RangeStart()
    private var editor: ListEditor?

    private var alignment: RowAlignment?
    var firstScroll: FirstScroll?
    /// Ensures that the row that was scrolled to last is shown.
    var reveal: RowReveal?
    private lazy var focus = RowFocus(of: self)

    /// The ids of the expanded rows of a tree, including ids without a row.
    var expandedIDs: Set<AnyHashable> = []
    /// The displayed tree, if the list shows one.
    var tree: RowTree? {
        didSet {
            guard tree != nil, !hasTreeKeyController else { return }
            hasTreeKeyController = true
            addTreeKeyController()
        }
    }
    private var hasTreeKeyController = false

    /// The id of the row that the user drags.
    var draggedRow: AnyHashable?

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
        removeRowsOnDestroy()
        connect("activate", as: Int.self) { [weak self] index in
            self.map { $0.emit($0.events.activated, forRowAt: index) }
        }
        requirePressesToEndWhereTheyBegan()
        focus.begin()
    }

    /// Releases the cells, and what their closures capture, when the window is closed.
    private func removeRowsOnDestroy() {
        _ = listen(
            to: "destroy", receive: {},
            onEnd: { [weak self, events] in
                self?.removeRows()
                events.complete()
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
        selection.map { Int(g_list_model_get_n_items($0.pointer)) } ?? 0
    }

    /// Removes all rows.
    func removeRows() {
        tree = nil
        show(nil)
    }

    /// Removes the rows of a store, unless the list shows another store by now.
    func removeRows(of store: RowModel) {
        afterBinding { [self] in if rows === store { removeRows() } }
    }

    /// Whether a closure of the app is making or configuring a cell for GTK.
    var isMakingRow: Bool { rows?.isBinding == true }

    /// Runs `body`, which replaces or removes the rows. If a closure of the app is making or configuring a cell, `body`
    /// runs in a later turn of the main queue, when GTK is done with that row.
    func afterBinding(_ body: @escaping @MainActor () -> Void) {
        guard isMakingRow || !deferred.isEmpty else { return body() }
        deferred.append(body)
        guard deferred.count == 1 else { return }
        DispatchQueue.main.async { [self] in
            while let next = deferred.first {
                next()
                deferred.removeFirst()
            }
        }
    }

    /// Shows the rows of a store, or none.
    func show(_ rows: RowModel?) {
        self.rows = rows
        rows?.changing = { [weak self] change in
            guard let self else { return change() }
            preservingFocusAndScroll(change)
        }
        rows?.shownRows = { [weak self] in
            self?.listItems.values.compactMap { item in item.row.map { (item.position, $0) } } ?? []
        }
        rows?.selectedRows = { [weak self] in self?.selectedRows ?? [] }
        rows?.selectRows = { [weak self] in self?.selectRows(at: $0, from: $1) }
        rows?.keepSelected = { [weak self] in self?.keepSelected($0) }
        rows?.rangeStart = { [weak self] in self?.range.id }
        rows?.focusedRow = { [weak self] in self?.focusedRow }
        rows?.focusRow = { [weak self] in self?.focusRow(at: $0) }
        rows?.rowOffsetsInView = { [weak self] in self?.rowOffsetsInView ?? [] }
        rows?.align = { [weak self] row, top in
            self.map { $0.alignment = RowAlignment(ofRowAt: row, top: top, in: $0) }
        }
        attach()
    }

    /// The rows in view and the offset of each from the top of the view: the focused row, then the others from top to
    /// bottom. If the list is scrolled to its top, only the focused row counts; with `staysAtTop`, none does.
    private var rowOffsetsInView: [(row: Int, top: Int)] {
        guard !(isAtTop && staysAtTop) else { return [] }
        let rows = listItems.values.filter { $0.row != nil && isInView($0) }
            .compactMap { item in top(of: item).map { (item.position, $0) } }
            .sorted { $0.0 < $1.0 }
        let focused = focusedRow
        return rows.filter { $0.0 == focused } + (isAtTop ? [] : rows.filter { $0.0 != focused })
    }

    private func attach() {
        selection = rows.map { selectionMode.model(over: $0) }
        selected = selection.map { SelectionSnapshot(in: $0) }
        // GTK's list receives the signal first. A subscriber may change the rows, and GTK would then look for the
        // selected rows among other rows.
        selection?.connect("selection-changed", after: true) { [weak self] in self?.selectionChanged() }
        selection?.connect("items-changed") { [weak self] in self?.updateSelectionSnapshot() }
        setModel(selection)
        for list in [widget, listWidget] {
            rxgtk_accessible_set_multi_selectable(list, selectionMode == .multiple ? 1 : 0)
        }
    }

    private func updateSelectionSnapshot() {
        selected = selection.map { SelectionSnapshot(in: $0) }
    }

    private func selectionChanged() {
        let before = selected
        updateSelectionSnapshot()
        guard !isSelecting, let before, let selected else { return }
        range.update(from: before, to: selected, in: self)
        let selection = selection
        // GTK keeps using the selection model after its signal, although a subscriber may have removed the model from
        // the list.
        defer { if self.selection !== selection { DispatchQueue.main.async { withExtendedLifetime(selection) {} } } }
        let snapshot = events.selected.hasObservers || events.deselected.hasObservers ? rows?.snapshot : nil
        emit(events.deselected, for: before, without: selected, in: snapshot)
        emit(events.selected, for: selected, without: before, in: snapshot)
        events.selectionChanged.onNext(())
    }

    private func emit(
        _ event: PublishSubject<RowEvent>, for selected: SelectionSnapshot, without others: SelectionSnapshot,
        in snapshot: RowsSnapshot?
    ) {
        guard event.hasObservers, let snapshot else { return }
        selected.subtracting(others).forEach { event.onNext(RowEvent(index: $0, snapshot: snapshot)) }
    }

    /// Selects or deselects rows on behalf of the app. `rx` does not emit this as user input.
    func selecting(_ body: (OpaquePointer) -> Void) {
        guard let selection else { return }
        let wasSelecting = isSelecting
        isSelecting = true
        defer { isSelecting = wasSelecting }
        body(selection.pointer)
    }

    private func preservingFocusAndScroll(_ change: () -> Void) {
        let end = beginChange()
        change()
        end()
    }

    /// Records what a change of the rows must preserve. The caller calls the returned closure, which restores it, right
    /// after the change.
    func beginChange() -> () -> Void {
        let (hadFocus, view) = (isFirstResponder, rowsInView)
        let returnsToTop = isAtTop && (staysAtTop || isAwaitingFirstLayout)
        let (keepFocusInView, wasSelecting) = (focus.beginChange(), isSelecting)
        isSelecting = true
        return { [self] in
            keepFocusInView()
            isSelecting = wasSelecting
            if returnsToTop { scrollToRow(at: 0) }
            unconfiguredItems.configure(rowsIn: view)
            // The focused row may be gone. GTK then focuses the row at its index.
            if hadFocus, !isFirstResponder { becomeFirstResponder() }
        }
    }
}
#endif
