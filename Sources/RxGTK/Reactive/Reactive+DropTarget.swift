#if GTK
public import Foundation
public import Rx

extension Reactive where Base: Widget {
    /// What the person drops on the widget or inside it, with its place; what is of another kind is refused.
    ///
    /// The widget takes it while this is subscribed to; a window does as any widget. Wraps `GtkDropTarget`.
    ///
    /// - Parameters:
    ///   - type: What is taken: `String`, `[URL]`, ``Texture`` or a type of yours.
    ///   - actions: What may become of it; the source has to offer one of these.
    ///   - accepts: Whether this value is taken; asked while it is above the widget, and again when it is dropped.
    @MainActor public func drop<Value: Transferable>(
        of type: Value.Type, actions: DragActions = .copy, where accepts: (@MainActor (Value) -> Bool)? = nil
    ) -> ControlEvent<Drop<Value>> {
        input(DropTarget(of: type, actions: actions, where: accepts)) { $0.dropped }
    }

    /// The files that the person drops on the widget or inside it, in the order the other program gives.
    ///
    /// The widget takes files while this is subscribed to; a window does as any widget.
    @MainActor public var filesDropped: ControlEvent<[URL]> {
        ControlEvent(events: drop(of: [URL].self).map(\.value))
    }
}

extension Reactive where Base: DropTargetType {
    /// What is dropped, with its place.
    @MainActor public var drop: ControlEvent<Drop<Base.Value>> { ControlEvent(events: base.target.dropped) }

    /// Whether something that would be taken is above the widget: now, and each change.
    @MainActor public var isTargeted: Observable<Bool> { base.target.isTargeted }
}
#endif
