#if GTK
import CGTK

/// The order of two rows, for GTK to ask.
@MainActor
final class RowOrder {
    private let compare: (Row, Row) -> GtkOrdering

    private init(_ compare: @escaping (Row, Row) -> GtkOrdering) {
        self.compare = compare
    }

    /// A `GtkCustomSorter` by the values of rows.
    static func sorter<Element: Identifiable & Equatable>(
        by areInIncreasingOrder: @escaping (Element, Element) -> Bool
    ) -> GObject {
        let order = RowOrder { first, second in
            let (first, second) = (first.model(as: Element.self), second.model(as: Element.self))
            if areInIncreasingOrder(first, second) { return GTK_ORDERING_SMALLER }
            return areInIncreasingOrder(second, first) ? GTK_ORDERING_LARGER : GTK_ORDERING_EQUAL
        }
        let sorter = gtk_custom_sorter_new(
            { first, second, order in
                guard let first, let second, let order else { return 0 }
                return RowOrder.answer(Unmanaged.fromOpaque(order), OpaquePointer(first), OpaquePointer(second))
            }, Unmanaged.passRetained(order).toOpaque(), { Unmanaged<RowOrder>.fromOpaque($0!).release() })
        return GObject(adopting: sorter!)
    }

    private nonisolated static func answer(
        _ order: Unmanaged<RowOrder>, _ first: OpaquePointer, _ second: OpaquePointer
    ) -> gint {
        nonisolated(unsafe) let rows = (first, second)
        return MainActor.assumeIsolated {
            guard let first = Row.of(rows.0), let second = Row.of(rows.1) else { return 0 }
            return gint(order.takeUnretainedValue().compare(first, second).rawValue)
        }
    }
}
#endif
