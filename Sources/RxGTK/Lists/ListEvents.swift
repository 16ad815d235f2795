#if GTK
import Rx

/// A row's move: its index before, and its index after it was removed from there and inserted again.
public typealias ItemMovedEvent = (sourceIndex: Int, destinationIndex: Int)

/// User input on the rows of a list.
@MainActor
final class ListEvents {
    let selected = PublishSubject<RowEvent>()
    let deselected = PublishSubject<RowEvent>()
    let activated = PublishSubject<RowEvent>()
    /// Emits once for each change of the selection, even if several rows change.
    let selectionChanged = PublishSubject<Void>()
    let expansionChanged = PublishSubject<Void>()
    /// Emits when a header is pressed.
    let sortChanged = PublishSubject<Void>()
    let deleted = PublishSubject<RowEvent>()
    let moved = PublishSubject<ItemMovedEvent>()

    /// Completes all subjects, when the list ends.
    func complete() {
        [selected, deselected, activated, deleted].forEach { $0.onCompleted() }
        [selectionChanged, expansionChanged, sortChanged].forEach { $0.onCompleted() }
        moved.onCompleted()
    }
}
#endif
