#if GTK
import CGTK

/// The rows of a list as GTK asks for them, whatever their type.
///
/// Wraps a `GListModel` of our own, which makes a row's object when GTK first asks for it, and forgets it when GTK does: of
/// 100,000 rows there are the few hundred that are shown.
class RowModel: GObject {
    override class var objectType: GType { type }

    init() {
        super.init(adopting: OpaquePointer(g_object_new_with_properties(Self.type, 0, nil, nil)!))
    }

    /// Whether GTK is in the middle of showing a row, when the rows must not change.
    var isBinding = false

    /// Called round every change of the rows, and makes it.
    var changing: (() -> Void) -> Void = { $0() }

    /// The rows GTK shows, or has ready to show, and where they are.
    var shownRows: () -> [(index: Int, row: Row)] = { [] }
    /// Which rows are selected.
    var selectedRows: () -> [Int] = { [] }
    /// Selects these rows and no others; Shift then selects from a row on, if there is one.
    var selectRows: (_ rows: [Int], _ start: Int?) -> Void = { _, _ in }
    /// Has rows that come in the next change be selected, because they were where they were before.
    var keepSelected: (_ rows: [Int]) -> Void = { _ in }
    /// The id of the row that Shift selects from.
    var rangeStart: () -> AnyHashable? = { nil }
    /// Which row has the focus.
    var focusedRow: () -> Int? = { nil }
    /// Gives the focus to a row, which scrolls to it.
    var focusRow: (Int) -> Void = { _ in }

    /// The rows in view that should stay there, and how far below the top of what is in view each begins, in pixels, the most important
    /// first; none where the top of the list should stay in view.
    var rowsInView: () -> [(row: Int, top: Int)] = { [] }
    /// Scrolls so that a row begins so many pixels below the top of what is in view.
    var align: (_ row: Int, _ top: Int) -> Void = { _, _ in }

    /// How many rows there are.
    var count: Int { 0 }

    /// The rows as they are now, for who hears of one of them later.
    var now: RowsThen { preconditionFailure("a model has rows") }

    /// A new reference to the object of a row.
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

    /// Asks the wrapper; `nil` when it has gone before the object.
    private nonisolated static func answer<Answer: Sendable>(
        _ model: OpaquePointer?, _ question: @MainActor (RowModel) -> Answer
    ) -> Answer? {
        nonisolated(unsafe) let model = model
        return MainActor.assumeIsolated {
            model.flatMap { Anchor.wrapper(of: $0) as? RowModel }.map(question)
        }
    }
}

/// The rows of a list whose ids are of a type.
class IdentifiedRows<ID: Hashable>: RowModel {
    /// The ids of rows that there are.
    func ids(at places: [Int]) -> Set<ID> { preconditionFailure("rows have ids") }

    /// Where the rows with some ids are, in ascending order.
    func places(of ids: Set<ID>) -> [Int] { preconditionFailure("rows have ids") }
}
#endif
