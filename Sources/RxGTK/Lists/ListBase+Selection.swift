#if GTK
import CGTK
import Rx

extension ListBase {
    /// Whether the person selects rows by dragging a band round them; of use with `.multiple` only.
    ///
    /// Where rows can be moved by dragging, as in a list that `isEditing`, the band begins beside the rows.
    public var isRubberBandEnabled: Bool {
        get { property("enable-rubberband", as: Bool.self).value }
        set { property("enable-rubberband", as: Bool.self).value = newValue }
    }

    /// The ids of the selected rows; a type that is not the rows' stops the program.
    ///
    /// - Complexity: O(n) for n the selected rows.
    public func selectedIDs<Element: Identifiable>(of type: Element.Type) -> Set<Element.ID> {
        identified(by: Element.ID.self)?.ids(at: selectedRows) ?? []
    }

    /// Selects the rows with these ids and no others, which is not told as the person's doing.
    ///
    /// Ids without a row are left out: of rows that come later, none is selected. With `.single` only the first of the rows is, with `.none`
    /// none. A type that is not the rows' stops the program.
    ///
    /// - Complexity: O(n) for n the rows.
    public func select<Element: Identifiable>(_ ids: Set<Element.ID>, of type: Element.Type) {
        selectRows(at: identified(by: Element.ID.self)?.places(of: ids) ?? [])
    }

    /// Selects every row with `.multiple`, which is not told as the person's doing.
    public func selectAll() {
        selecting { _ = gtk_selection_model_select_all($0) }
    }

    /// Selects these rows and no others, all at once where any number can be selected.
    func selectRows(at rows: some Sequence<Int>) {
        guard selectionMode == .multiple else {
            deselectAll()
            return rows.prefix(1).forEach(selectRow)
        }
        let (wanted, all) = (Self.places(rows), gtk_bitset_new_range(0, guint(rowCount))!)
        selecting { _ = gtk_selection_model_set_selection($0, wanted, all) }
        gtk_bitset_unref(wanted)
        gtk_bitset_unref(all)
    }

    /// Has rows that come in the next change be selected; of one row alone GTK knows that by its object.
    func keepSelected(_ rows: [Int]) {
        guard selectionMode == .multiple, let selection else { return }
        let places = Self.places(rows)
        rxgtk_selection_keep(selection.pointer, places)
        gtk_bitset_unref(places)
    }

    private static func places(_ rows: some Sequence<Int>) -> OpaquePointer {
        let places = gtk_bitset_new_empty()!
        rows.forEach { gtk_bitset_add(places, guint($0)) }
        return places
    }

    /// The rows by their ids, if there are rows.
    private func identified<ID: Hashable>(by type: ID.Type) -> IdentifiedRows<ID>? {
        guard let rows else { return nil }
        guard let identified = rows as? IdentifiedRows<ID> else { stopProgram(Misuse.wrongID(expected: "\(ID.self)")) }
        return identified
    }
}
#endif
