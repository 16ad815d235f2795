#if GTK
import Rx

/// A row's way from one place to another: where it was, and where it is to be once it is gone from there.
public typealias ItemMovedEvent = (sourceIndex: Int, destinationIndex: Int)

/// What a person does with the rows of a list.
@MainActor
final class ListEvents {
    let selected = PublishSubject<RowEvent>()
    let deselected = PublishSubject<RowEvent>()
    let activated = PublishSubject<RowEvent>()
    /// That other rows are selected than before, once for all of them.
    let selectionChanged = PublishSubject<Void>()
    let expansionChanged = PublishSubject<Void>()
    /// That a header was pressed.
    let sortChanged = PublishSubject<Void>()
    let deleted = PublishSubject<RowEvent>()
    let moved = PublishSubject<ItemMovedEvent>()

    /// Ends all of it, with the list.
    func complete() {
        [selected, deselected, activated, deleted].forEach { $0.onCompleted() }
        [selectionChanged, expansionChanged, sortChanged].forEach { $0.onCompleted() }
        moved.onCompleted()
    }
}
#endif
