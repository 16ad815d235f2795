#if GTK
public import CGTKSupport
import RxSupport

/// A bubble beside a widget, with a child. A `MenuButton` or `popUp(at:)` opens it.
///
/// Wraps `GtkPopover`.
open class Popover: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_popover_get_type() }

    /// Makes a popover with `child` in it.
    public init(child: Widget? = nil) {
        super.init(making: gtk_popover_new)
        self.child = child
    }

    /// Makes a popover with the widget that `child` returns.
    public convenience init(child: () -> Widget) {
        self.init(child: child())
    }

    /// Makes an instance of a subclass of `objectType`.
    init(of type: GType) {
        super.init(making: { rxgtk_object_new_widget(type) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var popover: UnsafeMutablePointer<GtkPopover> { cast() }

    /// Shows the popover at `widget`. The popover belongs to `widget` until it is shown at another widget, or until
    /// `widget` is destroyed.
    ///
    /// Does nothing if `widget` is not on the screen. Traps if the popover belongs to a widget that shows it itself,
    /// such as a `MenuButton`, or if `widget` is the popover or inside it.
    public func popUp(at widget: Widget) {
        show(at: widget, pointingTo: nil)
    }

    /// Shows the popover at a position in `widget`, such as the position of a press. Otherwise like `popUp(at:)`.
    ///
    /// A number that is not finite or too large counts as 0.
    ///
    /// - Parameters:
    ///   - widget: The widget to show the popover at.
    ///   - x: The left edge of the area that the popover points to, in pixels from the widget's left edge.
    ///   - y: The upper edge of the area that the popover points to, in pixels from the widget's upper edge.
    ///   - width: The width of the area, in pixels.
    ///   - height: The height of the area, in pixels.
    public func popUp(at widget: Widget, x: Double, y: Double, width: Double = 1, height: Double = 1) {
        let sides = [x, y, width, height].map { gint(exactly: $0.rounded()) ?? 0 }
        show(at: widget, pointingTo: GdkRectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    }

    private func show(at widget: Widget, pointingTo rectangle: GdkRectangle?) {
        if let misplacement = Misuse.misplacement(of: self, in: widget) { stopProgram(misplacement) }
        // GTK shows the popover on the surface of a window, and crashes without one.
        guard gtk_widget_get_mapped(widget.widget) != 0 else { return }
        if var rectangle {
            gtk_popover_set_pointing_to(popover, &rectangle)
        } else {
            gtk_popover_set_pointing_to(popover, nil)
        }
        if !widget.isParent(of: self) { attach(to: widget) }
        gtk_popover_popup(popover)
    }

    /// Hides the popover.
    public func popDown() {
        gtk_popover_popdown(popover)
    }

    /// Whether a press outside the popover hides it.
    public var hidesOnPressOutside: Bool {
        get { property("autohide").value }
        set { property("autohide").value = newValue }
    }

    /// The side of its target on which the popover is shown. If there is no room, GTK uses the opposite side.
    public var position: PositionType {
        get { property("position").value }
        set { property("position").value = newValue }
    }

    /// Whether the popover has an arrow.
    public var hasArrow: Bool {
        get { property("has-arrow").value }
        set { property("has-arrow").value = newValue }
    }

    /// The handlers on the widget where `popUp(at:)` has shown the popover. Only `detach` removes the popover from this
    /// widget.
    private var anchorHandlers: [SignalHandler] = []

    private func attach(to widget: Widget) {
        detach()
        guard gtk_widget_get_parent(self.widget) == nil else {
            stopProgram(Misuse.popoverTaken(by: superview?.className ?? ""))
        }
        gtk_widget_set_parent(self.widget, widget.widget)
        // A popover that stays shown would retain itself, and would look for the focus in a widget that is gone.
        anchorHandlers = [
            widget.connect("unmap") { [weak self] in self?.isVisible = false },
            widget.connect("destroy") { [weak self] in self?.detach() },
        ]
    }

    /// Detaches the popover from the widget that it was shown at. GTK warns if a widget is freed while it has a popover
    /// as a child.
    func detach() {
        guard !anchorHandlers.isEmpty else { return }
        anchorHandlers.forEach { $0.dispose() }
        anchorHandlers = []
        // GTK up to 4.18 never frees a widget that is hidden and removed while it has the keyboard focus.
        if let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, widget) != 0
        {
            gtk_root_set_focus(root, nil)
        }
        isVisible = false
        gtk_widget_unparent(widget)
    }
}
#endif
