#if GTK
public import CGTK

/// A button that stays pressed until it is pressed again.
///
/// Wraps `GtkToggleButton`.
open class ToggleButton: Button, Toggle {
    open override class var objectType: GType { gtk_toggle_button_get_type() }

    /// Makes a button with a title; with `mnemonic`, an underscore before a letter makes Alt and that letter press it.
    public override init(title: String? = nil, mnemonic: Bool = false) {
        super.init(gtk_toggle_button_new, title: title, mnemonic: mnemonic)
    }

    /// Makes a button with an icon of the theme, such as "edit-symbolic", and what assistive technology calls it.
    public override init(iconName: String, accessibilityLabel: String) {
        super.init(gtk_toggle_button_new, iconName: iconName, accessibilityLabel: accessibilityLabel)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
