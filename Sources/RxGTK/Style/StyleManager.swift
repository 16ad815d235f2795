#if GTK
public import CGTK

/// Light or dark, as the system wants it or as the program decides.
///
/// Wraps `AdwStyleManager`.
open class StyleManager: GObject {
    open override class var objectType: GType { adw_style_manager_get_type() }

    /// Who decides on light or dark.
    public enum ColorScheme: UInt32, Sendable {
        /// As the application it belongs to: light, unless the system prefers dark.
        case standard
        /// Always light.
        case forceLight
        /// Light, unless the system prefers dark.
        case preferLight
        /// Dark, unless the system prefers light.
        case preferDark
        /// Always dark.
        case forceDark

        /// As the system prefers; another name of ``preferLight``.
        public static let system = preferLight
        /// Always light; another name of ``forceLight``.
        public static let light = forceLight
        /// Always dark; another name of ``forceDark``.
        public static let dark = forceDark
    }

    /// The one of the whole program; GTK must have been started.
    public static var shared: StyleManager {
        Misuse.requireStarted("\(Self.self)")
        return wrapping(adw_style_manager_get_default())
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Who decides on light or dark.
    public var colorScheme: ColorScheme {
        get { ColorScheme(rawValue: adw_style_manager_get_color_scheme(pointer).rawValue) ?? .standard }
        set { adw_style_manager_set_color_scheme(pointer, AdwColorScheme(rawValue: newValue.rawValue)) }
    }

    /// Whether the program is dark now.
    public var isDark: Bool { adw_style_manager_get_dark(pointer) != 0 }

    /// Whether the system asks for high contrast.
    public var isHighContrast: Bool { adw_style_manager_get_high_contrast(pointer) != 0 }

    /// The colour of what is chosen and suggested, as the person has it; libadwaita's blue before 1.6, where it cannot be chosen.
    public var accentColor: Color { Color(rxgtk_accent_color(pointer)) }

    /// Whether what changes may move there, as the system wants it; setting it decides for the program's own widgets and GTK's.
    ///
    /// It is GTK's setting `gtk-enable-animations`.
    public var areAnimationsEnabled: Bool {
        get { settings.property("gtk-enable-animations").value }
        set { settings.property("gtk-enable-animations").value = newValue }
    }

    /// GTK's settings of the default display, which it holds until the program ends.
    var settings: GObject { GObject.wrapping(gtk_settings_get_default()!) }
}
#endif
