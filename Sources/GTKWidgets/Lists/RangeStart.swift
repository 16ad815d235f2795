#if GTK
import CGTKSupport

/// The id of the row where a selection with Shift starts: the row that the user last selected or deselected without
/// Shift.
///
/// GTK does not expose this row's position, and does not update it when `RowStore.reuseObjects` moves the row.
@MainActor
final class RangeStart {
    private(set) var id: AnyHashable?
    /// Whether Shift was held at the last key press or button release.
    var isExtending = false

    /// Updates the row after the user has changed the selection.
    func update(from before: SelectionSnapshot, to selected: SelectionSnapshot, in list: ListWidget) {
        guard !isExtending, let focused = list.focusedRow.flatMap(list.row(at:)) else { return }
        let changed = selected.countSubtracting(before) + before.countSubtracting(selected)
        if selected.count == 1 || changed == 1 { id = focused.id }
    }
}

extension ListWidget {
    /// Selects these rows and deselects all others. Makes GTK select ranges from `start`, if it is given.
    func selectRows(at rows: some Sequence<Int>, from start: Int?) {
        if let start, selectionMode == .multiple {
            // The same action as a click with Ctrl. The selection that it makes is replaced below.
            var arguments = [g_variant_new_uint32(guint(start)), g_variant_new_boolean(1), g_variant_new_boolean(0)]
            let target = g_variant_ref_sink(g_variant_new_tuple(&arguments, 3))
            selection.perform { _ in gtk_widget_activate_action_variant(listWidget, "list.select-item", target) }
            g_variant_unref(target)
        }
        selectRows(at: rows)
    }
}
#endif
