#if GTK
import Rx

/// User input on a row. All subscribers receive the same row, even if one of them changes the rows.
@MainActor
struct RowEvent {
    /// The index of the row at that time.
    let index: Int
    /// The rows at that time.
    let rows: RowsThen

    /// Returns the value of the row. Traps if the value has another type.
    func model<Model>(as type: Model.Type) -> Model { Row.model(of: rows.value(at: index), as: type) }
}

/// A snapshot of the rows of a list. The type of the elements is erased.
@MainActor
class RowsThen {
    /// Returns the element of a row: the app's value, or a `RowOfValue` that wraps it.
    func value(at index: Int) -> Any { preconditionFailure("rows have values") }

    /// Returns the current index of the row that was at `index`; `nil` if it is gone.
    func place(of index: Int) -> Int? { preconditionFailure("rows have places") }

    /// Returns whether the snapshot was taken of `model`.
    func areRows(of model: RowModel) -> Bool { false }
}

/// A snapshot of the rows of a store.
///
/// A row is looked up by its id only if the store has changed since. Otherwise it still has its old index.
final class TypedRowsThen<Element: Identifiable & Equatable>: RowsThen {
    private let elements: [Element]
    private weak var store: RowStore<Element>?
    private let changeCount: Int
    /// The index of each row, as of `changeCount` changes of the store.
    private var places: (changeCount: Int, byID: [Element.ID: Int])?

    init(_ elements: [Element], of store: RowStore<Element>) {
        (self.elements, self.store, changeCount) = (elements, store, store.changeCount)
    }

    override func value(at index: Int) -> Any { elements[index] }

    override func place(of index: Int) -> Int? {
        guard let store else { return nil }
        guard store.changeCount != changeCount else { return index }
        if places?.changeCount != store.changeCount { places = (store.changeCount, store.placesByID) }
        return places?.byID[elements[index].id]
    }

    override func areRows(of model: RowModel) -> Bool { model === store }
}

extension ListBase {
    /// Emits an event for the row at `index`. Does nothing if the row does not exist.
    func tell(_ event: PublishSubject<RowEvent>, of index: Int) {
        guard event.hasObservers, (0..<rowCount).contains(index), let rows = rows?.now else { return }
        event.onNext(RowEvent(index: index, rows: rows))
    }

    /// Returns the current index of an event's row; `nil` if the row is gone or the list shows the rows of another
    /// binding.
    func place(of event: RowEvent) -> Int? {
        guard let rows, event.rows.areRows(of: rows) else { return nil }
        return event.rows.place(of: event.index)
    }
}
#endif
