#if GTK
import CGTK
import Rx

extension Window {
    /// The window this one was presented from.
    public var presentingWindow: Window? {
        gtk_window_get_transient_for(native).flatMap { Anchor.wrapper(of: OpaquePointer($0)) as? Window }
    }

    /// The open windows that were presented from this one.
    public var presented: [Window] {
        Window.all.filter { $0.presentingWindow === self }
    }

    /// Every window there is, shown or not, until it is closed.
    public static var all: [Window] {
        guard let list = gtk_window_get_toplevels() else { return [] }
        return list.wrappers.compactMap { $0 as? Window }
    }

    /// Shows `window` above this one; unless `modal` is false, this one takes no input until `window` is closed.
    ///
    /// The presented window joins this one's application and closes with this one. Windows that were not presented from this
    /// one, nor this one from them, take input all the while. What is presented from a closed window is closed. A window that is
    /// presented from itself stops the program.
    public func present(_ window: Window, modal: Bool = true) {
        if window === self { stopProgram(Misuse.windowOverItself(title ?? "")) }
        guard !isClosed else { return window.close() }
        guard !window.isClosed else { return }
        window.application = application
        gtk_window_set_transient_for(window.native, native)
        gtk_window_group_add_window(gtk_window_get_group(native), window.native)
        gtk_window_set_modal(window.native, modal ? 1 : 0)
        window.present()
    }

    /// Gives the window a group of its own: a modal window takes the input of its whole group, and all that have none are one.
    func standAlone() {
        let group = gtk_window_group_new()!
        gtk_window_group_add_window(group, native)
        g_object_unref(group)
    }
}
#endif
