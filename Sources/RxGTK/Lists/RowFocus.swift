#if GTK
import CGTK

/// Has the keyboard and what is in view agree.
///
/// GTK gives the keyboard to the row that had it before, wherever that is by now, leaves it with a row that is scrolled away, and lets a
/// change of the rows take it out of view.
@MainActor
final class RowFocus {
    private unowned let list: ListBase
    private var watch: FrameWatch?

    init(of list: ListBase) {
        self.list = list
    }

    func begin() {
        let focus = FocusController()
        focus.connect("enter") { [weak self] in self?.afterLayout { $0.focusRowInView() } }
        list.addController(focus)
        let keys = KeyController(phase: .capture)
        keys.onPress { [weak self] key in
            self?.list.range.isExtending = key.modifiers.contains(.shift)
            return self?.list.showFocusedRow(for: key) ?? false
        }
        list.addController(keys)
        guard Toolkit.gtkVersion < LibraryVersion(4, 12) else { return }
        let tabs = KeyController()
        tabs.onPress { [weak self] key in self?.list.moveFocus(by: key) ?? false }
        list.addController(tabs)
    }

    /// Gives what has the row with the keyboard in view after a change of the rows, if it is in view now.
    func beginChange() -> () -> Void {
        guard list.isFocusInView else { return {} }
        return { [self] in afterLayout { $0.scrollToFocusedRow() } }
    }

    /// Neither what has the focus nor what is in view is settled while GTK tells of a change. The first layout may scroll to keep rows in
    /// their places, so this waits for another.
    private func afterLayout(_ body: @escaping @MainActor (ListBase) -> Void) {
        guard gtk_widget_get_mapped(list.widget) != 0 else { return }
        var isFirst = true
        watch = FrameWatch(
            of: list, onUpdate: {},
            onLayout: { [weak self] in
                guard let self else { return }
                guard !isFirst else {
                    isFirst = false
                    watch?.requestLayout()
                    return
                }
                watch = nil
                body(list)
            })
        watch?.requestLayout()
    }
}

extension ListBase {
    /// Whether any of a row was in view when the list was laid out last.
    func isInView(rowAt index: Int) -> Bool { place(ofRowAt: index).map(isInView) ?? false }

    /// Whether a row has the keyboard, and was in view when the list was laid out last.
    fileprivate var isFocusInView: Bool { focusedRow.map(isInView(rowAt:)) ?? false }

    fileprivate func focusRowInView() {
        guard let row = focusedRow, !isInView(rowAt: row), let first = rowsInView?.lowerBound else { return }
        focusRow(at: first)
    }

    fileprivate func scrollToFocusedRow() {
        if let row = focusedRow, !isInView(rowAt: row) { scrollToRow(at: row) }
    }

    /// Shows the row that has the keyboard, where it is out of view and the key is for it or a row beside it.
    ///
    /// Tells whether the key is used up by that, as one is that would change or open the row: nothing happens unseen. An arrow key then
    /// goes on from the row; GTK 4.18 has it do nothing where the row beside has no place.
    fileprivate func showFocusedRow(for key: KeyPress) -> Bool {
        let isArrow = arrows[Int32(key.key)] != nil
        let acts = key.actsOnRow || isArrow && key.modifiers.contains(.alt)
        guard acts || isArrow, let row = focusedRow, !isInView(rowAt: row) else { return false }
        scrollToRow(at: row)
        return acts
    }
}

extension ListBase {
    /// Has Tab go through the widgets of a row and then on, as the property for it does since GTK 4.12.
    ///
    /// GTK 4.8 goes through every row.
    fileprivate func moveFocus(by key: KeyPress) -> Bool {
        guard let direction = key.tabDirection, let row = focusedRow.flatMap(place(ofRowAt:))?.rowWidget,
            let root = gtk_widget_get_root(widget)
        else { return false }
        if gtk_widget_child_focus(row, direction) != 0 { return true }
        gtk_widget_set_can_focus(listWidget, 0)
        defer { gtk_widget_set_can_focus(listWidget, 1) }
        return gtk_widget_child_focus(UnsafeMutablePointer(root), direction) != 0
    }
}

extension KeyPress {
    /// Where Tab goes; `nil` for other keys.
    fileprivate var tabDirection: GtkDirectionType? {
        switch (Int32(key), modifiers) {
        case (GDK_KEY_Tab, []), (GDK_KEY_KP_Tab, []): GTK_DIR_TAB_FORWARD
        case (GDK_KEY_Tab, .shift), (GDK_KEY_KP_Tab, .shift), (GDK_KEY_ISO_Left_Tab, .shift): GTK_DIR_TAB_BACKWARD
        default: nil
        }
    }

    private static let acting = [
        GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
        GDK_KEY_KP_Space,
    ]

    /// Whether it opens, chooses or deletes a row.
    fileprivate var actsOnRow: Bool { Self.acting.contains(Int32(key)) }
}
#endif
