#if GTK
public import CGTKSupport

/// A button that shows a colour and opens a dialog to choose another.
///
/// Wraps `GtkColorDialogButton` where GTK has it (4.10), and `GtkColorButton` in older versions.
open class ColorButton: Widget {
    open override class var objectType: GType { rxgtk_color_button_type() }

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - color: The initial colour.
    ///   - title: The title of the dialog; `nil` for `accessibilityLabel`.
    ///   - hasAlpha: Whether the dialog also asks for the opacity.
    ///   - accessibilityLabel: The button's name for assistive technology.
    public init(_ color: Color = .black, title: String? = nil, hasAlpha: Bool = false, accessibilityLabel: String) {
        super.init(making: rxgtk_color_button_new)
        rxgtk_color_button_set_up(widget, (title ?? accessibilityLabel).withoutNUL, hasAlpha ? 1 : 0)
        self.color = color
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    override var focusableParts: [UnsafeMutablePointer<GtkWidget>] { [part(gtk_button_get_type())].compactMap(\.self) }

    /// The colour. Setting it does not make `rx.color` emit.
    public var color: Color {
        get { Color(rxgtk_color_button_get(widget)) }
        set { write { rxgtk_color_button_set(widget, newValue.rgba) } }
    }
}
#endif
