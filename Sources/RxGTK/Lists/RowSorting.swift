#if GTK
/// Has a list keep its place when its headers sort it, as it does when its rows change.
@MainActor
final class RowSorting {
    /// The `GtkSortListModel`.
    let sorted: GObject
    private var handlers: [SignalHandler] = []
    private var end: (() -> Void)?

    /// - Parameters:
    ///   - list: The list whose headers sort.
    ///   - sorter: Tells of each order that they ask for.
    ///   - sort: Makes the model, which sorts between the two handlers of this: GLib calls them in the order they came.
    init(of list: ListBase, by sorter: GObject, sort: () -> GObject) {
        weak var sorting: RowSorting?
        let begin = sorter.connect("changed") { [weak list] in sorting?.end = list?.beginChange() }
        sorted = sort()
        let finish = sorter.connect("changed") {
            sorting?.end?()
            sorting?.end = nil
        }
        handlers = [begin, finish]
        sorting = self
    }

    isolated deinit { handlers.forEach { $0.dispose() } }
}
#endif
