#if GTK
public import CGTKSupport

/// Decides between the light and the dark style, by the system's preference or the program's choice.
///
/// Wraps `AdwStyleManager`.
open class StyleManager: GObject {
    open override class var objectType: GType { adw_style_manager_get_type() }

    /// How the program chooses between light and dark.
    public enum ColorScheme: UInt32, GValueConvertible, Sendable {
        /// The scheme of the program: light, unless the system prefers dark. This is the default.
        case standard
        /// Always light.
        case forceLight
        /// Light, unless the system prefers dark.
        case preferLight
        /// Dark, unless the system prefers light.
        case preferDark
        /// Always dark.
        case forceDark

        /// The system's preference; another name for ``preferLight``.
        public static let system = preferLight
        /// Always light; another name for ``forceLight``.
        public static let light = forceLight
        /// Always dark; another name for ``forceDark``.
        public static let dark = forceDark
    }

    /// The style manager of the whole program. GTK must have been started.
    public static var shared: StyleManager {
        Misuse.requireStarted("\(Self.self)")
        return wrapping(adw_style_manager_get_default())
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// How the program chooses between light and dark.
    public var colorScheme: ColorScheme {
        get { property("color-scheme").value }
        set { property("color-scheme").value = newValue }
    }

    /// Whether the program currently uses the dark style.
    public var isDark: Bool { property("dark").value }

    /// Whether the system asks for high contrast.
    public var isHighContrast: Bool { property("high-contrast").value }

    /// The user's accent colour, which marks selected and suggested elements. Before libadwaita 1.6 it is always
    /// libadwaita's blue.
    public var accentColor: Color { Color(rxgtk_accent_color(pointer)) }

    /// Whether GTK and libadwaita animate changes. Follows the system's setting until the program sets it.
    ///
    /// Wraps "gtk-enable-animations" of `GtkSettings`.
    public var areAnimationsEnabled: Bool {
        get { settings.property("gtk-enable-animations").value }
        set { settings.property("gtk-enable-animations").value = newValue }
    }

    /// GTK's settings for the default display. The display retains them until the program ends.
    package var settings: GObject { GObject.wrapping(gtk_settings_get_default()!) }
}
#endif
