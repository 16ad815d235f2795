#if GTK
public import CGTK
import Dispatch
import ReactorKit

/// A window with a header bar and one widget in it; subclass it to make a screen.
///
/// While it is open GTK holds it, so nobody else has to. Closing it, by the program or by the person, ends every stream of
/// every widget in it, unbinds those that are a reactor's `View`, and leaves nothing behind. Wraps `AdwApplicationWindow`.
open class Window: Widget {
    open override class var objectType: GType { WindowType.type }

    /// The bar at the top.
    public let headerBar: HeaderBar

    /// Whether the close button, Alt+F4 and Escape close the window; when not, they are only told as "close-request".
    public var closesOnRequest = true

    /// Whether `close()` has been called, by whoever.
    public private(set) var isClosed = false

    private let frame: Box
    private var escape: OpaquePointer?

    /// Makes a window that is not shown yet.
    ///
    /// - Parameters:
    ///   - title: Shown in the bar and in the system's lists of windows.
    ///   - width: In pixels, at first; -1 takes what the content needs.
    ///   - height: In pixels, at first; -1 takes what the content needs.
    ///   - application: The application that runs on while the window is open.
    public init(title: String? = nil, width: Int = -1, height: Int = -1, application: Application? = nil) {
        Misuse.requireStarted("\(Self.self)")
        headerBar = HeaderBar()
        frame = Box(.vertical)
        // GTK's list of windows owns a new window, and its constructor hands out a borrowed pointer.
        super.init(borrowing: OpaquePointer(rxgtk_object_new_widget(WindowType.type)))
        frame.append(headerBar)
        adw_application_window_set_content(cast(), frame.widget)
        self.title = title
        self.application = application
        defaultSize = Size(width: width, height: height)
        standAlone()
    }

    var native: UnsafeMutablePointer<GtkWindow> { cast() }

    /// The title, shown in the bar and in the system's lists of windows.
    public var title: String? {
        get { gtk_window_get_title(native).map { String(cString: $0) } }
        set { gtk_window_set_title(native, newValue?.withoutNUL) }
    }

    /// What the window shows below its bar; the widget that was there before is taken out.
    ///
    /// Setting it loads a window that is a `StoryboardView`, and so binds it if it has a reactor.
    public var content: Widget? {
        didSet {
            guard oldValue !== content else { return }
            if let oldValue { frame.remove(oldValue) }
            guard let content else { return }
            content.vexpand = true
            frame.append(content)
            (self as? any StoryboardView)?.performBinding()
        }
    }

    /// The application that runs on while the window is open.
    public var application: Application? {
        get { gtk_window_get_application(native).map { Application.wrapping(OpaquePointer($0)) } }
        set { gtk_window_set_application(native, newValue?.cast()) }
    }

    /// What Enter presses where a widget with the focus does not use it, and in entries that activate the default.
    public var defaultWidget: Widget? {
        get { gtk_window_get_default_widget(native).map { Widget.wrapping(OpaquePointer($0)) } }
        set {
            gtk_window_set_default_widget(native, newValue?.widget)
            heldDefault = newValue
        }
    }

    /// GTK does not hold it, and looks at it when another comes or the window closes, even where it was never put into the window.
    private var heldDefault: Widget?

    /// What has the keyboard focus when the window is shown first; `nil` lets GTK choose.
    ///
    /// Not `becomeFirstResponder()` before that: GTK 4.8 then tells assistive technology a wrong role of the window.
    public weak var initialFirstResponder: Widget?

    /// Whether Escape asks the window to close, as in a dialog.
    public var closesOnEscape: Bool {
        get { escape != nil }
        set {
            guard newValue != closesOnEscape else { return }
            if let escape {
                gtk_widget_remove_controller(widget, escape)
                self.escape = nil
                return
            }
            let shortcut = gtk_shortcut_new(
                gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
                gtk_named_action_new("window.close"))
            let controller = gtk_shortcut_controller_new()!
            gtk_shortcut_controller_add_shortcut(controller, shortcut)
            gtk_widget_add_controller(widget, controller)
            escape = controller
        }
    }

    override var companions: [GObject] { super.companions + actions }

    /// Shows the window, or brings it to the front. Does nothing once it has been closed: make another one.
    public func present() {
        guard !isClosed else { return }
        gtk_window_present(native)
        initialFirstResponder?.becomeFirstResponder()
        initialFirstResponder = nil
    }

    /// Whether it is shown. Nothing shows it once it has been closed.
    public override var isVisible: Bool {
        get { super.isVisible }
        set { if !newValue || !isClosed { super.isVisible = newValue } }
    }

    /// Asks the window to close, as its close button does.
    public func requestClose() {
        guard !isClosed else { return }
        gtk_window_close(native)
    }

    /// Closes the window, and first the windows presented from it; a second call does nothing.
    ///
    /// While the window is laid out or drawn, a list makes a row, or something is dropped, as where the closure of a `DrawingArea` or of a
    /// cell calls this, it closes right after.
    open func close() {
        // GTK goes on with widgets that would be freed.
        guard !isInUse else { return DispatchQueue.main.async { [self] in finishClosing() } }
        finishClosing()
    }

    private func finishClosing() {
        guard !isClosed else { return }
        isClosed = true
        // Held for the time of closing: without its place in GTK's list the window may have no other owner.
        g_object_ref(.init(pointer))
        defer { g_object_unref(.init(pointer)) }
        presented.forEach { $0.close() }
        openDialogs.forEach { $0.close() }
        // GTK 4.8 does not let go of a menu that is open when its window goes.
        popDownEverything()
        // While everything is still bound: what is shown hears that it disappears.
        isVisible = false
        for widget in wrappersBelow {
            widget.unbind()
            // Its own end with it, below, so that they still hear "destroy".
            if widget !== self { widget.finishHandlers() }
        }
        gtk_window_destroy(native)
        // GTK 4.8 only hides a destroyed window: this ends its handlers and lets its widgets go.
        g_object_run_dispose(.init(pointer))
        heldDefault = nil
    }

    /// Whether GTK is in the middle of something with the window's widgets.
    private var isInUse: Bool {
        isBeingDrawn || Dropping.isUnderWay || wrappersBelow.contains { ($0 as? ListBase)?.isMakingRow == true }
    }

    /// Whether GTK is laying out or drawing the window now.
    private var isBeingDrawn: Bool {
        guard let clock = gtk_widget_get_frame_clock(widget), let hint = g_signal_get_invocation_hint(.init(clock))
        else {
            return false
        }
        return ["layout", "paint"].contains(String(cString: g_signal_name(hint.pointee.signal_id)))
    }
}

/// The GLib class of our windows: an `AdwApplicationWindow` whose way of closing is `Window.close()`.
@MainActor
private enum WindowType {
    static let type = rxgtk_window_register { pointer in
        nonisolated(unsafe) let pointer = OpaquePointer(pointer!)
        return MainActor.assumeIsolated {
            guard let window = Anchor.wrapper(of: pointer) as? Window else { return 0 }
            if window.closesOnRequest { window.close() }
            return 1
        }
    }
}
#endif
