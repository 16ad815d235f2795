#if GTK

/// A widget that can be put either way.
///
/// Wraps `GtkOrientable`.
@MainActor
public protocol Orientable: Widget {}

extension Orientable {
    /// Whether what is in the widget stands side by side, or one below the other.
    public var orientation: Orientation {
        get { Orientation(rawValue: property("orientation", as: UInt32.self).value) ?? .horizontal }
        set { property("orientation").value = newValue.rawValue }
    }
}
#endif
