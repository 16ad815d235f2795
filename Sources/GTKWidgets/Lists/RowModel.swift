#if GTK
import CGTKSupport

/// The rows of a list as a model for GTK. The type of the elements is erased.
///
/// Wraps a `GListModel` of our own. It makes a row's object when GTK first asks for it, and forgets it when GTK
/// releases it: of 100,000 rows, only the few hundred that are shown have objects.
class RowModel: GObject {
    override class var objectType: GType { type }

    init() {
        super.init(adopting: OpaquePointer(g_object_new_with_properties(Self.type, 0, nil, nil)!))
    }

    /// Whether a cell is being made, configured or reset. The rows must not change then.
    var isBinding = false

    /// The list that shows the rows.
    weak var display: (any RowDisplay)?

    /// The number of rows.
    var count: Int { 0 }

    /// A snapshot of the current rows, for a subscriber that looks up one of them later.
    var snapshot: RowsSnapshot { preconditionFailure("a model has rows") }

    /// Returns a new reference to the object of a row.
    func retainedRow(at index: Int) -> gpointer? { nil }

    private static let type = {
        let type = g_type_register_static_simple(
            g_object_get_type(), "RxGTKRowModel", guint(MemoryLayout<GObjectClass>.size), nil,
            guint(MemoryLayout<CGTK.GObject>.size), nil, GTypeFlags(rawValue: 0))
        var model = GInterfaceInfo(
            interface_init: { interface, _ in
                let functions = interface!.assumingMemoryBound(to: GListModelInterface.self)
                functions.pointee.get_item_type = { _ in MainActor.assumeIsolated { Row.type } }
                functions.pointee.get_n_items = { RowModel.answer($0) { guint($0.count) } ?? 0 }
                functions.pointee.get_item = { model, index in
                    RowModel.answer(model) { $0.retainedRow(at: Int(index)).map(UInt.init(bitPattern:)) }
                        .flatMap { $0.flatMap(gpointer.init(bitPattern:)) }
                }
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, g_list_model_get_type(), &model)
        return type
    }()

    /// Asks the wrapper; returns `nil` if the wrapper was freed before the object.
    private nonisolated static func answer<Answer: Sendable>(
        _ model: OpaquePointer?, _ question: @MainActor (RowModel) -> Answer
    ) -> Answer? {
        nonisolated(unsafe) let model = model
        return MainActor.assumeIsolated {
            model.flatMap { WrapperReference.wrapper(of: $0) as? RowModel }.map(question)
        }
    }
}

/// The rows of a list with ids of a known type.
class IdentifiedRows<ID: Hashable>: RowModel {
    /// Returns the ids of the rows at some indexes.
    func ids(at indexes: [Int]) -> Set<ID> { preconditionFailure("rows have ids") }

    /// Returns the indexes of the rows with some ids, in ascending order.
    func indexes(of ids: Set<ID>) -> [Int] { preconditionFailure("rows have ids") }
}
#endif
