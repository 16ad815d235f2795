#if GTK
public import CGTKSupport

/// A view for editing text of several lines. Put it into a `ScrolledWindow`.
///
/// Wraps `GtkTextView`.
open class TextView: Widget {
    open override class var objectType: GType { gtk_text_view_get_type() }

    /// The buffer that contains the text.
    public let buffer: TextBuffer

    /// Makes a text view with the wrap mode ``WrapMode/wordCharacter``. `accessibilityLabel` is its name for assistive
    /// technology.
    public init(text: String? = nil, accessibilityLabel: String? = nil) {
        Misuse.requireStarted("\(Self.self)")
        let view = gtk_text_view_new()!
        buffer = TextBuffer.of(view)
        super.init(making: { view })
        observeComposition()
        wrapMode = .wordCharacter
        self.text = text
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        buffer = TextBuffer.of(UnsafeMutablePointer(pointer))
        super.init(existing: pointer)
        observeComposition()
    }

    private func observeComposition() {
        connect("preedit-changed", as: String.self) { [unowned self] text in
            buffer.writing.isComposing = !text.isEmpty
        }
        connect("notify::has-focus") { [unowned self] in buffer.writing.keyboardMoved() }
        buffer.hasKeyboard = { [weak self] in self.map { gtk_widget_has_focus($0.widget) != 0 } ?? false }
    }

    /// Where a line that is too long for the available width is broken.
    public enum WrapMode: UInt32, GValueConvertible, Sendable {
        /// Nowhere: the view scrolls.
        case none
        /// Anywhere.
        case character
        /// Between words.
        case word
        /// Between words, and inside words that are too long for a line.
        case wordCharacter
    }

    /// Where a line that is too long for the available width is broken.
    public var wrapMode: WrapMode {
        get { property("wrap-mode").value }
        set { property("wrap-mode").value = newValue }
    }

    /// The text of `buffer`.
    public var text: String? {
        get { buffer.text }
        set { buffer.text = newValue }
    }

    /// Whether the user can edit the text.
    public var isEditable: Bool {
        get { property("editable").value }
        set { property("editable").value = newValue }
    }

    /// Whether the Tab key inserts a tab. If not, the Tab key moves the focus.
    public var acceptsTab: Bool {
        get { property("accepts-tab").value }
        set { property("accepts-tab").value = newValue }
    }

    /// Whether all characters have the same width, as in source code.
    public var isMonospace: Bool {
        get { property("monospace").value }
        set { property("monospace").value = newValue }
    }

    /// Sets the distance in pixels between the text and all four edges.
    public func setTextMargins(_ all: Int) {
        let pixels: Int = all.nearest(in: .pixels)
        for side in ["left-margin", "right-margin", "top-margin", "bottom-margin"] { property(side).value = pixels }
    }

    override var ownedObjects: [GObject] { super.ownedObjects + [buffer] }
}

extension TextBuffer {
    fileprivate static func of(_ view: UnsafeMutablePointer<GtkWidget>) -> TextBuffer {
        let view = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
        return wrapping(OpaquePointer(gtk_text_view_get_buffer(view)!))
    }
}
#endif
