#if GTK
import CGTKSupport

extension ListWidget {
    /// The indexes of the selected rows, in ascending order.
    public var selectedRows: [Int] {
        selection.model.map { SelectionSnapshot(in: $0).indexes } ?? []
    }

    /// The number of selected rows.
    var selectedRowCount: Int { selection.model.map { SelectionSnapshot(in: $0).count } ?? 0 }

    /// Selects a row. With `.multiple`, the other selected rows stay selected. `rx.itemSelected` does not emit.
    ///
    /// Does nothing if the row does not exist or if the selection mode is `.none`.
    public func selectRow(at index: Int) {
        guard (0..<rowCount).contains(index) else { return }
        selection.perform { gtk_selection_model_select_item($0, guint(index), 0) }
    }

    /// Deselects a row. `rx.itemDeselected` does not emit.
    public func deselectRow(at index: Int) {
        guard (0..<rowCount).contains(index) else { return }
        selection.perform { gtk_selection_model_unselect_item($0, guint(index)) }
    }

    /// Deselects all rows. `rx.itemDeselected` does not emit.
    public func deselectAll() {
        let selected = selectedRows
        selection.perform { selection in
            // A `GtkSingleSelection` can deselect only single rows.
            if gtk_selection_model_unselect_all(selection) != 0 { return }
            selected.forEach { gtk_selection_model_unselect_item(selection, guint($0)) }
        }
    }

    /// Returns the value of a row; `nil` if the row does not exist. Traps if the value has another type.
    public func model<Model>(at index: Int, as type: Model.Type = Model.self) -> Model? {
        row(at: index)?.model(as: type)
    }

    /// Returns the row at an index; `nil` if it does not exist.
    func row(at index: Int) -> Row? {
        guard (0..<rowCount).contains(index), let model = selection.model else { return nil }
        guard let item = g_list_model_get_item(model.pointer, guint(index)) else { return nil }
        defer { g_object_unref(item) }
        return Row.of(OpaquePointer(item))
    }

