#if GTK
public import CGTKSupport

/// A button that shows a font and opens a dialog to choose another.
///
/// Wraps `GtkFontDialogButton` where GTK has it (4.10), and `GtkFontButton` in older versions.
open class FontButton: Widget {
    open override class var objectType: GType { rxgtk_font_button_type() }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - font: The initial font, as Pango writes it: "Sans Bold 12".
    ///   - title: The title of the dialog; `nil` for `accessibilityLabel`.
    ///   - accessibilityLabel: The button's name for assistive technology.
    public init(_ font: String = "Sans 12", title: String? = nil, accessibilityLabel: String) {
        super.init(making: rxgtk_font_button_new)
        rxgtk_font_button_set_title(widget, (title ?? accessibilityLabel).withoutNUL)
        self.font = font
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    override var focusableParts: [UnsafeMutablePointer<GtkWidget>] { [part(gtk_button_get_type())].compactMap(\.self) }

    /// The font as Pango writes it, with family, style and size in points: "Sans Bold 12"; empty if the button has no
    /// font. Setting it does not make `rx.font` emit.
    public var font: String {
        get {
            guard let text = rxgtk_font_button_get(widget) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { write { rxgtk_font_button_set(widget, newValue.withoutNUL) } }
    }
}
#endif
