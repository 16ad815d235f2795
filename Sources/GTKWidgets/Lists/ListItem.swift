#if GTK
import CGTKSupport

/// A list item of GTK, and the cell in it. It shows one row at a time, and GTK reuses it for other rows.
///
/// Wraps `GtkListItem`.
final class ListItem: GObject {
    override class var objectType: GType { gtk_list_item_get_type() }

    /// The widget that shows the row's value.
    private(set) var cell: Widget?
    /// The frame round the cell, if any.
    private var frame: FramedCell?
    private(set) var row: Row?
    /// Whether the cell shows this row, rather than the previous row or none.
    private(set) var isConfigured = false
    private(set) weak var list: ListWidget?
    private var form: CellForm?
    /// The index that the cell was configured with.
    private var configuredPosition = 0
    /// Whether the row's widget has an accessibility label, which must be reset for the next row.
    private var isNamed = false
    /// Whether the row is dimmed because it is being dragged.
    var isDimmed = false

    /// Makes a `GtkSignalListItemFactory` that fills the list items of `list` as `form` says.
    static func factory(for list: ListWidget, form: CellForm) -> GObject {
        let factory = GObject(adopting: gtk_signal_list_item_factory_new()!)
        factory.connect("setup", as: GObject.self) { [weak list] item in
            item.checked(as: ListItem.self).setUp(in: list, form)
        }
        factory.connect("bind", as: GObject.self) { item in item.checked(as: ListItem.self).bind() }
        // Does not handle "unbind", because either "bind", possibly for the same row, or "teardown" follows it.
        factory.connect("teardown", as: GObject.self) { item in item.checked(as: ListItem.self).tearDown() }
        return factory
    }

    /// GTK's widget for the whole row.
    var rowWidget: UnsafeMutablePointer<GtkWidget>? {
        cell.flatMap { ListWidget.row(around: $0.widget)?.row }
    }

    /// The displayed index of the row.
    var position: Int { Int(gtk_list_item_get_position(pointer)) }

    /// Replaces the cell.
    func show(_ cell: Widget?) {
        (self.cell as? ListCell)?.listItem = nil
        if let frame {
            frame.show(cell)
        } else {
            fill(with: cell, insteadOf: self.cell)
        }
        self.cell = cell
        (cell as? ListCell)?.listItem = self
    }

    private func fill(with child: Widget?, insteadOf old: Widget?) {
        if let old { list?.listItems[old.pointer] = nil }
        gtk_list_item_set_child(pointer, child?.widget)
        if let child { list?.listItems[child.pointer] = self }
    }

    /// Makes the cell show the row's current value.
    func configure() {
        guard let row, let list else { return }
        list.unconfiguredItems.remove(self)
        configuredPosition = position
        row.whileBinding { form?.configure(self, row, list) }
        showFrame(of: row)
        isConfigured = true
        nameRow()
        list.dimIfDragged(self)
    }

    /// Makes the cell show the row's new value. A cell that waits for its first configuration will show the new value
    /// then.
    func update() {
        if isConfigured { configure() }
    }

    /// Updates the frame, when other information about the row has changed but its value has not.
    func updateFrame() {
        if isConfigured, let row { showFrame(of: row) }
    }

    private func showFrame(of row: Row) {
        guard let frame else { return }
        row.whileBinding { form?.frame?.show(frame, row) }
    }

    /// Reuses the cell after the `Row` object was made to stand for another row.
    func reuseCell() {
        reset()
        configureWhenSeen()
    }

    private func reset() {
        guard let row, isConfigured else { return }
        isConfigured = false
        // A cell that belongs to the row stays until the next row has one: without a cell the list item would have no
        // height.
        row.whileBinding { CellForm.release(cell) }
    }

    /// Configures the cell before it is seen. Does so at once if no frame will come, or if the list item has no cell
    /// and so no height.
    private func configureWhenSeen() {
        if cell == nil || list?.unconfiguredItems.add(self) != true { configure() }
    }

    private func setUp(in list: ListWidget?, _ form: CellForm) {
        (self.list, self.form) = (list, form)
        if list is ColumnView { leavePressesToRow() }
        // GTK 4.8 binds all rows behind a change again, to update their positions. Later versions only notify.
        connect("notify::position") { [weak self] in self?.followMove() }
        frame = form.frame?.pool.dequeue()
        frame?.listItem = self
        if let frame { fill(with: frame, insteadOf: nil) }
        show(form.pool?.dequeue())
    }

    /// Lets only the row handle presses. In GTK 4.8 each of its cells handles them too, so that a click with Ctrl
    /// selects the row and then deselects it.
    private func leavePressesToRow() {
        guard Toolkit.gtkVersion < LibraryVersion(4, 12) else { return }
        gtk_list_item_set_selectable(pointer, 0)
        gtk_list_item_set_activatable(pointer, 0)
    }

    private func bind() {
        guard let item = gtk_list_item_get_item(pointer), let row = Row.of(OpaquePointer(item)) else { return }
        guard self.row !== row else { return followMove() }
        detachRow()
        self.row = row
        row.items.append(self)
        row.updateFromStore(at: position)
        configureWhenSeen()
    }

    /// Configures the cell again for a new index, if the form follows moves.
    private func followMove() {
        guard row != nil, form?.followsMoves == true, configuredPosition != position else { return }
        configureWhenSeen()
    }

    /// Detaches the row from the list item, and releases the row's state from the cell.
    private func detachRow() {
        guard let row else { return }
        list?.unconfiguredItems.remove(self)
        reset()
        row.items.removeAll { $0 === self }
        self.row = nil
    }

    private func tearDown() {
        detachRow()
        let cell = cell as? ListCell
        show(nil)
        if let frame {
            fill(with: nil, insteadOf: frame)
            form?.frame?.pool.enqueue(frame)
        }
        frame = nil
        if let cell { form?.pool?.enqueue(cell) }
        form = nil
    }

    /// Gives the row's widget the accessibility label of the cell, because assistive technology reads the row's.
    func nameRow() {
        guard let cell, let parent = (frame ?? cell).superview else { return }
        let name = cell.accessibilityLabel
        guard isNamed || name != nil else { return }
        parent.accessibilityLabel = name
        isNamed = true
    }
}
#endif
