#if GTK
public import CGTK

/// The icons that there are, by their names.
///
/// `Application.addIcons(in:)` adds an app's own. Wraps `GtkIconTheme`.
open class IconTheme: GObject {
    open override class var objectType: GType { gtk_icon_theme_get_type() }

    /// The one of the whole program; GTK must have been started.
    public static var shared: IconTheme {
        Misuse.requireStarted("IconTheme.shared")
        return wrapping(gtk_icon_theme_get_for_display(gdk_display_get_default()))
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The name of the theme, such as "Adwaita".
    public var name: String { property("theme-name").value }

    /// The names of all icons, in no order. Reads each: O(n).
    public var iconNames: [String] {
        guard let names = gtk_icon_theme_get_icon_names(pointer) else { return [] }
        defer { g_strfreev(names) }
        return strings(of: names)
    }

    /// Whether there is an icon of a name, in the theme or in those that it inherits from.
    public func hasIcon(_ name: String) -> Bool { gtk_icon_theme_has_icon(pointer, name) != 0 }

    /// The icon of a name, else of the first of `fallbacks` that there is, else the one that stands for a missing image.
    ///
    /// GTK no longer tells which of them it is: ask ``hasIcon(_:)`` before where that matters.
    ///
    /// - Parameters:
    ///   - name: The theme's name of an icon, such as "list-add-symbolic".
    ///   - fallbacks: Other names, the best first.
    ///   - size: How many pixels across, before they are scaled.
    ///   - scale: How many pixels of the display stand for one across, as `Widget.scaleFactor` tells.
    public func icon(_ name: String, orElse fallbacks: [String] = [], size: Int, scale: Int = 1) -> IconPaintable {
        var icon: OpaquePointer?
        withStrings(fallbacks) { fallbacks in
            icon = gtk_icon_theme_lookup_icon(
                pointer, name, UnsafeMutablePointer(mutating: fallbacks), size.nearest(in: .counts),
                scale.nearest(in: .counts),
                gtk_widget_get_default_direction(), GtkIconLookupFlags(rawValue: 0))
        }
        defer { g_object_unref(.init(icon!)) }
        return .wrapping(icon!)
    }
}
#endif
