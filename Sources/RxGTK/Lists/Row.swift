#if GTK
import CGTK
import Rx

/// What GTK holds for one row while it shows it, selects it or moves it.
///
/// The same object for as long as the row's id is there, but for changes of most rows in view, which GTK is not told of.
///
/// Lives as long as the GObject that stands for the row, as its qdata.
@MainActor
class Row {
    /// Where GTK shows the row now: at most one place in each column.
    var items: [ListItem] = []

    fileprivate(set) weak var store: RowModel?
    /// Not kept alive: this is kept alive by it.
    fileprivate let pointer: OpaquePointer

    nonisolated private static let key = g_quark_from_string("swift-reactor-row")

    /// The class of the objects that stand for rows; drag and drop knows rows by it.
    static let type = g_type_register_static_simple(
        g_object_get_type(), "RxGTKRow", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<CGTK.GObject>.size), nil, GTypeFlags(rawValue: 0))

    fileprivate init(in store: RowModel) {
        self.store = store
        pointer = OpaquePointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
        Census.objects.rise()
        g_object_set_qdata_full(.init(pointer), Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
            let row = Unmanaged<Row>.fromOpaque(data!)
            MainActor.assumeIsolated {
                row.takeUnretainedValue().end()
                row.release()
            }
        }
    }

    /// The row that a GObject stands for.
    static func of(_ object: OpaquePointer) -> Row? {
        g_object_get_qdata(.init(object), key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs what GTK asked for while it shows the row.
    func whileBinding(_ body: () -> Void) {
        let wasBinding = store?.isBinding ?? false
        store?.isBinding = true
        body()
        store?.isBinding = wasBinding
    }

    /// A reference of its own, for C.
    func retainedPointer() -> gpointer { g_object_ref(.init(pointer)) }

    /// The value of the row as `Model`; stops the program where it is of another type.
    func model<Model>(as type: Model.Type) -> Model { Self.model(of: anyElement, as: type) }

    /// A row's value, or what stands for it, as `Model`; stops the program where it is of another type.
    static func model<Model>(of element: Any, as type: Model.Type) -> Model {
        guard let model = element as? Model ?? (element as? any RowOfValue)?.value as? Model else {
            stopProgram(Misuse.wrongModel(expected: "\(Model.self)", found: "\(Swift.type(of: element))"))
        }
        return model
    }

    /// The row's value, or what stands for it among the rows.
    var anyElement: Any { preconditionFailure("a row has an element") }

    /// The id of the row's value.
    var id: AnyHashable { preconditionFailure("a row has an element") }

    /// Takes the value from the rows, where the row is at a place of theirs: GTK may have held it through a change without showing it.
    func refresh(at index: Int) {}

    fileprivate func end() { Census.objects.fall() }
}

/// A row with its value.
final class TypedRow<Element: Identifiable & Equatable>: Row {
    private(set) var element: Element

    /// Makes the row and the GObject that holds it, whose reference is the caller's.
    static func make(_ element: Element, in store: RowStore<Element>) -> TypedRow {
        TypedRow(element, in: store)
    }

    private init(_ element: Element, in store: RowStore<Element>) {
        self.element = element
        super.init(in: store)
    }

    /// Exchanges the value, and tells the places where it is shown.
    func update(to element: Element) {
        guard element != self.element else { return }
        let isSameValue = (element as? any RowOfValue)?.hasSameValue(as: self.element) ?? false
        self.element = element
        items.forEach { isSameValue ? $0.updateFrame() : $0.update() }
    }

    /// Has the object stand for another row, which GTK is not told of.
    func exchange(for element: Element) {
        guard element.id != self.element.id else { return update(to: element) }
        self.element = element
        items.forEach { $0.exchange() }
    }

    override func refresh(at index: Int) { (store as? RowStore<Element>)?.refresh(self, at: index) }

    /// The new reference that `make` left to the caller.
    var ownedPointer: gpointer { .init(pointer) }

    override var anyElement: Any { element }

    override var id: AnyHashable { AnyHashable(element.id) }

    override func end() {
        (store as? RowStore<Element>)?.forget(self)
        super.end()
    }
}
#endif
