#if GTK

/// User input on a row. All subscribers receive the same row, even if one of them changes the rows.
@MainActor
package struct RowEvent {
    /// The index of the row at that time.
    let index: Int
    /// The rows of the list at that time.
    let snapshot: RowsSnapshot

    /// Returns the value of the row. Traps if the value has another type.
    package func model<Model>(as type: Model.Type) -> Model { Row.model(of: snapshot.value(at: index), as: type) }
}

/// A snapshot of the rows of a list. The type of the elements is erased.
@MainActor
package class RowsSnapshot {
    /// Returns the element of a row: the app's value, or a `RowOfValue` that wraps it.
    func value(at index: Int) -> Any { preconditionFailure("rows have values") }

    /// Returns the current index of the row that was at `index`; `nil` if it is gone.
    func currentIndex(of index: Int) -> Int? { preconditionFailure("rows have indexes") }

    /// Returns whether the snapshot was taken of `model`.
    func isSnapshot(of model: RowModel) -> Bool { false }
}

/// A snapshot of the rows of a store.
///
/// A row is looked up by its id only if the store has changed since. Otherwise it still has its old index.
final class TypedRowsSnapshot<Element: Identifiable & Equatable>: RowsSnapshot {
    private let elements: [Element]
    private weak var store: RowStore<Element>?
    private let changeCount: Int
    /// The index of each row, as of `changeCount` changes of the store.
    private var currentIndexes: (changeCount: Int, byID: [Element.ID: Int])?

    init(_ elements: [Element], of store: RowStore<Element>) {
        (self.elements, self.store, changeCount) = (elements, store, store.changeCount)
    }

    override func value(at index: Int) -> Any { elements[index] }

    override func currentIndex(of index: Int) -> Int? {
        guard let store else { return nil }
        guard store.changeCount != changeCount else { return index }
        if currentIndexes?.changeCount != store.changeCount { currentIndexes = (store.changeCount, store.indexesByID) }
        return currentIndexes?.byID[elements[index].id]
    }

    override func isSnapshot(of model: RowModel) -> Bool { model === store }
}

extension ListWidget {
    /// Emits an event for the row at `index`. Does nothing if the row does not exist.
    func emit(_ event: Listeners<RowEvent>, forRowAt index: Int) {
        guard !event.isEmpty, (0..<rowCount).contains(index), let snapshot = rows?.snapshot else { return }
        event.emit(RowEvent(index: index, snapshot: snapshot))
    }

    /// Returns the current index of an event's row; `nil` if the row is gone or the list shows the rows of another
    /// binding.
    package func currentIndex(of event: RowEvent) -> Int? {
        guard let rows, event.snapshot.isSnapshot(of: rows) else { return nil }
        return event.snapshot.currentIndex(of: event.index)
    }
}
#endif
