#if GTK
public import CGTK
import Rx

/// Lets the person drag something from a widget to another place, also of another program.
///
/// The widget's own picture, or ``setIcon(_:hotX:hotY:)``, goes with the pointer, and Escape cancels it. `Widget.rx.drag(_:)` adds one by itself. Wraps `GtkDragSource`.
open class DragSource: EventController {
    open override class var objectType: GType { gtk_drag_source_get_type() }

    /// What a drag comes to.
    public enum Event: Hashable, Sendable {
        /// The person has begun to drag.
        case began
        /// It was dropped where it was taken, with what the place does with it; `move` says that it expects it to be no longer here.
        case dropped(DragActions)
        /// It was dropped where nothing takes it, or the person pressed Escape.
        case cancelled
    }

    private let subject = PublishSubject<Event>()
    private var escape: DragEscape?
    private var uprooting: SignalHandler?
    private var isCancelled = false
    private var icon: (paintable: any Paintable, hotX: Int, hotY: Int)?

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - actions: What the place where it is dropped may do with it.
    ///   - content: Gives what is dragged from a point, in pixels from the widget's left and upper edges; `nil` where nothing is.
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
            onEnd: { [weak self, subject] in
                self?.cancel()
                subject.onCompleted()
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

    /// Has something else than the widget's picture go with the pointer, in its own size; `nil` for that picture again.
    ///
    /// - Parameters:
    ///   - icon: What goes with the pointer, such as a ``DrawnPaintable``, also as it changes on the way.
    ///   - hotX: Pixels from the icon's left edge to the pointer.
    ///   - hotY: Pixels from its upper edge.
    public func setIcon(_ icon: (any Paintable)?, hotX: Int = 0, hotY: Int = 0) {
        self.icon = icon.map { ($0, hotX, hotY) }
    }

    /// What becomes of each drag, until the widget goes.
    var events: Observable<Event> { subject.asObservable() }

    private func begin(_ drag: GObject) {
        isCancelled = false
        escape = observedWidget.flatMap { DragEscape(from: drag, of: $0) }
        // GTK would tell of no end.
        uprooting = observedWidget?.connect("notify::root") { [weak self] in self?.cancel() }
        subject.onNext(.began)
    }

    /// Whether there is a window to drag from: `content` may have closed it.
    private var isOnScreen: Bool { observedWidget.map { gtk_widget_get_mapped($0.widget) != 0 } ?? false }

    /// Cancels what is being dragged, because the widget or its window goes, or the source is taken off it.
    func cancel() {
        uprooting?.dispose()
        uprooting = nil
        guard let escape else { return }
        isCancelled = true
        escape.cancel()
        guard let escape = self.escape else { return }
        // The source hears of no end any more.
        escape.end()
        self.escape = nil
        subject.onNext(.cancelled)
    }

    private func end(_ drag: GObject) {
        uprooting?.dispose()
        uprooting = nil
        escape?.end()
        escape = nil
        gtk_drag_source_set_icon(pointer, nil, 0, 0)
        let action = DragActions(rawValue: gdk_drag_get_selected_action(drag.pointer).rawValue)
        subject.onNext(isCancelled ? .cancelled : .dropped(action))
    }

    /// Has the icon, or else the widget as it looks now, go with the pointer.
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
