#if GTK
    public import CGTK
    import Dispatch

    /// A question over a window; `present(over:heading:body:responses:)` asks it and gives the answer.
    ///
    /// Wraps `AdwMessageDialog`.
    open class MessageDialog: Widget {
        open override class var objectType: GType { adw_message_dialog_get_type() }

        /// How a response looks.
        public enum Appearance: UInt32, Sendable {
            /// As any other.
            case standard
            /// As what most people want.
            case suggested
            /// As something that loses data.
            case destructive
        }

        /// Whether it has been answered or closed.
        public private(set) var isClosed = false

        init(over window: Window, heading: String, body: String?) {
            // GTK's list of windows owns a new dialog, and its constructor hands out a borrowed pointer.
            super.init(borrowing: OpaquePointer(adw_message_dialog_new(window.native, heading, body)!))
        }

        override init(existing pointer: OpaquePointer) {
            super.init(existing: pointer)
        }

        /// The question.
        public var heading: String { property("heading", as: String.self).value }

        /// What there is to know before answering.
        public var body: String { property("body", as: String.self).value }

        func add(_ id: String, title: String, appearance: Appearance, isEnabled: Bool) {
            // An underscore in a title is an underscore, not a mnemonic.
            adw_message_dialog_add_response(cast(), id, title.replacing("_", with: "__"))
            adw_message_dialog_set_response_appearance(cast(), id, AdwResponseAppearance(rawValue: appearance.rawValue))
            adw_message_dialog_set_response_enabled(cast(), id, isEnabled ? 1 : 0)
        }

        func show(defaultResponse: String?, closeResponse: String) {
            adw_message_dialog_set_default_response(cast(), defaultResponse)
            adw_message_dialog_set_close_response(cast(), closeResponse)
            gtk_window_present(cast())
        }

        /// Asks it to close as Escape does, which answers with the first response.
        public func requestClose() {
            gtk_window_close(cast())
        }

        /// Takes it away; who waits for the answer gets the first response. A second call does nothing.
        public func close() {
            guard !isClosed else { return }
            isClosed = true
            finishHandlers()
            letGoOfParent()
            gtk_window_destroy(cast())
            // GTK 4.8 only hides a destroyed window; and libadwaita may still be telling of the answer.
            DispatchQueue.main.async { [self] in g_object_run_dispose(.init(pointer)) }
        }
    }

    extension MessageDialog {
        /// libadwaita would look for its parent once more, later, when that may be gone: the answer may close it.
        func letGoOfParent() {
            gtk_window_set_transient_for(cast(), nil)
        }
    }

    extension Window {
        /// The questions that are open over this window.
        public var dialogs: [MessageDialog] {
            guard let list = gtk_window_get_toplevels() else { return [] }
            return list.wrappers.compactMap { $0 as? MessageDialog }.filter {
                !$0.isClosed && gtk_window_get_transient_for($0.cast()) == native
            }
        }
    }
#endif
