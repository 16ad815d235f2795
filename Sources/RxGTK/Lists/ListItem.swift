#if GTK
import CGTK
import ReactorKit

/// One of the places where a list shows its rows by turns, with the cell that stays in it.
///
/// Wraps `GtkListItem`.
final class ListItem: GObject {
    override class var objectType: GType { gtk_list_item_get_type() }

    /// What shows the row's value.
    private(set) var cell: Widget?
    /// What is round the cell, if anything is.
    private var frame: FramedCell?
    private(set) var row: Row?
    /// Whether the cell shows the row, and not yet the one before or none.
    private(set) var isConfigured = false
    private(set) weak var list: ListBase?
    private var form: CellForm?
    /// The position the cell was configured for.
    private var shown = 0
    /// Whether the row has been given a name, which the next one must not keep.
    private var isNamed = false
    /// Whether the row looks as one that is dragged.
    var isDimmed = false

    private static let isRegistered: Void = GObject.register(objectType) { ListItem(borrowing: $0) }

    /// A `GtkSignalListItemFactory` that fills the places of `list` by `form`.
    static func factory(for list: ListBase, form: CellForm) -> GObject {
        _ = isRegistered
        let factory = GObject(adopting: gtk_signal_list_item_factory_new()!)
        factory.connect("setup", as: GObject.self) { [weak list] item in
            item.checked(as: ListItem.self).setUp(in: list, form)
        }
        factory.connect("bind", as: GObject.self) { item in item.checked(as: ListItem.self).bind() }
        // Not "unbind": after it comes the next "bind", maybe for the same row, or "teardown".
        factory.connect("teardown", as: GObject.self) { item in item.checked(as: ListItem.self).tearDown() }
        return factory
    }

    /// GTK's widget for the whole row.
    var rowWidget: UnsafeMutablePointer<GtkWidget>? {
        cell.flatMap { ListBase.row(around: $0.widget)?.row }
    }

    /// Where the row is, as shown.
    var position: Int { Int(gtk_list_item_get_position(pointer)) }

    /// Puts a cell in the place of the one there is.
    func show(_ cell: Widget?) {
        (self.cell as? ListCell)?.place = nil
        if let frame {
            frame.show(cell)
        } else {
            fill(with: cell, insteadOf: self.cell)
        }
        self.cell = cell
        (cell as? ListCell)?.place = self
    }

    private func fill(with child: Widget?, insteadOf old: Widget?) {
        if let old { list?.places[old.pointer] = nil }
        gtk_list_item_set_child(pointer, child?.widget)
        if let child { list?.places[child.pointer] = self }
    }

    /// Has the cell show what the row's value is now.
    func configure() {
        guard let row, let list else { return }
        list.waiting.remove(self)
        shown = position
        row.whileBinding { form?.configure(self, row, list) }
        showFrame(of: row)
        isConfigured = true
        nameRow()
        list.dimIfDragged(self)
    }

    /// Has the cell show the row's new value; one that waits for its first will show that.
    func update() {
        if isConfigured { configure() }
    }

    /// Has what is round the cell show what else there is to say of the row, whose value is the same.
    func updateFrame() {
        if isConfigured, let row { showFrame(of: row) }
    }

    private func showFrame(of row: Row) {
        guard let frame else { return }
        row.whileBinding { form?.frame?.show(frame, row) }
    }

    /// Gives the cell to the row that this has become.
    func exchange() {
        reset()
        configureWhenSeen()
    }

    private func reset() {
        guard let row, isConfigured else { return }
        isConfigured = false
        // A cell of the row's own stays until the next row has one: a place without would have no height.
        row.whileBinding { CellForm.letGo(cell) }
    }

    /// Configures the cell before it is seen: at once where there are no frames to wait for, or where the row would have no height.
    private func configureWhenSeen() {
        if cell == nil || list?.waiting.add(self) != true { configure() }
    }

    private func setUp(in list: ListBase?, _ form: CellForm) {
        (self.list, self.form) = (list, form)
        if list is ColumnView { leavePressesToRow() }
        // GTK 4.8 binds all rows behind a change again, to tell them their positions; later versions only tell.
        connect("notify::position") { [weak self] in self?.followMove() }
        frame = form.frame?.pool.take()
        frame?.place = self
        if let frame { fill(with: frame, insteadOf: nil) }
        show(form.pool?.take())
    }

    /// Has the row alone take presses: in GTK 4.8 each of its cells does so too, and a click with Ctrl selects the row and deselects it.
    private func leavePressesToRow() {
        guard Toolkit.gtkVersion < LibraryVersion(4, 12) else { return }
        gtk_list_item_set_selectable(pointer, 0)
        gtk_list_item_set_activatable(pointer, 0)
    }

    private func bind() {
        guard let item = gtk_list_item_get_item(pointer), let row = Row.of(OpaquePointer(item)) else { return }
        guard self.row !== row else { return followMove() }
        letGo()
        self.row = row
        row.items.append(self)
        row.refresh(at: position)
        configureWhenSeen()
    }

    /// Has the cell show another index, if that is what it shows.
    private func followMove() {
        guard row != nil, form?.followsMoves == true, shown != position else { return }
        configureWhenSeen()
    }

    /// Takes from the cell what belongs to the row it showed.
    private func letGo() {
        guard let row else { return }
        list?.waiting.remove(self)
        reset()
        row.items.removeAll { $0 === self }
        self.row = nil
    }

    private func tearDown() {
        letGo()
        let cell = cell as? ListCell
        show(nil)
        if let frame {
            fill(with: nil, insteadOf: frame)
            form?.frame?.pool.put(frame)
        }
        frame = nil
        if let cell { form?.pool?.put(cell) }
        form = nil
    }

    /// What assistive technology reads for a row is what its cell is called.
    func nameRow() {
        guard let cell, let place = (frame ?? cell).superview else { return }
        let name = cell.accessibilityLabel
        guard isNamed || name != nil else { return }
        place.accessibilityLabel = name
        isNamed = true
    }
}
#endif
