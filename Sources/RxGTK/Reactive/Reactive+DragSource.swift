#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Lets the user drag `content` from the widget, and emits how each drag begins and ends.
    ///
    /// The widget has a drag source while this is subscribed to. Wraps `GtkDragSource`.
    ///
    /// - Parameters:
    ///   - actions: The actions that the drop target may perform.
    ///   - content: Returns the content as the user begins to drag, or `nil` if there is nothing to drag.
    @MainActor public func drag(
        actions: DragActions = .copy, _ content: @escaping @MainActor () -> (any Transferable)?
    ) -> ControlEvent<DragSource.Event> {
        input(DragSource(actions: actions) { _, _ in content() }) { $0.events.observable }
    }
}

extension Reactive where Base: DragSource {
    /// Emits how each drag begins and ends.
    @MainActor public var drag: ControlEvent<DragSource.Event> { ControlEvent(events: base.events.observable) }
}
#endif
