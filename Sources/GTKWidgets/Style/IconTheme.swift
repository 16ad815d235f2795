#if GTK
public import CGTKSupport

/// The available icons, by name.
///
/// `Application.addIcons(in:)` adds an app's own icons. Wraps `GtkIconTheme`.
open class IconTheme: GObject {
    open override class var objectType: GType { gtk_icon_theme_get_type() }

    /// The icon theme of the whole program. GTK must have been started.
    public static var shared: IconTheme {
        Misuse.requireStarted("IconTheme.shared")
        return wrapping(gtk_icon_theme_get_for_display(gdk_display_get_default()))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The name of the theme, such as "Adwaita".
    public var name: String { property("theme-name").value }

    /// The names of all icons, in no particular order.
    ///
    /// - Complexity: O(n) in the number of icons.
    public var iconNames: [String] {
        guard let names = gtk_icon_theme_get_icon_names(pointer) else { return [] }
        defer { g_strfreev(names) }
        return strings(of: names)
    }

    /// Whether the theme, or a theme that it inherits from, has an icon of this name.
    public func hasIcon(_ name: String) -> Bool { gtk_icon_theme_has_icon(pointer, name.withoutNUL) != 0 }

    /// Returns the icon with a name, or else the first available icon of `fallbacks`, or else an icon that represents a
    /// missing image.
    ///
    /// GTK does not report which of these icons it returns. If this matters, check with ``hasIcon(_:)`` first.
    ///
    /// - Parameters:
    ///   - name: The icon's name in the theme, such as "list-add-symbolic".
    ///   - fallbacks: Alternative names, in order of preference.
    ///   - size: The size in pixels, before scaling.
    ///   - scale: The number of display pixels per pixel, as in `Widget.scaleFactor`.
    public func icon(_ name: String, orElse fallbacks: [String] = [], size: Int, scale: Int = 1) -> IconPaintable {
        var icon: OpaquePointer?
        withStrings(fallbacks) { fallbacks in
            icon = gtk_icon_theme_lookup_icon(
                pointer, name.withoutNUL, UnsafeMutablePointer(mutating: fallbacks), size.nearest(in: .counts),
                scale.nearest(in: .counts),
                gtk_widget_get_default_direction(), GtkIconLookupFlags(rawValue: 0))
        }
        defer { g_object_unref(.init(icon!)) }
        return .wrapping(icon!)
    }
}
#endif
