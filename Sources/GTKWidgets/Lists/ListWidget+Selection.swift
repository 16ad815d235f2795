#if GTK
import CGTKSupport
import RxSupport

extension ListWidget {
    /// Whether the user can select rows by dragging a rubber band round them. Has an effect with `.multiple` only.
    ///
    /// If rows can be moved by dragging, as in a list with `isEditing`, the rubber band has to begin beside the rows.
    public var isRubberBandEnabled: Bool {
        get { property("enable-rubberband", as: Bool.self).value }
        set { property("enable-rubberband", as: Bool.self).value = newValue }
    }

    /// Returns the ids of the selected rows. Traps if the rows have ids of another type.
    ///
    /// - Complexity: O(n), where n is the number of selected rows.
    public func selectedIDs<Element: Identifiable>(of type: Element.Type) -> Set<Element.ID> {
        identified(by: Element.ID.self)?.ids(at: selectedRows) ?? []
    }

    /// Selects the rows with these ids and deselects all others. `rx` does not emit this as user input.
    ///
    /// Ids without a row are ignored, and are not selected if their rows come later. With `.single`, only the first of
    /// the rows is selected; with `.none`, none is. Traps if the rows have ids of another type.
    ///
    /// - Complexity: O(n), where n is the number of rows.
    public func select<Element: Identifiable>(_ ids: Set<Element.ID>, of type: Element.Type) {
        selectRows(at: identified(by: Element.ID.self)?.indexes(of: ids) ?? [])
    }

    /// Selects all rows, with `.multiple` only. `rx` does not emit this as user input.
    public func selectAll() {
        selection.perform { _ = gtk_selection_model_select_all($0) }
    }

    /// Selects these rows and deselects all others. With `.multiple`, it does so in one step.
    func selectRows(at rows: some Sequence<Int>) {
        guard selectionMode == .multiple else {
            deselectAll()
            return rows.prefix(1).forEach(selectRow)
        }
        let (wanted, all) = (Self.bitset(of: rows), gtk_bitset_new_range(0, guint(rowCount))!)
        selection.perform { _ = gtk_selection_model_set_selection($0, wanted, all) }
        gtk_bitset_unref(wanted)
        gtk_bitset_unref(all)
    }

    /// Selects these rows as soon as the next change inserts them. Needed with `.multiple` only, because GTK recognises
    /// a single selected row by its object.
    func keepSelected(_ rows: [Int]) {
        guard selectionMode == .multiple, let model = selection.model else { return }
        let bitset = Self.bitset(of: rows)
        rxgtk_selection_keep(model.pointer, bitset)
        gtk_bitset_unref(bitset)
    }

    private static func bitset(of rows: some Sequence<Int>) -> OpaquePointer {
        let bitset = gtk_bitset_new_empty()!
        rows.forEach { gtk_bitset_add(bitset, guint($0)) }
        return bitset
    }

    /// The rows as a model with ids of this type; `nil` if the list has no rows. Traps if the ids have another type.
    private func identified<ID: Hashable>(by type: ID.Type) -> IdentifiedRows<ID>? {
        guard let rows else { return nil }
        guard let identified = rows as? IdentifiedRows<ID> else { stopProgram(Misuse.wrongID(expected: "\(ID.self)")) }
        return identified
    }
}
#endif
