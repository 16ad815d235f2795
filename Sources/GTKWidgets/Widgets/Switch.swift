#if GTK
public import CGTKSupport

/// An on/off switch.
///
/// Wraps `GtkSwitch`.
open class Switch: Widget, Toggle {
    open override class var objectType: GType { gtk_switch_get_type() }

    /// Makes a switch, named `accessibilityLabel` for assistive technology.
    public init(isOn: Bool = false, accessibilityLabel: String? = nil) {
        super.init(making: gtk_switch_new)
        self.isOn = isOn
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
