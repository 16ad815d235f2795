#if GTK
public import CGTKSupport

/// A line between widgets.
///
/// Wraps `GtkSeparator`.
open class Separator: Widget, Orientable {
    open override class var objectType: GType { gtk_separator_get_type() }

    /// Makes a horizontal or vertical line.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(making: { gtk_separator_new(GtkOrientation(rawValue: orientation.rawValue)) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
