#if GTK
public import CGTK
import Rx

/// A bubble beside a widget, with something in it; a `MenuButton` opens it, or `popUp(at:)`.
///
/// Wraps `GtkPopover`.
open class Popover: Widget, ChildContainer {
    open override class var objectType: GType { gtk_popover_get_type() }

    /// Makes a popover with `child` in it.
    public init(child: Widget? = nil) {
        super.init(making: gtk_popover_new)
        self.child = child
    }

    /// Makes a popover with the widget that `child` gives.
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

    /// Shows the popover at `widget`, to which it belongs until it is shown at another or that goes.
    ///
    /// Does nothing where `widget` is not on the screen. A popover that belongs to a `MenuButton` is shown by that; here it stops the
    /// program. So does a widget that is inside of the popover.
    public func popUp(at widget: Widget) {
        show(at: widget, pointingTo: nil)
    }

    /// Shows the popover at a place of `widget`, such as where the person has pressed; otherwise as `popUp(at:)`.
    ///
    /// - Parameters:
    ///   - widget: What it is shown at.
    ///   - x: The left edge of what the popover points to, in pixels from that of the widget.
    ///   - y: The upper edge of what the popover points to, in pixels from that of the widget.
    ///   - width: How wide that is, in pixels.
    ///   - height: How high that is, in pixels.
    public func popUp(at widget: Widget, x: Double, y: Double, width: Double = 1, height: Double = 1) {
        let sides = [x, y, width, height].map { gint(exactly: $0.rounded()) ?? 0 }
        show(at: widget, pointingTo: GdkRectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    }

    private func show(at widget: Widget, pointingTo place: GdkRectangle?) {
        if let misplacement = Misuse.misplacement(of: self, in: widget) { stopProgram(misplacement) }
        // GTK shows it at the surface of a window, and crashes where there is none.
        guard gtk_widget_get_mapped(widget.widget) != 0 else { return }
        if var place { gtk_popover_set_pointing_to(popover, &place) } else { gtk_popover_set_pointing_to(popover, nil) }
        if !widget.isParent(of: self) { attach(to: widget) }
        gtk_popover_popup(popover)
    }

    /// Hides the popover.
    public func popDown() {
        gtk_popover_popdown(popover)
    }

    /// Whether a press anywhere else hides it.
    public var hidesOnPressOutside: Bool {
        get { property("autohide").value }
        set { property("autohide").value = newValue }
    }

    /// The side of what it points to where it is shown; the other one, where there is no room.
    public var position: PositionType {
        get { PositionType(rawValue: gtk_popover_get_position(popover).rawValue) ?? .bottom }
        set { gtk_popover_set_position(popover, GtkPositionType(rawValue: newValue.rawValue)) }
    }

    /// Whether it has an arrow.
    public var hasArrow: Bool {
        get { property("has-arrow").value }
        set { property("has-arrow").value = newValue }
    }

    /// What listens to the widget at which `popUp(at:)` has shown it, and which nobody else takes it off.
    private var anchoring: [SignalHandler] = []

    private func attach(to widget: Widget) {
        detach()
        guard gtk_widget_get_parent(self.widget) == nil else {
            stopProgram(Misuse.popoverTaken(by: superview?.className ?? ""))
        }
        gtk_widget_set_parent(self.widget, widget.widget)
        // While shown it would keep a reference to itself, and look for the focus where its place is gone.
        anchoring = [
            widget.connect("unmap") { [weak self] in self?.isVisible = false },
            widget.connect("destroy") { [weak self] in self?.detach() },
        ]
    }

    /// Takes it off the widget it was shown at, which could not go before.
    func detach() {
        guard !anchoring.isEmpty else { return }
        anchoring.forEach { $0.dispose() }
        anchoring = []
        // GTK up to 4.18 never frees what has the keyboard when it is hidden and taken out.
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
