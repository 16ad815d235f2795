#if GTK
    public import CGTK

    /// A line of text to type.
    ///
    /// Wraps `GtkEntry`.
    open class Entry: Widget {
        open override class var objectType: GType { gtk_entry_get_type() }

        /// Whether `text` is being set by the program, so that what GTK announces meanwhile is not the person's typing.
        private(set) var isBeingWritten = false

        /// Makes an entry with a text, and a hint that is shown while it is empty.
        public init(text: String? = nil, placeholder: String? = nil) {
            super.init(making: gtk_entry_new)
            self.text = text
            self.placeholder = placeholder
        }

        override init(existing pointer: OpaquePointer) {
            super.init(existing: pointer)
        }

        private var entry: UnsafeMutablePointer<GtkEntry> { cast() }

        /// The text; `nil` is the empty text.
        ///
        /// Setting the text it has does nothing at all; setting another keeps the cursor where it was, and at the end if it
        /// was there. Neither is told as typing.
        public var text: String? {
            get { String(cString: gtk_editable_get_text(pointer)) }
            set {
                let new = newValue ?? ""
                let old = text ?? ""
                guard new != old else { return }
                let (cursor, end) = (cursorPosition, new.unicodeScalars.count)
                let wasAtEnd = cursor == old.unicodeScalars.count
                isBeingWritten = true
                defer { isBeingWritten = false }
                gtk_editable_set_text(pointer, new)
                cursorPosition = wasAtEnd ? end : min(cursor, end)
            }
        }

        /// What is shown, dimmed, while the text is empty.
        public var placeholder: String? {
            get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } }
            set { gtk_entry_set_placeholder_text(entry, newValue) }
        }

        /// Whether Enter presses the window's `defaultWidget`.
        public var activatesDefault: Bool {
            get { gtk_entry_get_activates_default(entry) != 0 }
            set { gtk_entry_set_activates_default(entry, newValue ? 1 : 0) }
        }

        /// Where the next character goes, counted in Unicode scalars from the start.
        public var cursorPosition: Int {
            get { Int(gtk_editable_get_position(pointer)) }
            set { gtk_editable_set_position(pointer, gint(newValue)) }
        }
    }
#endif
