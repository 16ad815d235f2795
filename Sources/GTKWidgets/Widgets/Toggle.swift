#if GTK
import CGTKSupport

/// A widget that is either on or off.
@MainActor
public protocol Toggle: Widget {}

extension Toggle {
    /// Whether the widget is on. Setting it does not make `rx.isOn` emit.
    public var isOn: Bool {
        get { property("active").value }
        set { write { property("active").value = newValue } }
    }
}
#endif
