#if GTK
public import CGTK
import Rx

/// Lets something be dropped on a widget, or inside it; what is of another kind is refused.
///
/// `Widget.rx.drop(of:actions:where:)` adds one by itself. CSS knows the widget as `:drop(active)` while it would take what is above it.
/// Wraps `GtkDropTarget`.
open class DropTarget<Value: Transferable>: EventController {
    open override class var objectType: GType { gtk_drop_target_get_type() }

    private let drops = PublishSubject<Drop<Value>>()
    private let targeted = BehaviorSubject(value: false)
    private let actions: DragActions
    private let accepts: (@MainActor (Value) -> Bool)?

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - type: What is taken.
    ///   - actions: What may become of what is dropped; the source has to offer one of these.
    ///   - accepts: Whether this value is taken. It is asked while something is above the widget, as soon as the value is known, and
    ///     again when it is dropped.
    public init(
        of type: Value.Type, actions: DragActions = .copy, where accepts: (@MainActor (Value) -> Bool)? = nil
    ) {
        (self.actions, self.accepts) = (actions, accepts)
        super.init(making: { gtk_drop_target_new(Value.transferType, actions.gdk) })
        gtk_drop_target_set_preload(pointer, accepts == nil ? 0 : 1)
        listen()
    }

    /// What is dropped, until the widget goes.
    var dropped: Observable<Drop<Value>> { drops.asObservable() }

    /// Whether something that would be taken is above the widget, until the widget goes.
    var isTargeted: Observable<Bool> { targeted.distinctUntilChanged() }

    private func listen() {
        for signal in ["enter", "motion"] {
            connect(signal, as: Double.self, Double.self) { [weak self] _, _ -> UInt32 in self?.hover() ?? 0 }
        }
        connect("leave") { [weak self] in self?.targeted.onNext(false) }
        _ = listen(
            to: "drop", as: Boxed.self, Double.self, Double.self,
            answering: { [weak self] value, x, y in self?.drop(value, x, y) ?? false },
            onEnd: { [drops, targeted] in
                drops.onCompleted()
                targeted.onCompleted()
            })
    }

    /// What would become of what is above the widget now; 0 refuses it.
    private func hover() -> UInt32 {
        let known = gtk_drop_target_get_value(pointer).flatMap { Value.read(transferred: $0) }
        let isAccepted = known.flatMap { accepts?($0) } ?? true
        targeted.onNext(isAccepted)
        let offered = gtk_drop_target_get_current_drop(pointer).map { gdk_drop_get_actions($0).rawValue } ?? 0
        return isAccepted ? DragActions(rawValue: offered).intersection(actions).preferred.rawValue : 0
    }

    private func drop(_ value: Boxed, _ x: Double, _ y: Double) -> Bool {
        Dropping.isUnderWay = true
        defer { Dropping.isUnderWay = false }
        targeted.onNext(false)
        guard let pointer = value.pointer, let value = Value.read(transferred: UnsafePointer(pointer)),
            accepts?(value) ?? true
        else { return false }
        drops.onNext(Drop(value: value, x: x, y: y))
        return true
    }
}

/// Whether something is being dropped now, after which GTK goes on with the place: neither it nor the target may go before.
@MainActor
enum Dropping {
    static var isUnderWay = false
}

/// A ``DropTarget`` of some kind of values: what `rx` of each is an extension for.
@MainActor
public protocol DropTargetType: EventController {
    /// What is taken.
    associatedtype Value: Transferable

    /// The target itself.
    var target: DropTarget<Value> { get }
}

extension DropTarget: DropTargetType {
    /// The target itself.
    public var target: DropTarget<Value> { self }
}

/// Something that was dropped, and where.
public struct Drop<Value> {
    /// What was dropped.
    public var value: Value
    /// Pixels from the widget's left edge.
    public var x: Double
    /// Pixels from the widget's upper edge.
    public var y: Double

    /// Makes one, for tests.
    public init(value: Value, x: Double, y: Double) { (self.value, self.x, self.y) = (value, x, y) }
}

extension Drop: Sendable where Value: Sendable {}
extension Drop: Equatable where Value: Equatable {}

extension DragActions {
    /// The one that GTK takes of several.
    fileprivate var preferred: DragActions { [.copy, .move, .link].first { contains($0) } ?? [] }
}
#endif
