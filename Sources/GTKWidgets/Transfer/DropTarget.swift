#if GTK
public import CGTKSupport

/// Lets the user drop values of one type on a widget or its children. Values of other types are refused.
///
/// `Widget.rx.drop(of:actions:where:)` adds a target automatically. The widget matches `:drop(active)` in CSS while
/// an acceptable value is above it. Wraps `GtkDropTarget`.
open class DropTarget<Value: Transferable>: EventController {
    open override class var objectType: GType { gtk_drop_target_get_type() }

    /// Emits the dropped values. Ends when the target is freed or the window of its widget is closed.
    package let drops = Listeners<Drop<Value>>()
    /// Emits the changes of `isTargeted`. Ends when the target is freed or the window of its widget is closed.
    package let targetedChanges = Listeners<Bool>()
    /// Whether a value that would be accepted is above the widget.
    package private(set) var isTargeted = false {
        didSet { if isTargeted != oldValue { targetedChanges.emit(isTargeted) } }
    }
    private let actions: DragActions
    private let accepts: (@MainActor (Value) -> Bool)?

    /// Makes a target.
    ///
    /// - Parameters:
    ///   - type: The type of the accepted values.
    ///   - actions: The actions that the target accepts. The source has to offer one of them.
    ///   - accepts: Whether the target accepts a value. Once the value is known, the closure is called at each movement
    ///     above the widget, and again at the drop.
    public init(
        of type: Value.Type, actions: DragActions = .copy, where accepts: (@MainActor (Value) -> Bool)? = nil
    ) {
        (self.actions, self.accepts) = (actions, accepts)
        super.init(making: { gtk_drop_target_new(Value.transferType, actions.gdk) })
        gtk_drop_target_set_preload(pointer, accepts == nil ? 0 : 1)
        listen()
    }

    private func listen() {
        for signal in ["enter", "motion"] {
            connect(signal, as: Double.self, Double.self) { [weak self] _, _ -> UInt32 in self?.hover() ?? 0 }
        }
        connect("leave") { [weak self] in self?.isTargeted = false }
        _ = listen(
            to: "drop", as: Boxed.self, Double.self, Double.self,
            answering: { [weak self] value, x, y in self?.drop(value, x, y) ?? false },
            onEnd: { [drops, targetedChanges] in
                drops.end()
                targetedChanges.end()
            })
    }

    /// The action that a drop would have now; 0 refuses it.
    private func hover() -> UInt32 {
        let known = gtk_drop_target_get_value(pointer).flatMap { Value.read(transferred: $0) }
        let isAccepted = known.flatMap { accepts?($0) } ?? true
        isTargeted = isAccepted
        let offered = gtk_drop_target_get_current_drop(pointer).map { gdk_drop_get_actions($0).rawValue } ?? 0
        return isAccepted ? DragActions(rawValue: offered).intersection(actions).preferred.rawValue : 0
    }

    private func drop(_ value: Boxed, _ x: Double, _ y: Double) -> Bool {
        Dropping.isUnderWay = true
        defer { Dropping.isUnderWay = false }
        isTargeted = false
        guard let pointer = value.pointer, let value = Value.read(transferred: UnsafePointer(pointer)),
            accepts?(value) ?? true
        else { return false }
        drops.emit(Drop(value: value, x: x, y: y))
        return true
    }
}

/// Whether the handlers of a drop are running. GTK still uses the widget and the target after the handlers have
/// returned. So the handlers must not end the widget or the target.
@MainActor
package enum Dropping {
    package static var isUnderWay = false
}

/// A ``DropTarget`` of any type of values. The `rx` extension is declared on this protocol.
@MainActor
public protocol DropTargetType: EventController {
    /// The type of the accepted values.
    associatedtype Value: Transferable

    /// The target itself.
    var target: DropTarget<Value> { get }
}

extension DropTarget: DropTargetType {
    /// The target itself.
    public var target: DropTarget<Value> { self }
}

/// A dropped value and its position.
public struct Drop<Value> {
    /// The dropped value.
    public var value: Value
    /// The distance from the widget's left edge, in pixels.
    public var x: Double
    /// The distance from the widget's upper edge, in pixels.
    public var y: Double

    /// Makes a drop, for tests.
    public init(value: Value, x: Double, y: Double) { (self.value, self.x, self.y) = (value, x, y) }
}

extension Drop: Sendable where Value: Sendable {}
extension Drop: Equatable where Value: Equatable {}

extension DragActions {
    /// The action that GTK chooses from several.
    fileprivate var preferred: DragActions { [.copy, .move, .link].first { contains($0) } ?? [] }
}
#endif
