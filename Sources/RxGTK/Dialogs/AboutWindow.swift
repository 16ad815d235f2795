#if GTK
public import CGTK

/// Tells what an app is, by whom, and where to read more.
///
/// Wraps `AdwAboutDialog` where libadwaita has it (1.5), and `AdwAboutWindow` before.
open class AboutWindow: Dialog {
    open override class var objectType: GType { rxgtk_about_window_type() }

    /// Makes one that is not shown yet; `window.present(about)` shows it.
    ///
    /// - Parameters:
    ///   - window: The window that `present()` shows it over; not needed for `window.present(about)`.
    ///   - applicationName: What people call the app.
    ///   - applicationIcon: The theme's name of its icon; none is shown where the theme has no such icon.
    ///   - version: The app's version, such as "1.0".
    ///   - developerName: By whom it is.
    ///   - comments: What it is for.
    ///   - website: The address of its page on the web; `nil` for none.
    ///   - issueURL: The address at which faults are reported; `nil` for none.
    ///   - developers: Who has made it, each with an address perhaps, as in "Ada Lovelace https://example.org".
    ///   - copyright: Whose it is, such as "© 2026 Ada Lovelace"; `nil` for nothing.
    ///   - license: The terms under which it may be used.
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
        if let copyright { property("copyright").value = copyright }
        property("license-type").value = license.type
        if let text = license.text { property("license").value = text }
        closeOnRequest()
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The app it tells of.
    public var applicationName: String { property("application-name", as: String.self).value }
}
#endif
