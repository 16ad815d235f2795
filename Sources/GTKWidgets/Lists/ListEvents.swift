#if GTK
/// A row's move: its index before, and its index after it was removed from there and inserted again.
///
/// Both count the displayed rows of the whole list. In a tree, the children of a row are rows of their own, and stay
/// where they are.
public typealias ItemMovedEvent = (sourceIndex: Int, destinationIndex: Int)

/// User input on the rows of a list.
@MainActor
package final class ListEvents {
    package let selected = Listeners<RowEvent>()
    package let deselected = Listeners<RowEvent>()
    package let activated = Listeners<RowEvent>()
    /// Emits once for each change of the selection, even if several rows change.
    package let selectionChanged = Listeners<Void>()
    package let expansionChanged = Listeners<Void>()
    /// Emits when a header is pressed.
    package let sortChanged = Listeners<Void>()
    package let deleted = Listeners<RowEvent>()
    package let moved = Listeners<ItemMovedEvent>()

    /// Ends all events, when the list ends.
    func end() {
        [selected, deselected, activated, deleted].forEach { $0.end() }
        [selectionChanged, expansionChanged, sortChanged].forEach { $0.end() }
        moved.end()
    }
}
#endif
