#if GTK
import CGTKSupport
import RxSupport

/// The object that represents a row to GTK while GTK shows, selects or moves the row.
///
/// While GTK holds the object, it stands for the same id, also after a move. The exception is a change that removes or
/// moves many shown rows. The objects then stand for other rows, and GTK is not notified; see `RowPlan`.
///
/// The object is the qdata of a GObject, and lives as long as the GObject.
@MainActor
class Row {
    /// The list items that show the row: at most one in each column.
    var items: [ListItem] = []

    fileprivate(set) weak var store: RowModel?
    /// Not retained, because this GObject retains the row.
    fileprivate let pointer: OpaquePointer

    nonisolated private static let key = g_quark_from_string("swift-reactor-row")

    /// The class of the GObjects that stand for rows. Drag and drop recognises rows by it.
    static let type = g_type_register_static_simple(
        g_object_get_type(), "RxGTKRow", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<CGTK.GObject>.size), nil, GTypeFlags(rawValue: 0))

    fileprivate init(in store: RowModel) {
        self.store = store
        pointer = OpaquePointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
        LiveObjects.objects.increment()
        g_object_set_qdata_full(.init(pointer), Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
            let row = Unmanaged<Row>.fromOpaque(data!)
            MainActor.assumeIsolated {
                row.takeUnretainedValue().end()
                row.release()
            }
        }
    }

    /// Returns the row that a GObject stands for.
    static func of(_ object: OpaquePointer) -> Row? {
        g_object_get_qdata(.init(object), key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `body`, which makes, configures or resets a cell. The rows do not change meanwhile.
    func whileBinding(_ body: () -> Void) {
        let wasBinding = store?.isBinding ?? false
        store?.isBinding = true
        body()
        store?.isBinding = wasBinding
    }

    /// Returns the GObject with a new reference, for C.
    func retainedPointer() -> gpointer { g_object_ref(.init(pointer)) }

    /// Returns the row's value as `Model`. Traps if the value has another type.
    func model<Model>(as type: Model.Type) -> Model { Self.model(of: anyElement, as: type) }

    /// Returns an element, or the app's value in it, as `Model`. Traps if the value has another type.
    static func model<Model>(of element: Any, as type: Model.Type) -> Model {
        guard let model = element as? Model ?? (element as? any RowOfValue)?.value as? Model else {
            stopProgram(Misuse.wrongModel(expected: "\(Model.self)", found: "\(Swift.type(of: element))"))
        }
        return model
    }

    /// The row's element: the app's value, or a `RowOfValue` that wraps it.
    var anyElement: Any { preconditionFailure("a row has an element") }

    /// The id of the row's value.
    var id: AnyHashable { preconditionFailure("a row has an element") }

    /// Updates the value from the store, if the row is at `index` there. GTK may have held the row through a change
    /// without showing it.
    func updateFromStore(at index: Int) {}

    fileprivate func end() { LiveObjects.objects.decrement() }
}

/// A row with its value.
final class TypedRow<Element: Identifiable & Equatable>: Row {
    private(set) var element: Element

    /// Makes the row and the GObject that holds it. The caller owns the GObject's reference.
    static func make(_ element: Element, in store: RowStore<Element>) -> TypedRow {
        TypedRow(element, in: store)
    }

    private init(_ element: Element, in store: RowStore<Element>) {
        self.element = element
        super.init(in: store)
    }

    /// Replaces the value, and updates the cells that show it.
    func update(to element: Element) {
        guard element != self.element else { return }
        let isSameValue = (element as? any RowOfValue)?.hasSameValue(as: self.element) ?? false
        self.element = element
        items.forEach { isSameValue ? $0.updateFrame() : $0.update() }
    }

    /// Makes the object stand for another row, without notifying GTK.
    func reuse(for element: Element) {
        guard element.id != self.element.id else { return update(to: element) }
        self.element = element
        items.forEach { $0.reuseCell() }
    }

    override func updateFromStore(at index: Int) { (store as? RowStore<Element>)?.updateValue(of: self, at: index) }

    /// The GObject with the reference that `make` left to the caller.
    var ownedPointer: gpointer { .init(pointer) }

    override var anyElement: Any { element }

    override var id: AnyHashable { AnyHashable(element.id) }

    override func end() {
        (store as? RowStore<Element>)?.remove(self)
        super.end()
    }
}
#endif
