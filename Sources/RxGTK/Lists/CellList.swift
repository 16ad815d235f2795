#if GTK
import CGTK

/// What lists whose rows have one cell each have in common; see ``ListView`` and ``GridView``.
open class CellList: ListBase {
    override init(making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        super.init(making: make)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Gives what fills the places of the wrapped list.
    func setFactory(_ factory: GObject?) {}

    /// Shows the rows of `store` in cells of `form`.
    func show(_ store: RowModel, in form: CellForm) {
        afterBinding { [self] in
            removeRows()
            let factory = ListItem.factory(for: self, form: form)
            withExtendedLifetime(factory) { setFactory(factory) }
            show(store)
        }
    }
}
#endif
