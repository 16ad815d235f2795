#if GTK

/// A widget that can be horizontal or vertical.
///
/// Wraps `GtkOrientable`.
@MainActor
public protocol Orientable: Widget {}

extension Orientable {
    /// Whether the widget's parts are side by side or one below the other.
    public var orientation: Orientation {
        get { property("orientation").value }
        set { property("orientation").value = newValue }
    }
}
#endif
