#if GTK
public import CGTK

/// A button that shows a colour and asks for another.
///
/// Wraps `GtkColorDialogButton` where GTK has it (4.10), and `GtkColorButton` before.
open class ColorButton: Widget {
    open override class var objectType: GType { rxgtk_color_button_type() }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - color: The colour at first.
    ///   - title: What the dialog is called.
    ///   - hasAlpha: Whether the dialog asks how much the colour covers, too.
    ///   - accessibilityLabel: What assistive technology calls the button.
    public init(_ color: Color = .black, title: String? = nil, hasAlpha: Bool = false, accessibilityLabel: String) {
        super.init(making: rxgtk_color_button_new)
        rxgtk_color_button_set_up(widget, title ?? accessibilityLabel, hasAlpha ? 1 : 0)
        self.color = color
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    override var focusableParts: [UnsafeMutablePointer<GtkWidget>] { [part(gtk_button_get_type())].compactMap(\.self) }

    /// The colour. What the program sets is not told as the person's doing.
    public var color: Color {
        get { Color(rxgtk_color_button_get(widget)) }
        set { write { rxgtk_color_button_set(widget, newValue.rgba) } }
    }
}
#endif
