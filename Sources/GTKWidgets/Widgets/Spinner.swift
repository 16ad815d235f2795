#if GTK
public import CGTKSupport

/// A turning wheel that shows that work is in progress.
///
/// Wraps `GtkSpinner`.
open class Spinner: Widget {
    open override class var objectType: GType { gtk_spinner_get_type() }

    /// Makes a spinner that does not turn.
    public init() {
        isAnimating = false
        super.init(making: gtk_spinner_new)
        turnOnlyWhileSeen()
    }

    override init(existing pointer: OpaquePointer) {
        isAnimating = gtk_spinner_get_spinning(pointer) != 0
        super.init(existing: pointer)
        turnOnlyWhileSeen()
    }

    /// Whether the spinner turns while it is on the screen. Off the screen it costs nothing.
    public var isAnimating: Bool {
        didSet { turnIfSeen() }
    }

    /// Starts turning.
    public func startAnimating() { isAnimating = true }

    /// Stops turning.
    public func stopAnimating() { isAnimating = false }

    /// Whether GTK animates hidden spinners. GTK 4.8 draws 60 frames a second for a spinner on a hidden page of a
    /// stack; GTK 4.18 does not.
    private static var drawsUnseen: Bool { Toolkit.gtkVersion < LibraryVersion(4, 18) }

    private func turnOnlyWhileSeen() {
        turnIfSeen()
        guard Self.drawsUnseen else { return }
        connect("map") { [unowned self] in turnIfSeen() }
        connect("unmap") { [unowned self] in turnIfSeen() }
    }

    private func turnIfSeen() {
        let turns = isAnimating && (!Self.drawsUnseen || gtk_widget_get_mapped(widget) != 0)
        gtk_spinner_set_spinning(pointer, turns ? 1 : 0)
    }
}
#endif
