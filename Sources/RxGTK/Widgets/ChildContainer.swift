#if GTK
import CGTK

/// A widget with one widget in it.
@MainActor
public protocol ChildContainer: Widget {}

extension ChildContainer {
    /// The widget inside; the one that was there before is taken out.
    public var child: Widget? {
        get { property("child").value }
        set {
            if let newValue { _ = placing(newValue) }
            property("child").value = newValue
        }
    }
}
#endif
