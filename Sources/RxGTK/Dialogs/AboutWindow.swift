#if GTK
    public import CGTK
    import Dispatch

    /// Tells what an app is, by whom, and where to read more.
    ///
    /// Wraps `AdwAboutWindow`.
    open class AboutWindow: Widget {
        open override class var objectType: GType { adw_about_window_get_type() }

        /// Whether it has been closed, by whoever.
        public private(set) var isClosed = false

        /// Makes a window over another that is not shown yet.
        ///
        /// - Parameters:
        ///   - window: Takes no input while the new one is open.
        ///   - applicationName: What people call the app.
        ///   - applicationIcon: The theme's name of its icon; none is shown where the theme has no such icon.
        ///   - version: The app's version, such as "1.0".
        ///   - developerName: By whom it is.
        ///   - comments: What it is for.
        ///   - website: The address of its page on the web; `nil` for none.
        public init(
            over window: Window, applicationName: String, applicationIcon: String, version: String,
            developerName: String, comments: String, website: String? = nil
        ) {
            // GTK's list of windows owns a new window, and its constructor hands out a borrowed pointer.
            super.init(borrowing: OpaquePointer(adw_about_window_new()!))
            adw_about_window_set_application_name(pointer, applicationName)
            let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
            if gtk_icon_theme_has_icon(theme, applicationIcon) != 0 {
                adw_about_window_set_application_icon(pointer, applicationIcon)
            }
            adw_about_window_set_version(pointer, version)
            adw_about_window_set_developer_name(pointer, developerName)
            adw_about_window_set_comments(pointer, comments)
            website.map { adw_about_window_set_website(pointer, $0) }
            adw_about_window_set_license_type(pointer, GTK_LICENSE_MIT_X11)
            gtk_window_set_transient_for(cast(), window.native)
            gtk_window_set_modal(cast(), 1)
            gtk_window_set_destroy_with_parent(cast(), 1)
            connect("close-request") { [unowned self] () -> Bool in
                close()
                return true
            }
        }

        override init(existing pointer: OpaquePointer) {
            super.init(existing: pointer)
        }

        /// The app it tells of.
        public var applicationName: String { property("application-name", as: String.self).value }

        /// Shows it.
        public func present() {
            gtk_window_present(cast())
        }

        /// Closes it; a second call does nothing.
        public func close() {
            guard !isClosed else { return }
            isClosed = true
            gtk_window_set_transient_for(cast(), nil)
            gtk_window_destroy(cast())
            // GTK 4.8 only hides a destroyed window; and it may be telling of the close request still.
            DispatchQueue.main.async { [self] in g_object_run_dispose(.init(pointer)) }
        }
    }
#endif
