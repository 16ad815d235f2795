#if GTK
public import CGTKSupport
import Dispatch
import RxSupport

/// A dialog over a window. The window takes no input meanwhile.
///
/// Wraps `AdwDialog`, which lies inside the window, in libadwaita 1.5 and later. Before, it wraps a modal `GtkWindow`.
open class Dialog: Widget {
    open override class var objectType: GType { rxgtk_dialog_type() }

    /// Whether the dialog has been answered or closed.
    public private(set) var isClosed = false

    private weak var parent: Window?
    /// Whether a window was given. The window may have been freed since.
    private var wasGivenWindow: Bool
    private var isPresented = false

    /// Makes a dialog of the GTK class `type`. It is not shown yet.
    init(of type: GType, over window: Window?) {
        Misuse.requireStarted("\(Self.self)")
        parent = window
        wasGivenWindow = window != nil
        let new = OpaquePointer(rxgtk_object_new_widget(type))!
        if rxgtk_dialogs_are_windows() != 0 {
            // GTK's list of windows owns a new window, so the window's constructor returns a borrowed pointer.
            super.init(borrowing: new)
        } else {
            super.init(adopting: new)
        }
        listenForClose()
    }

    override init(existing pointer: OpaquePointer) {
        wasGivenWindow = false
        super.init(existing: pointer)
        listenForClose()
        // A message dialog that is a window answers the request itself.
        if rxgtk_dialogs_are_windows() == 0 || !(self is MessageDialog) { closeOnRequest() }
    }

    private func listenForClose() {
        guard rxgtk_dialogs_are_windows() == 0 else { return }
        // Runs before all other handlers, so that those find the dialog closed.
        connect("closed") { [weak self] in self?.isClosed = true }
        // Runs after all other handlers, so that those are still bound when they run.
        connect("closed", after: true) { [weak self] in self?.endContent() }
    }

    /// Whether the dialog is shown. This is false for a closed dialog that is still fading out.
    public override var isVisible: Bool {
        get { super.isVisible && !isClosed }
        set { super.isVisible = newValue }
    }

    /// The window over which the dialog is or will be shown; `nil` if no window was given, or if it has been freed.
    public var presentingWindow: Window? { parent }

    /// Shows the dialog over its `presentingWindow`. Does nothing if the window or the dialog has been closed.
    ///
    /// Traps if no window was given: write `window.present(dialog)`.
    public func present() {
        guard wasGivenWindow else { stopProgram(Misuse.dialogOverNothing("\(Self.self)")) }
        guard let parent, !parent.isClosed, !isClosed else { return }
        isPresented = true
        rxgtk_dialog_present(widget, parent.native)
    }

    /// Shows the dialog over `window`, unless it is already shown.
    fileprivate func present(over window: Window) {
        if !isPresented { (parent, wasGivenWindow) = (window, true) }
        present()
    }

    /// Ends the streams of every widget inside, and unbinds each widget that is a reactor's `View`.
    private func endContent() {
        for widget in wrappersBelow {
            widget.unbind()
            if widget !== self { widget.finishHandlers() }
        }
    }

    /// Asks the dialog to close, as Escape does. Does nothing if the dialog is not shown.
    public func requestClose() {
        guard !isClosed else { return }
        rxgtk_dialog_request_close(widget)
    }

    /// Makes Escape and the close button close the dialog and end its streams. An `AdwDialog` closes by itself.
    func closeOnRequest() {
        if rxgtk_dialogs_are_windows() != 0 {
            connect("close-request") { [unowned self] () -> Bool in
                close()
                return true
            }
        } else {
            connect("closed", after: true) { [weak self] in self?.finishHandlers() }
        }
    }

    /// Closes the dialog. A second call does nothing.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        // GTK 4.8 leaks a menu that is open when its window closes.
        popDownEverything()
        endContent()
        finishHandlers()
        rxgtk_dialog_close(widget)
        guard rxgtk_dialogs_are_windows() != 0 else { return }
        // `gtk_window_destroy` only hides a window that is still referenced, so it is disposed of here. This waits for
        // the next turn of the main queue, because GTK may still be emitting the response or the close request.
        DispatchQueue.main.async { [self] in g_object_run_dispose(.init(pointer)) }
    }
}

extension Window {
    /// Shows `dialog` over this window, which takes no input meanwhile.
    ///
    /// A dialog that was made for another window is shown over this one, unless it is already shown. If this window is
    /// closed, the dialog is closed instead.
    public func present(_ dialog: Dialog) {
        guard !isClosed else { return dialog.close() }
        dialog.present(over: self)
    }

    /// The dialogs that are open over this window, the topmost last.
    var openDialogs: [Dialog] {
        let list = rxgtk_dialogs(native)!
        defer { g_object_unref(.init(list)) }
        return list.wrappers.compactMap { $0 as? Dialog }.filter {
            !$0.isClosed && rxgtk_dialog_is_over($0.widget, native) != 0
        }
    }

    /// The message dialogs that are open over this window.
    public var dialogs: [MessageDialog] { openDialogs.compactMap { $0 as? MessageDialog } }
}
#endif