    /// The index of the row that has the keyboard focus or contains the focused widget.
    public var focusedRow: Int? {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return nil }
        return listItem(around: focus)?.position
    }

    /// Gives the keyboard focus to a row, and scrolls as far as needed to show it.
    func focusRow(at index: Int) {
        if listItem(forRowAt: index) == nil { scroll(toRowAt: index) }
        guard let row = listItem(forRowAt: index)?.rowWidget else { return }
        gtk_widget_grab_focus(row)
    }

    /// Returns the list item of a row, if GTK shows the row or has it ready.
    func listItem(forRowAt index: Int) -> ListItem? {
        listItems.values.first { $0.row != nil && $0.position == index }
    }

    /// Returns the offset of a list item from the top of the view at the last layout, in pixels.
    func top(of item: ListItem) -> Int? {
        guard let cell = item.cell, let (row, list) = Self.row(around: cell.widget) else { return nil }
        return Self.top(of: row, in: list)
    }

    /// Returns the offset of `row` from the top of `list`, in pixels.
    static func top(of row: UnsafeMutablePointer<GtkWidget>, in list: UnsafeMutablePointer<GtkWidget>) -> Int? {
        var (x, y) = (0.0, 0.0)
        guard rxgtk_translate(row, list, 0, 0, &x, &y) != 0 else { return nil }
        return Int(y.rounded())
    }

    /// Scrolls as far as needed to show a whole row, as soon as the list is shown. Does nothing if the row does not
    /// exist.
    ///
    /// May be called as soon as the rows are set. The list scrolls again after the layout if GTK did not know the
    /// height of new rows.
    public func scrollToRow(at index: Int) {
        guard scroll(toRowAt: index) else { return }
        scrolling.reveal =
            scrolling.first == nil && gtk_widget_get_mapped(widget) != 0 ? RowReveal(ofRowAt: index, in: self) : nil
    }

    /// Scrolls once, by the heights that GTK knows. If GTK does not know the height of a new row, the row at `index`
    /// may not be completely in view. Returns whether the row exists.
    @discardableResult
    private func scroll(toRowAt index: Int) -> Bool {
        guard (0..<rowCount).contains(index) else { return false }
        requestScroll(toRowAt: index)
        scrolling.first = gtk_widget_get_height(listWidget) > 0 ? nil : FirstScroll(toRowAt: index, in: self)
        return true
    }

    /// Makes GTK scroll in its next layout, by the heights that it knows.
    func requestScroll(toRowAt index: Int) {
        let target = g_variant_ref_sink(g_variant_new_uint32(guint(index)))
        defer { g_variant_unref(target) }
        gtk_widget_activate_action_variant(listWidget, "list.scroll-to-item", target)
    }

    /// Whether the list is scrolled to its top.
    var isAtTop: Bool {
        guard let adjustment = gtk_scrollable_get_vadjustment(pointer) else { return true }
        return gtk_adjustment_get_value(adjustment) <= gtk_adjustment_get_lower(adjustment)
    }

    /// Whether the list has rows but no size yet, and the app has not scrolled it. Then no row is in view that could
    /// stay there.
    var isAwaitingFirstLayout: Bool {
        rowCount > 0 && gtk_widget_get_height(listWidget) == 0 && (scrolling.first?.index ?? 0) == 0
    }

    /// The range of indexes of the rows that were in view at the last layout.
    var rowsInView: ClosedRange<Int>? {
        let positions = listItems.values.filter { $0.row != nil && isInView($0) }.map(\.position)
        guard let first = positions.min(), let last = positions.max() else { return nil }
        return first...last
    }

    /// Returns whether any part of a list item was in view at the last layout.
    func isInView(_ item: ListItem) -> Bool {
        guard let cell = item.cell, let (row, list) = Self.row(around: cell.widget),
            gtk_widget_get_mapped(list) != 0
        else { return false }
        // GTK hides the rows that it scrolls out of view.
        return gtk_widget_get_child_visible(row) != 0
    }

    /// Returns whether a row was completely in view, or filled the view, at the last layout.
    func isWhollyInView(rowAt index: Int) -> Bool {
        guard let item = listItem(forRowAt: index), isInView(item), let cell = item.cell,
            let (row, list) = Self.row(around: cell.widget), let top = Self.top(of: row, in: list)
        else { return false }
        let (bottom, height) = (top + Int(gtk_widget_get_height(row)), Int(gtk_widget_get_height(list)))
        return top >= 0 && bottom <= height || top <= 0 && bottom >= height
    }

    /// Returns the child of a `GtkListBase` that contains a widget, and the `GtkListBase`.
    static func row(
        around inner: UnsafeMutablePointer<GtkWidget>
    ) -> (row: UnsafeMutablePointer<GtkWidget>, list: UnsafeMutablePointer<GtkWidget>)? {
        var row = inner
        while let parent = gtk_widget_get_parent(row) {
            if rxgtk_is_a(.init(parent), gtk_list_base_get_type()) != 0 { return (row, parent) }
            row = parent
        }
        return nil
    }

    /// The `GtkListBase`: the list itself, or the part of a column view that contains the rows.
    var listWidget: UnsafeMutablePointer<GtkWidget> {
        subviews.first { rxgtk_is_a(.init($0.pointer), gtk_list_base_get_type()) != 0 }?.widget ?? widget
    }

    /// Returns the list item of the row that is or contains a widget; `nil` if the widget is not in a row.
    func listItem(around inner: UnsafeMutablePointer<GtkWidget>) -> ListItem? {
        var next = inner
        while next != widget {
            if let item = listItems[OpaquePointer(next)] { return item }
            guard let parent = gtk_widget_get_parent(next) else { return nil }
            if rxgtk_is_a(.init(parent), gtk_list_base_get_type()) != 0 { return listItem(below: next) }
            next = parent
        }
        return nil
    }

    private func listItem(below row: UnsafeMutablePointer<GtkWidget>) -> ListItem? {
        var next: UnsafeMutablePointer<GtkWidget>? = row
        while let widget = next {
            if let item = listItems[OpaquePointer(widget)] { return item }
            next = gtk_widget_get_first_child(widget)
        }
        return nil
    }
}
#endif
