#if GTK
import CGTKSupport

/// A widget that contains one other widget.
@MainActor
public protocol SingleChildContainer: Widget {}

extension SingleChildContainer {
    /// The contained widget. Setting it removes the previous widget.
    public var child: Widget? {
        get { property("child").value }
        set { setChild(newValue, of: "child") }
    }
}
#endif
