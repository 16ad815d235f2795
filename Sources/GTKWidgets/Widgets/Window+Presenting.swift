#if GTK
import CGTKSupport
import RxSupport

extension Window {
    /// The window that presented this one; `nil` if there is none.
    public var presentingWindow: Window? {
        gtk_window_get_transient_for(native).flatMap { WrapperReference.wrapper(of: OpaquePointer($0)) as? Window }
    }

    /// The open windows that this one presented.
    public var presented: [Window] {
        Window.all.filter { $0.presentingWindow === self }
    }

    /// All windows, shown or not, until they are closed.
    public static var all: [Window] {
        guard let list = gtk_window_get_toplevels() else { return [] }
        return list.wrappers.compactMap { $0 as? Window }
    }

    /// Shows `window` above this one. Unless `modal` is false, this window takes no input until `window` is closed.
    ///
    /// The presented window joins this window's application, and closes with this window. Modality does not affect
    /// windows that neither present this window nor are presented by it. If this window is closed already, `window` is
    /// closed. Does nothing if `window` is closed. Traps if `window` is this window.
    public func present(_ window: Window, modal: Bool = true) {
        if window === self { stopProgram(Misuse.windowOverItself(title ?? "")) }
        guard !isClosed else { return window.close() }
        guard !window.isClosed else { return }
        window.application = application
        gtk_window_set_transient_for(window.native, native)
        gtk_window_group_add_window(gtk_window_get_group(native), window.native)
        window.isModal = modal
        window.present()
    }

    /// Gives the window its own window group. A modal window blocks the input of its whole group, and all windows
    /// without a group of their own share a group.
    func joinOwnWindowGroup() {
        let group = gtk_window_group_new()!
        gtk_window_group_add_window(group, native)
        g_object_unref(group)
    }
}
#endif
