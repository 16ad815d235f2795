#if GTK
public import CGTKSupport
import Dispatch
import RxSupport

/// A window with a header bar and one content widget. Subclass it to make a screen.
///
/// GTK retains the window while it is open, so that no other owner is needed. When the app or the user closes it, all
/// streams of all its widgets complete, its widgets that are reactor `View`s are unbound, and everything is freed.
/// Wraps `AdwApplicationWindow`.
open class Window: Widget {
    open override class var objectType: GType { WindowType.type }

    /// The header bar at the top of the window.
    public let headerBar: HeaderBar

    /// Whether the close button, Alt+F4 and ``requestClose()`` close the window, and Escape if ``closesOnEscape`` is
    /// true. If not, they only emit "close-request".
    public var closesOnRequest = true

    /// Whether the window has been closed, by the user or by the app.
    public private(set) var isClosed = false

    private let frame: Box
    private var escape: OpaquePointer?

    /// Makes a window that is not shown yet.
    ///
    /// - Parameters:
    ///   - title: The title, shown in the bar and in the system's lists of windows.
    ///   - width: The initial width in pixels; -1 for the width that the content needs.
    ///   - height: The initial height in pixels; -1 for the height that the content needs.
    ///   - application: The application that keeps running while the window is open.
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
        joinOwnWindowGroup()
    }

    package var native: UnsafeMutablePointer<GtkWindow> { cast() }

    /// The title, shown in the bar and in the system's lists of windows.
    public var title: String? {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The widget below the header bar. Setting it removes the previous widget, and makes the new widget expand
    /// vertically.
    ///
    /// If the window is a `StoryboardView` of ReactorKit, setting the content loads the window as a view, and binds the
    /// window to its reactor, if one is set.
    public var content: Widget? {
        didSet {
            guard oldValue !== content else { return }
            if let oldValue { frame.remove(oldValue) }
            guard let content else { return }
            content.vexpand = true
            frame.append(content)
            (self as? any _ReleasableView)?._contentDidLoad()
        }
    }

    /// The application that keeps running while the window is open.
    public var application: Application? {
        get { property("application").value }
        set { property("application").value = newValue }
    }

    /// The widget that Enter activates if the focused widget does not handle Enter. Entries with `activatesDefault`
    /// activate it too.
    public var defaultWidget: Widget? {
        get { property("default-widget").value }
        set {
            property("default-widget").value = newValue
            retainedDefaultWidget = newValue
        }
    }

    /// Retains the default widget. GTK does not retain it, but accesses it when another default widget is set or the
    /// window closes, even if the widget was never added to the window.
    private var retainedDefaultWidget: Widget?

    /// The widget that has the keyboard focus when the window is first shown; `nil` lets GTK choose.
    ///
    /// Do not call `becomeFirstResponder()` before the window is shown: GTK 4.8 then reports a wrong role of the window
    /// to assistive technology.
    public weak var initialFirstResponder: Widget?

    /// Whether Escape requests to close the window, as in a dialog.
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

    override var ownedObjects: [GObject] { super.ownedObjects + actions.filter { !isShared($0) } }

    /// Whether another open window or the application has an action too.
    private func isShared(_ action: Action) -> Bool {
        var others: [any ActionMap] = Window.all.filter { $0 !== self && !$0.isClosed }
        if let application = application ?? Application.shared { others.append(application) }
        return others.contains { $0.action(named: action.name) === action }
    }

    /// Shows the window, or brings it to the front. Does nothing if it has been closed: make a new window instead.
    public func present() {
        guard !isClosed else { return }
        gtk_window_present(native)
        initialFirstResponder?.becomeFirstResponder()
        initialFirstResponder = nil
    }

    /// Whether the window is shown. A closed window is never shown again.
    public override var isVisible: Bool {
        get { super.isVisible }
        set { if !newValue || !isClosed { super.isVisible = newValue } }
    }

    /// Requests to close the window, as its close button does.
    public func requestClose() {
        guard !isClosed else { return }
        gtk_window_close(native)
    }

    /// Closes the windows presented by this one, then this window. A second call does nothing.
    ///
    /// If this is called while GTK lays out or draws the window, while a list makes a row, or during a drop, the window
    /// closes right afterwards. The closure of a `DrawingArea` or of a cell is called at such times.
    open func close() {
        // GTK would continue to use widgets that closing frees.
        guard !isInUse else { return DispatchQueue.main.async { [self] in finishClosing() } }
        finishClosing()
    }

    private func finishClosing() {
        guard !isClosed else { return }
        isClosed = true
        // Retains the window until it is closed. Once GTK's list of windows releases it, it may have no other owner.
        g_object_ref(.init(pointer))
        defer { g_object_unref(.init(pointer)) }
        presented.forEach { $0.close() }
        openDialogs.forEach { $0.close() }
        // GTK 4.8 does not release a menu that is open when its window is destroyed.
        popDownEverything()
        // Hides the window while everything is still bound, so that visible widgets are notified that they disappear.
        isVisible = false
        for widget in wrappersBelow {
            widget.unbind()
            // The window's own handlers end with it, below, so that they still receive "destroy".
            if widget !== self { widget.finishHandlers() }
        }
        gtk_window_destroy(native)
        // GTK 4.8 only hides a destroyed window. This ends its handlers and releases its widgets.
        g_object_run_dispose(.init(pointer))
        retainedDefaultWidget = nil
    }

    /// Whether GTK is using the window's widgets right now.
    private var isInUse: Bool {
        isBeingDrawn || Dropping.isUnderWay || wrappersBelow.contains { ($0 as? ListWidget)?.isMakingRow == true }
    }

    /// Whether GTK is laying out or drawing the window right now.
    private var isBeingDrawn: Bool {
        guard let clock = gtk_widget_get_frame_clock(widget), let hint = g_signal_get_invocation_hint(.init(clock))
        else {
            return false
        }
        return ["layout", "paint"].contains(String(cString: g_signal_name(hint.pointee.signal_id)))
    }
}

/// The GLib class of our windows: an `AdwApplicationWindow` that closes with `Window.close()`.
@MainActor
private enum WindowType {
    static let type = rxgtk_window_register { pointer in
        nonisolated(unsafe) let pointer = OpaquePointer(pointer!)
        return MainActor.assumeIsolated {
            guard let window = WrapperReference.wrapper(of: pointer) as? Window else { return 0 }
            if window.closesOnRequest { window.close() }
            return 1
        }
    }
}
#endif
