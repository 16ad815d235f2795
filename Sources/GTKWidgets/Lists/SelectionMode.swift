#if GTK
import CGTKSupport

/// How many rows of a list the user can select.
public enum SelectionMode: Sendable {
    /// No row. Rows can only be activated. Wraps `GtkNoSelection`.
    case none
    /// At most one row. Wraps `GtkSingleSelection`.
    case single
    /// Any number of rows. Shift selects from the last chosen row, Ctrl adds or removes one row, Ctrl+A selects all.
    case multiple

    /// Makes a `GtkSelectionModel` over `rows`. Nothing is selected in it.
    @MainActor
    func model(over rows: GObject) -> GObject {
        switch self {
        case .none:
            return GObject(adopting: gtk_no_selection_new(Self.owned(rows)))
        case .multiple:
            return GObject(adopting: rxgtk_selection_new(rows.pointer))
        case .single:
            let selection = gtk_single_selection_new(Self.owned(rows))!
            gtk_single_selection_set_autoselect(selection, 0)
            gtk_single_selection_set_can_unselect(selection, 1)
            gtk_single_selection_set_selected(selection, guint.max)
            return GObject(adopting: selection)
        }
    }

    /// Retains the rows for a GTK constructor that takes ownership of a reference.
    @MainActor
    private static func owned(_ rows: GObject) -> OpaquePointer {
        g_object_ref(.init(rows.pointer))
        return rows.pointer
    }
}

/// A snapshot of the selected rows.
@MainActor
final class SelectionSnapshot {
    private let bits: OpaquePointer

    /// Takes a snapshot of a `GtkSelectionModel`.
    init(in selection: GObject) {
        let current = gtk_selection_model_get_selection(selection.pointer)!
        bits = gtk_bitset_copy(current)
        gtk_bitset_unref(current)
    }

    isolated deinit { gtk_bitset_unref(bits) }

    /// The indexes of the rows, in ascending order.
    var indexes: [Int] { Self.indexes(of: bits) }

    /// The number of rows.
    var count: Int { Int(gtk_bitset_get_size(bits)) }

    /// Returns the number of rows that are not selected in `other`.
    func countSubtracting(_ other: SelectionSnapshot) -> Int {
        let rest = rest(without: other)
        defer { gtk_bitset_unref(rest) }
        return Int(gtk_bitset_get_size(rest))
    }

    private func rest(without other: SelectionSnapshot) -> OpaquePointer {
        let rest = gtk_bitset_copy(bits)!
        gtk_bitset_subtract(rest, other.bits)
        return rest
    }

    /// Returns the indexes of the rows that are not selected in `other`.
    func subtracting(_ other: SelectionSnapshot) -> [Int] {
        let rest = rest(without: other)
        defer { gtk_bitset_unref(rest) }
        return Self.indexes(of: rest)
    }

    private static func indexes(of bits: OpaquePointer) -> [Int] {
        var (iterator, index) = (GtkBitsetIter(), guint())
        var indexes: [Int] = []
        indexes.reserveCapacity(Int(gtk_bitset_get_size(bits)))
        var isThere = gtk_bitset_iter_init_first(&iterator, bits, &index) != 0
        while isThere {
            indexes.append(Int(index))
            isThere = gtk_bitset_iter_next(&iterator, &index) != 0
        }
        return indexes
    }
}
#endif
