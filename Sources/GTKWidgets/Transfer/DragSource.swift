#if GTK
public import CGTKSupport

/// Lets the user drag something from a widget to another place, in this or another program.
///
/// A picture of the widget, or the icon of ``setIcon(_:hotX:hotY:)``, follows the pointer, and Escape cancels the drag.
/// `Widget.rx.drag(actions:_:)` adds a source automatically. Wraps `GtkDragSource`.
open class DragSource: EventController {
    open override class var objectType: GType { gtk_drag_source_get_type() }

    /// The beginning or the result of a drag.
    public enum Event: Hashable, Sendable {
        /// The user has begun to drag.
        case began
        /// A target accepted the drop, with the action that it chose. `move` means that the source has to remove the
        /// value.
        case dropped(DragActions)
        /// No target accepted the drop, the user pressed Escape, the widget left its window, or the window was closed.
        case cancelled
    }

    /// Emits the events of each drag. Ends when the source is freed or the window of its widget is closed.
    package let events = Listeners<Event>()
    private var escape: DragEscape?
    private var rootObserver: SignalHandler?
    private var isCancelled = false
    private var icon: (paintable: any Paintable, hotX: Int, hotY: Int)?

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - actions: The actions that a target may choose.
    ///   - content: Returns the value to drag from a point, in pixels from the widget's left and upper edges; `nil`
    ///     starts no drag.
    public init(
        actions: DragActions = .copy,
        content: @escaping @MainActor (_ x: Double, _ y: Double) -> (any Transferable)?
    ) {
        super.init(making: gtk_drag_source_new)
        gtk_drag_source_set_actions(pointer, actions.gdk)
        _ = listen(
            to: "prepare", as: Double.self, Double.self,
            answering: { [weak self] x, y -> GObject? in
                guard let content = content(x, y)?.content, let self, isOnScreen else { return nil }
                showIcon(grabbedAt: x, y)
                return content
            },
            onEnd: { [weak self, events] in
                self?.cancel()
                events.end()
            })
        connect("drag-begin", as: GObject.self) { [weak self] drag in self?.begin(drag) }
        connect("drag-cancel") { [weak self] () -> Bool in
            self?.isCancelled = true
            return false
        }
        connect("drag-end", as: GObject.self, Bool.self) { [weak self] drag, _ in self?.end(drag) }
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Sets the icon that follows the pointer, in its own size. `nil` restores the picture of the widget.
    ///
    /// - Parameters:
    ///   - icon: The icon, such as a ``DrawnPaintable``. Its changes during a drag are shown.
    ///   - hotX: The distance from the icon's left edge to the pointer, in pixels.
    ///   - hotY: The distance from the icon's upper edge to the pointer, in pixels.
    public func setIcon(_ icon: (any Paintable)?, hotX: Int = 0, hotY: Int = 0) {
        self.icon = icon.map { ($0, hotX, hotY) }
    }

    private func begin(_ drag: GObject) {
        isCancelled = false
        escape = observedWidget.flatMap { DragEscape(from: drag, of: $0) }
        // GTK would not report the end of the drag if the widget left its window, so the source cancels the drag
        // itself.
        rootObserver = observedWidget?.connect("notify::root") { [weak self] in self?.cancel() }
        events.emit(.began)
    }

    /// Whether the widget is still on the screen: `content` may have closed its window.
    private var isOnScreen: Bool { observedWidget.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false }

    /// Cancels the drag, because the widget or its window goes away, or because the source is removed from the widget.
    package func cancel() {
        rootObserver?.dispose()
        rootObserver = nil
        guard let escape else { return }
        isCancelled = true
        escape.cancel()
        guard let escape = self.escape else { return }
        // The source no longer receives the end of the drag.
        escape.end()
        self.escape = nil
        events.emit(.cancelled)
    }

    private func end(_ drag: GObject) {
        rootObserver?.dispose()
        rootObserver = nil
        escape?.end()
        escape = nil
        gtk_drag_source_set_icon(pointer, nil, 0, 0)
        let action = DragActions(rawValue: gdk_drag_get_selected_action(drag.pointer).rawValue)
        events.emit(isCancelled ? .cancelled : .dropped(action))
    }

    /// Shows the icon at the pointer, or else a picture of the widget's current look.
    private func showIcon(grabbedAt x: Double, _ y: Double) {
        if let icon {
            gtk_drag_source_set_icon(
                pointer, icon.paintable.pointer, icon.hotX.nearest(in: .pixels), icon.hotY.nearest(in: .pixels))
            return
        }
        guard let widget = observedWidget else { return }
        let now = WidgetPaintable(widget).currentImage
        gtk_drag_source_set_icon(pointer, now.pointer, gint(x), gint(y))
    }
}
#endif
