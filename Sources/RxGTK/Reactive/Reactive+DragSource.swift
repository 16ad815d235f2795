#if GTK
public import Rx

extension Reactive where Base: Widget {
    /// Lets the person drag `content` from the widget, and tells what becomes of it.
    ///
    /// The widget has a source for it while this is subscribed to. Wraps `GtkDragSource`.
    ///
    /// - Parameters:
    ///   - actions: What the place where it is dropped may do with it.
    ///   - content: Gives what is dragged, as the person begins to; `nil` where nothing is.
    @MainActor public func drag(
        actions: DragActions = .copy, _ content: @escaping @MainActor () -> (any Transferable)?
    ) -> ControlEvent<DragSource.Event> {
        input(DragSource(actions: actions) { _, _ in content() }) { $0.events }
    }
}

extension Reactive where Base: DragSource {
    /// What becomes of what is dragged.
    @MainActor public var drag: ControlEvent<DragSource.Event> { ControlEvent(events: base.events) }
}
#endif
