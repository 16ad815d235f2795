#if GTK
public import CGTK
import Dispatch

/// What is shown over a window, which takes no input meanwhile.
///
/// Wraps `AdwDialog`, which lies in the window, where libadwaita has it (1.5), and a modal window before.
open class Dialog: Widget {
    open override class var objectType: GType { rxgtk_dialog_type() }

    /// Whether it has been answered or closed.
    public private(set) var isClosed = false

    private weak var parent: Window?
    /// Whether a window was named, which may be gone by now.
    private var hadParent: Bool
    private var isPresented = false

    /// Makes an instance of a subclass of `objectType` that is not shown yet.
    init(of type: GType, over window: Window?) {
        Misuse.requireStarted("\(Self.self)")
        parent = window
        hadParent = window != nil
        let new = OpaquePointer(rxgtk_object_new_widget(type))!
        if rxgtk_dialogs_are_windows() != 0 {
            // GTK's list of windows owns a new window, and its constructor hands out a borrowed pointer.
            super.init(borrowing: new)
        } else {
            super.init(adopting: new)
            // First of all handlers, so that all others find it closed.
            connect("closed") { [weak self] in self?.isClosed = true }
            // After all others, which are still bound.
            connect("closed", after: true) { [weak self] in self?.endContent() }
        }
    }

    override init(existing pointer: OpaquePointer) {
        hadParent = false
        super.init(existing: pointer)
    }

    /// Whether it is shown; what is closed and still fading away is not.
    public override var isVisible: Bool {
        get { super.isVisible && !isClosed }
        set { super.isVisible = newValue }
    }

    /// The window that it is shown over.
    public var presentingWindow: Window? { parent }

    /// Shows it over the window that it was made for. Does nothing after that window has been closed.
    ///
    /// Stops the program if no window was named: write `window.present(dialog)`.
    public func present() {
        guard hadParent else { stopProgram(Misuse.dialogOverNothing("\(Self.self)")) }
        guard let parent, !parent.isClosed, !isClosed else { return }
        isPresented = true
        rxgtk_dialog_present(widget, parent.native)
    }

    /// Shows it over `window`, unless it is shown already.
    fileprivate func present(over window: Window) {
        if !isPresented { (parent, hadParent) = (window, true) }
        present()
    }

    /// Ends the streams of every widget inside, and unbinds those that are a reactor's `View`.
    private func endContent() {
        for widget in wrappersBelow {
            widget.unbind()
            if widget !== self { widget.finishHandlers() }
        }
    }

    /// Asks it to close, as Escape does.
    public func requestClose() {
        guard !isClosed else { return }
        rxgtk_dialog_request_close(widget)
    }

    /// Has Escape and the close button take it away, and end its streams. One that lies in its window goes by itself.
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

    /// Takes it away; a second call does nothing.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        // GTK 4.8 does not let go of a menu that is open when its window goes.
        popDownEverything()
        endContent()
        finishHandlers()
        rxgtk_dialog_close(widget)
        guard rxgtk_dialogs_are_windows() != 0 else { return }
        // GTK only hides a destroyed window; and it may be telling of the answer or the request still.
        DispatchQueue.main.async { [self] in g_object_run_dispose(.init(pointer)) }
    }
}

extension Window {
    /// Shows `dialog` over this window, which takes no input meanwhile.
    ///
    /// One that was made for another window is shown over this one, unless it is shown already. A closed window closes it.
    public func present(_ dialog: Dialog) {
        guard !isClosed else { return dialog.close() }
        dialog.present(over: self)
    }

    /// What is open over this window, the uppermost last.
    var openDialogs: [Dialog] {
        let list = rxgtk_dialogs(native)!
        defer { g_object_unref(.init(list)) }
        return list.wrappers.compactMap { $0 as? Dialog }.filter {
            !$0.isClosed && rxgtk_dialog_is_over($0.widget, native) != 0
        }
    }

    /// The questions that are open over this window.
    public var dialogs: [MessageDialog] { openDialogs.compactMap { $0 as? MessageDialog } }
}
#endif
