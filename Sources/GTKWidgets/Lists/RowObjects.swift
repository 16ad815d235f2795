#if GTK
/// The rows that GTK holds, by id. Retains none of them: a row removes itself when it is freed.
@MainActor
struct RowObjects<Element: Identifiable & Equatable> {
    private var rows: [Element.ID: Unmanaged<TypedRow<Element>>] = [:]

    /// Returns the row with an id; `nil` if GTK does not hold it.
    subscript(id: Element.ID) -> TypedRow<Element>? { rows[id]?.takeUnretainedValue() }

    mutating func insert(_ row: TypedRow<Element>) { rows[row.element.id] = .passUnretained(row) }

    /// Removes a row, unless another row has its id by now.
    mutating func remove(_ row: TypedRow<Element>) {
        let id = row.element.id
        if rows[id]?.toOpaque() == Unmanaged.passUnretained(row).toOpaque() { rows[id] = nil }
    }
}
#endif
