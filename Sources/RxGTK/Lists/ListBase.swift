#if GTK
import CGTK
import Dispatch
import Rx

/// What lists of rows have in common; see ``ListView``, ``GridView`` and ``ColumnView``.
///
/// Rows come from `rx.items` and are counted as they are shown. A row is known by its id: its selection, its focus and the
/// place that is scrolled to stay with it when it moves or when its value changes.
open class ListBase: Widget {
    /// How many rows can be selected; setting it deselects all.
    public var selectionMode = SelectionMode.single {
        didSet { afterBinding { [self] in attach() } }
    }

    /// Whether a list that is scrolled to its top stays there when rows are added above, as long as the row with the keyboard stays in view.
    public var staysAtTop = false

    /// Whether the person may delete rows, by the Delete key, and move them, by Alt and the arrow keys or by dragging.
    ///
    /// The list itself changes nothing: `rx.itemDeleted` and `rx.itemMoved` tell what is wanted.
    public var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            editor = isEditing ? ListEditor(of: self) : nil
        }
    }

    /// Whether the person may move rows while the list is edited, rather than only delete them.
    public var canMoveRows = true

    /// The cells that are in the list, and the places they are in.
    var places: [OpaquePointer: ListItem] = [:]
    /// Those of them whose cells are not configured yet.
    private(set) lazy var waiting = WaitingPlaces(of: self)

    /// The `GtkSelectionModel` of the rows there are.
    private(set) var selection: GObject?
    let events = ListEvents()

    private(set) var rows: RowModel?
    private var selected: Selected?
    private var isSelecting = false
    private var deferred: [@MainActor () -> Void] = []
    let range = RangeStart()
    private var editor: ListEditor?

    private var alignment: RowAlignment?
    var firstScroll: FirstScroll?
    /// What sees to it that the row is shown to which the list was scrolled last.
    var reveal: RowReveal?
    private lazy var focus = RowFocus(of: self)

    /// The ids of the rows that are expanded where rows have others inside, whether these rows are there or not.
    var expandedIDs: Set<AnyHashable> = []
    /// The tree that is shown, if it is one.
    var tree: RowTree? {
        didSet {
            guard tree != nil, !takesKeysOfTree else { return }
            takesKeysOfTree = true
            takeKeysOfTree()
        }
    }
    private var takesKeysOfTree = false

    /// The id of the row that the person drags.
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
        endWithWindow()
        connect("activate", as: Int.self) { [weak self] index in self.map { $0.tell($0.events.activated, of: index) } }
        requirePressesToEndWhereTheyBegan()
        focus.begin()
    }

    /// Lets the cells go, and what their closures hold, when the window is closed.
    private func endWithWindow() {
        _ = listen(
            to: "destroy", receive: {},
            onEnd: { [weak self, events] in
                self?.removeRows()
                events.complete()
            })
    }

    /// Gives the rows to the wrapped list.
    func setModel(_ selection: GObject?) {}

    /// The arrow keys that go from row to row, and how many rows each goes.
    var arrows: [Int32: Int] { [GDK_KEY_Up: -1, GDK_KEY_KP_Up: -1, GDK_KEY_Down: 1, GDK_KEY_KP_Down: 1] }

    /// How a row shows that what is dragged will land before it, or after it.
    var dropMarks: (before: RowStyle.Class, after: RowStyle.Class) { (.dropAbove, .dropBelow) }

    /// Whether a point, in pixels, is nearer to the end of a row than to its beginning.
    func isBehindMiddle(_ x: Double, _ y: Double, of row: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let top = Self.top(of: row, in: widget) else { return false }
        return y > Double(top) + Double(gtk_widget_get_height(row)) / 2
    }

    /// How many rows there are.
    public var rowCount: Int {
        selection.map { Int(g_list_model_get_n_items($0.pointer)) } ?? 0
    }

    /// Shows no rows any more.
    func removeRows() {
        tree = nil
        show(nil)
    }

    /// Takes away the rows of a store that has been bound, unless another is bound by now.
    func removeRows(of store: RowModel) {
        afterBinding { [self] in if rows === store { removeRows() } }
    }

    /// Whether a closure of the program makes or configures a cell now, for GTK.
    var isMakingRow: Bool { rows?.isBinding == true }

    /// Gives GTK other rows, or takes them away: at once, or when GTK is done with the row whose cell a closure of the program makes.
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

    /// Shows the rows of a store.
    func show(_ rows: RowModel?) {
        self.rows = rows
        rows?.changing = { [weak self] change in
            guard let self else { return change() }
            keepingPlace(change)
        }
        rows?.shownRows = { [weak self] in
            self?.places.values.compactMap { place in place.row.map { (place.position, $0) } } ?? []
        }
        rows?.selectedRows = { [weak self] in self?.selectedRows ?? [] }
        rows?.selectRows = { [weak self] in self?.selectRows(at: $0, from: $1) }
        rows?.keepSelected = { [weak self] in self?.keepSelected($0) }
        rows?.rangeStart = { [weak self] in self?.range.id }
        rows?.focusedRow = { [weak self] in self?.focusedRow }
        rows?.focusRow = { [weak self] in self?.focusRow(at: $0) }
        rows?.rowsInView = { [weak self] in self?.placesInView ?? [] }
        rows?.align = { [weak self] row, top in
            self.map { $0.alignment = RowAlignment(ofRowAt: row, top: top, in: $0) }
        }
        attach()
    }

    /// The rows in view, and how far below the top of what is in view each begins: the one that has the keyboard, then the others from top
    /// to bottom. At the top of the list those do not count.
    private var placesInView: [(row: Int, top: Int)] {
        guard !(isAtTop && staysAtTop) else { return [] }
        let rows = places.values.filter { $0.row != nil && isInView($0) }
            .compactMap { place in top(of: place).map { (place.position, $0) } }
            .sorted { $0.0 < $1.0 }
        let focused = focusedRow
        return rows.filter { $0.0 == focused } + (isAtTop ? [] : rows.filter { $0.0 != focused })
    }

    private func attach() {
        selection = rows.map { selectionMode.model(over: $0) }
        selected = selection.map { Selected(in: $0) }
        // GTK's list hears first: what is told may change the rows, and GTK would look for those that were selected among others.
        selection?.connect("selection-changed", after: true) { [weak self] in self?.selectionChanged() }
        selection?.connect("items-changed") { [weak self] in self?.remember() }
        setModel(selection)
        for list in [widget, listWidget] {
            rxgtk_accessible_set_multi_selectable(list, selectionMode == .multiple ? 1 : 0)
        }
    }

    private func remember() {
        selected = selection.map { Selected(in: $0) }
    }

    private func selectionChanged() {
        let before = selected
        remember()
        guard !isSelecting, let before, let selected else { return }
        range.follow(from: before, to: selected, in: self)
        let selection = selection
        // GTK goes on with what it has told of, which those who hear of it may have taken from the list.
        defer { if self.selection !== selection { DispatchQueue.main.async { withExtendedLifetime(selection) {} } } }
        let rows = events.selected.hasObservers || events.deselected.hasObservers ? rows?.now : nil
        tell(events.deselected, of: before, without: selected, in: rows)
        tell(events.selected, of: selected, without: before, in: rows)
        events.selectionChanged.onNext(())
    }

    private func tell(
        _ event: PublishSubject<RowEvent>, of selected: Selected, without others: Selected, in rows: RowsThen?
    ) {
        guard event.hasObservers, let rows else { return }
        selected.subtracting(others).forEach { event.onNext(RowEvent(index: $0, rows: rows)) }
    }

    /// Selects or deselects in the program's name, which is not told as the person's doing.
    func selecting(_ body: (OpaquePointer) -> Void) {
        guard let selection else { return }
        let wasSelecting = isSelecting
        isSelecting = true
        defer { isSelecting = wasSelecting }
        body(selection.pointer)
    }

    private func keepingPlace(_ change: () -> Void) {
        let end = beginChange()
        change()
        end()
    }

    /// Notes what a change of the rows is to keep; what it gives keeps it, and is called as soon as the change is made.
    func beginChange() -> () -> Void {
        let (hadFocus, view) = (isFirstResponder, rowsInView)
        let returnsToTop = isAtTop && (staysAtTop || isYetToBeSeen)
        let (keepFocusInView, wasSelecting) = (focus.beginChange(), isSelecting)
        isSelecting = true
        return { [self] in
            keepFocusInView()
            isSelecting = wasSelecting
            if returnsToTop { scrollToRow(at: 0) }
            waiting.configure(rowsIn: view)
            // The row that had it may be gone; GTK then gives it to the row in its place.
            if hadFocus, !isFirstResponder { becomeFirstResponder() }
        }
    }
}
#endif
