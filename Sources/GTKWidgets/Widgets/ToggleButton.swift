#if GTK
public import CGTKSupport

/// A button that stays pressed until it is pressed again.
///
/// Wraps `GtkToggleButton`.
open class ToggleButton: Button, Toggle {
    open override class var objectType: GType { gtk_toggle_button_get_type() }

    /// Makes a button with a title. If `mnemonic` is true, Alt and the letter after an underscore in the title press
    /// the button.
    public override init(title: String? = nil, mnemonic: Bool = false) {
        super.init(gtk_toggle_button_new, title: title, mnemonic: mnemonic)
    }

    /// Makes a button with a theme icon, such as "edit-symbolic", and a name for assistive technology.
    public override init(iconName: String, accessibilityLabel: String) {
        super.init(gtk_toggle_button_new, iconName: iconName, accessibilityLabel: accessibilityLabel)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
