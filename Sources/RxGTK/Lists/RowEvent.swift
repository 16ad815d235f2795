#if GTK
import Rx

/// A row that the person has done something to: the same one for all who hear of it, whatever the first of them does to the rows.
@MainActor
struct RowEvent {
    /// Where the row was then.
    let index: Int
    /// The rows as they were then.
    let rows: RowsThen

    /// The value of the row; stops the program where it is of another type.
    func model<Model>(as type: Model.Type) -> Model { Row.model(of: rows.value(at: index), as: type) }
}

/// The rows of a list at a time, of whatever type.
@MainActor
class RowsThen {
    /// The value of a row, or what stands for it among the rows.
    func value(at index: Int) -> Any { preconditionFailure("rows have values") }

    /// Where a row is now that was at `index` then; `nil` for one that has gone.
    func place(of index: Int) -> Int? { preconditionFailure("rows have places") }

    /// Whether these were rows of a model.
    func areRows(of model: RowModel) -> Bool { false }
}

/// The rows of a store at a time.
///
/// Found by their ids only once others have come: until then a row is where it was.
final class TypedRowsThen<Element: Identifiable & Equatable>: RowsThen {
    private let elements: [Element]
    private weak var store: RowStore<Element>?
    private let changeCount: Int
    /// Where the rows were after so many changes.
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
    /// Tells of a row, unless there is none at `index`.
    func tell(_ event: PublishSubject<RowEvent>, of index: Int) {
        guard event.hasObservers, (0..<rowCount).contains(index), let rows = rows?.now else { return }
        event.onNext(RowEvent(index: index, rows: rows))
    }

    /// Where the row of an event is now; `nil` for one that has gone, or whose list shows what another binding brings.
    func place(of event: RowEvent) -> Int? {
        guard let rows, event.rows.areRows(of: rows) else { return nil }
        return event.rows.place(of: event.index)
    }
}
#endif
