#if GTK
import CGTKSupport

/// Keeps the keyboard focus among the rows in view.
///
/// When a list gets the focus, GTK focuses the row that was focused before, even if it is out of view. GTK leaves the
/// focus with a row that is scrolled away, and lets a change of the rows move the focused row out of view.
@MainActor
final class RowFocus {
    private unowned let list: ListWidget
    private var watch: FrameWatch?

    init(of list: ListWidget) {
        self.list = list
    }

    func begin() {
        let focus = FocusController()
        focus.connect("enter") { [weak self] in self?.afterLayout { $0.focusRowInView() } }
        list.addController(focus)
        let keys = KeyController(phase: .capture)
        keys.onPress { [weak self] key in
            self?.list.selection.range.isExtending = key.modifiers.contains(.shift)
            return self?.list.showFocusedRow(for: key) ?? false
        }
        list.addController(keys)
        guard Toolkit.gtkVersion < LibraryVersion(4, 12) else { return }
        let tabs = KeyController()
        tabs.onPress { [weak self] key in self?.list.moveFocus(by: key) ?? false }
        list.addController(tabs)
    }

    /// Returns a closure that scrolls to the focused row, if that row is in view at this call. Call this method before
    /// a change of the rows, and the closure after the change.
    func beginChange() -> () -> Void {
        guard list.isFocusInView else { return {} }
        return { [self] in afterLayout { $0.scrollToFocusedRow() } }
    }

    /// Runs `body` after the second layout from now. While GTK announces a change, neither the focus nor the rows in
    /// view are settled. The first layout may scroll to keep rows in their positions, so this waits for another.
    private func afterLayout(_ body: @escaping @MainActor (ListWidget) -> Void) {
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

extension ListWidget {
    /// Returns whether any part of a row was in view at the last layout.
    func isInView(rowAt index: Int) -> Bool { listItem(forRowAt: index).map(isInView) ?? false }

    /// Whether a row has the keyboard focus and was in view at the last layout.
    fileprivate var isFocusInView: Bool { focusedRow.map(isInView(rowAt:)) ?? false }

    fileprivate func focusRowInView() {
        guard let row = focusedRow, !isInView(rowAt: row), let first = rowsInView?.lowerBound else { return }
        focusRow(at: first)
    }

    fileprivate func scrollToFocusedRow() {
        if let row = focusedRow, !isInView(rowAt: row) { scrollToRow(at: row) }
    }

    /// Scrolls to the focused row if it is out of view and the key acts on it or moves from it to an adjacent row.
    ///
    /// Returns whether the key is consumed. A key that would change or open the row is consumed, so that nothing
    /// happens out of view. An arrow key then moves on from the row; GTK 4.18 would ignore it if the adjacent row has
    /// no list item.
    fileprivate func showFocusedRow(for key: KeyPress) -> Bool {
        let acts = acts(key)
        return (acts || isArrow(key)) && revealFocusedRow() && acts
    }

    /// Scrolls to the focused row if it is out of view. Returns whether it was out of view.
    ///
    /// Call it first in a handler of a key that changes the focused row, and change nothing if it returns `true`. The
    /// list does so for Enter, Space, Delete, and Alt with an arrow key.
    public func revealFocusedRow() -> Bool {
        guard let row = focusedRow, !isInView(rowAt: row) else { return false }
        scrollToRow(at: row)
        return true
    }

    /// Whether a key would change or open a focused row that is out of view. The list then only scrolls to the row, and
    /// the app's handlers of the list's keys ignore the key. GTK calls a handler in the capture phase before the list's
    /// own handler.
    package func actsOutOfView(_ key: KeyPress) -> Bool {
        acts(key) && focusedRow.map { !isInView(rowAt: $0) } ?? false
    }

    private func acts(_ key: KeyPress) -> Bool { key.actsOnRow || isArrow(key) && key.modifiers.contains(.alt) }

    private func isArrow(_ key: KeyPress) -> Bool { arrows[Int32(key.key)] != nil }
}

extension ListWidget {
    /// Makes Tab go through the widgets of a row and then leave the list, as the property "tab-behavior" makes it do
    /// since GTK 4.12.
    ///
    /// In GTK 4.8, Tab goes through every row.
    fileprivate func moveFocus(by key: KeyPress) -> Bool {
        guard let direction = key.tabDirection, let row = focusedRow.flatMap(listItem(forRowAt:))?.rowWidget,
            let root = gtk_widget_get_root(widget)
        else { return false }
        if gtk_widget_child_focus(row, direction) != 0 { return true }
        gtk_widget_set_can_focus(listWidget, 0)
        defer { gtk_widget_set_can_focus(listWidget, 1) }
        return gtk_widget_child_focus(UnsafeMutablePointer(root), direction) != 0
    }
}

extension KeyPress {
    /// The direction that Tab moves the focus in; `nil` for other keys.
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

    /// Whether the key activates, selects or deletes a row.
    fileprivate var actsOnRow: Bool { Self.acting.contains(Int32(key)) }
}
#endif
