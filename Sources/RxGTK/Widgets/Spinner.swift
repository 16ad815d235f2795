#if GTK
    public import CGTK

    /// A turning wheel that says that work is going on.
    ///
    /// Wraps `GtkSpinner`.
    open class Spinner: Widget {
        open override class var objectType: GType { gtk_spinner_get_type() }

        /// Makes a spinner that stands still.
        public init() {
            super.init(making: gtk_spinner_new)
        }

        override init(existing pointer: OpaquePointer) {
            super.init(existing: pointer)
        }

        /// Whether it turns.
        public var isAnimating: Bool {
            get { gtk_spinner_get_spinning(pointer) != 0 }
            set { gtk_spinner_set_spinning(pointer, newValue ? 1 : 0) }
        }

        /// Lets it turn.
        public func startAnimating() { isAnimating = true }

        /// Lets it stand still.
        public func stopAnimating() { isAnimating = false }
    }
#endif
