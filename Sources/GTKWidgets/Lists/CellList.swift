#if GTK
import CGTKSupport

/// The base class of lists with one cell a row: ``ListView`` and ``GridView``.
open class CellList: ListWidget {
    override init(making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        super.init(making: make)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Sets the factory that fills the list items of the wrapped list.
    func setFactory(_ factory: GObject?) {}

    /// Shows rows in cells of a form. Returns the content of the list, which has no rows yet.
    package func show<Entry, Value>(
        _ rows: RowForm<Entry, Value>, in form: CellForm
    ) -> TypedListContent<Entry> {
        let content = rows.makeContent(self, nil, [])
        afterBinding { [self] in
            removeRows()
            let factory = ListItem.factory(for: self, form: form.framed(by: content.frame))
            withExtendedLifetime(factory) { setFactory(factory) }
            show(content)
        }
        return content
    }
}
#endif
