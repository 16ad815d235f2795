#if GTK
public import CGTKSupport

/// A button with a title or an icon.
///
/// Wraps `GtkButton`.
open class Button: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_button_get_type() }

    private let hasMnemonic: Bool

    /// Makes a button with a title. If `mnemonic` is true, Alt and the letter after an underscore in the title press
    /// the button.
    public init(title: String? = nil, mnemonic: Bool = false) {
        hasMnemonic = mnemonic
        super.init(making: gtk_button_new)
        setUp(title: title)
    }

    /// Makes a button with a theme icon, such as "list-add-symbolic", and a name for assistive technology.
    public init(iconName: String, accessibilityLabel: String) {
        hasMnemonic = false
        super.init(making: gtk_button_new)
        setUp(iconName: iconName, accessibilityLabel: accessibilityLabel)
    }

    /// Like `init(title:mnemonic:)`, for subclasses that wrap a GLib class of their own.
    init(_ make: () -> UnsafeMutablePointer<GtkWidget>?, title: String?, mnemonic: Bool) {
        hasMnemonic = mnemonic
        super.init(making: make)
        setUp(title: title)
    }

    /// Like `init(iconName:accessibilityLabel:)`, for subclasses that wrap a GLib class of their own.
    init(_ make: () -> UnsafeMutablePointer<GtkWidget>?, iconName: String, accessibilityLabel: String) {
        hasMnemonic = false
        super.init(making: make)
        setUp(iconName: iconName, accessibilityLabel: accessibilityLabel)
    }

    private func setUp(title: String?) {
        gtk_button_set_use_underline(button, hasMnemonic ? 1 : 0)
        guard let title else { return }
        self.title = title
    }

    private func setUp(iconName: String, accessibilityLabel: String) {
        self.iconName = iconName
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        hasMnemonic = gtk_button_get_use_underline(UnsafeMutablePointer(pointer)) != 0
        super.init(existing: pointer)
    }

    private var button: UnsafeMutablePointer<GtkButton> { cast() }

    /// The text on the button; `nil` if the button contains an icon or another widget. Setting it replaces those.
    /// Setting `nil` shows an empty text.
    public var title: String? {
        get { property("label").value }
        set {
            property("label").value = newValue ?? ""
            // The inner label already names a button with a mnemonic. GTK 4.8 would have the name read out twice.
            if hasMnemonic, accessibilityLabel == nil { rxgtk_accessible_reset_label(widget) }
        }
    }

    /// The icon-theme name of the icon on the button; `nil` if the button has no icon. Setting a name or `nil` removes
    /// the title.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue ?? "" }
    }

    /// Presses the button as the user would. Does nothing if the button or a container of it is disabled.
    public func click() {
        guard gtk_widget_is_sensitive(widget) != 0 else { return }
        emit("clicked")
    }
}
#endif
