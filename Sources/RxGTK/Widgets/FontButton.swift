#if GTK
public import CGTK

/// A button that shows a font and asks for another.
///
/// Wraps `GtkFontDialogButton` where GTK has it (4.10), and `GtkFontButton` before.
open class FontButton: Widget {
    open override class var objectType: GType { rxgtk_font_button_type() }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - font: The font at first, as Pango writes it: "Sans Bold 12".
    ///   - title: What the dialog is called.
    ///   - accessibilityLabel: What assistive technology calls the button.
    public init(_ font: String = "Sans 12", title: String? = nil, accessibilityLabel: String) {
        super.init(making: rxgtk_font_button_new)
        rxgtk_font_button_set_title(widget, (title ?? accessibilityLabel)?.withoutNUL)
        self.font = font
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    override var focusableParts: [UnsafeMutablePointer<GtkWidget>] { [part(gtk_button_get_type())].compactMap(\.self) }

    /// The font as Pango writes it, family, style and size in points: "Sans Bold 12". What the program sets is not told as the
    /// person's doing.
    public var font: String {
        get {
            guard let text = rxgtk_font_button_get(widget) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
        set { write { rxgtk_font_button_set(widget, newValue) } }
    }
}
#endif
