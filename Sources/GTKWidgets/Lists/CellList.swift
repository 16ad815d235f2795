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

    /// Shows the rows of `store` in cells of `form`.
    package func show(_ store: RowModel, in form: CellForm) {
        afterBinding { [self] in
            removeRows()
            let factory = ListItem.factory(for: self, form: form)
            withExtendedLifetime(factory) { setFactory(factory) }
            show(store)
        }
    }
}
#endif
