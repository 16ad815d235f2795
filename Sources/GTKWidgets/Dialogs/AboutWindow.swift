#if GTK
public import CGTKSupport

/// Information about an app: its purpose, its developers and where to read more.
///
/// Wraps `AdwAboutDialog` in libadwaita 1.5 and later, and `AdwAboutWindow` before.
open class AboutWindow: Dialog {
    open override class var objectType: GType { rxgtk_about_window_type() }

    /// Makes a window that is not shown yet. `window.present(about)` shows it.
    ///
    /// - Parameters:
    ///   - window: The window over which `present()` shows the about window. `window.present(about)` ignores it.
    ///   - applicationName: The app's name for the user.
    ///   - applicationIcon: The name of the app's icon in the theme. If the theme has no such icon, none is shown.
    ///   - version: The app's version, such as "1.0".
    ///   - developerName: The name of the developer.
    ///   - comments: The purpose of the app, as Pango markup. `Markup.escape` escapes plain text.
    ///   - website: The address of the app's website; `nil` for none.
    ///   - issueURL: The address for reporting faults; `nil` for none.
    ///   - developers: The developers, each with an optional address, as in "Ada Lovelace https://example.org".
    ///   - copyright: The copyright notice, as plain text, such as "© 2026 Ada Lovelace"; `nil` for none.
    ///   - license: The app's license.
    public init(
        over window: Window? = nil, applicationName: String, applicationIcon: String, version: String,
        developerName: String, comments: String, website: String? = nil, issueURL: String? = nil,
        developers: [String] = [], copyright: String? = nil, license: License = .unknown
    ) {
        super.init(of: Self.objectType, over: window)
        property("application-name").value = applicationName
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        if gtk_icon_theme_has_icon(theme, applicationIcon) != 0 {
            property("application-icon").value = applicationIcon
        }
        property("version").value = version
        property("developer-name").value = developerName
        property("comments").value = comments
        if let website { property("website").value = website }
        if let issueURL { property("issue-url").value = issueURL }
        if !developers.isEmpty { property("developers").value = developers }
        // libadwaita reads the notice as Pango markup.
        if let copyright { property("copyright").value = Markup.escape(copyright) }
        property("license-type").value = license.type
        if let text = license.text { property("license").value = text }
        closeOnRequest()
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The app's name.
    public var applicationName: String { property("application-name", as: String.self).value }
}
#endif
