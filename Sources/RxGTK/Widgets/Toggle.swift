#if GTK
import CGTK

/// A widget that is either on or off.
@MainActor
public protocol Toggle: Widget {}

extension Toggle {
    /// Whether it is on. What the program sets is not told as the person's doing.
    public var isOn: Bool {
        get { property("active").value }
        set { write { property("active").value = newValue } }
    }
}
#endif
