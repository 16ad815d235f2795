#if GTK

/// A widget that can be horizontal or vertical.
///
/// Wraps `GtkOrientable`.
@MainActor
public protocol Orientable: Widget {}

extension Orientable {
    /// The direction of the widget: horizontal or vertical.
    public var orientation: Orientation {
        get { property("orientation").value }
        set { property("orientation").value = newValue }
    }
}
#endif
