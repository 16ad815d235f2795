#if GTK
import CGTK

/// The row that Shift selects from, by its id: the one that the person selected or deselected last without Shift.
///
/// GTK keeps its place to itself, and does not have it follow a row whose place is exchanged (`RowStore.exchange`).
@MainActor
final class RangeStart {
    private(set) var id: AnyHashable?
    /// Whether Shift was held at the last key or release of a button.
    var isExtending = false

    /// Learns from what the person has selected.
    func follow(from before: Selected, to selected: Selected, in list: ListBase) {
        guard !isExtending, let focused = list.focusedRow.flatMap(list.row(at:)) else { return }
        let changed = selected.countSubtracting(before) + before.countSubtracting(selected)
        if selected.count == 1 || changed == 1 { id = focused.id }
    }
}

extension ListBase {
    /// Selects these rows and no others, and has GTK select ranges from `start` on.
    func selectRows(at rows: some Sequence<Int>, from start: Int?) {
        if let start, selectionMode == .multiple {
            // As a click with Ctrl does: what that selects is replaced.
            var arguments = [g_variant_new_uint32(guint(start)), g_variant_new_boolean(1), g_variant_new_boolean(0)]
            let target = g_variant_ref_sink(g_variant_new_tuple(&arguments, 3))
            selecting { _ in gtk_widget_activate_action_variant(listWidget, "list.select-item", target) }
            g_variant_unref(target)
        }
        selectRows(at: rows)
    }
}
#endif
