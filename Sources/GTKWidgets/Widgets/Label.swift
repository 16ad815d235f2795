#if GTK
public import CGTKSupport
import RxSupport

/// Read-only text.
///
/// Wraps `GtkLabel`.
open class Label: Widget {
    open override class var objectType: GType { gtk_label_get_type() }

    /// Makes a label with text. If `wraps` is true, text that is too long for the available width continues on the next
    /// line.
    public init(_ text: String? = nil, wraps: Bool = false) {
        super.init(making: { gtk_label_new(text?.withoutNUL) })
        if wraps { self.wraps = true }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text without markup; never `nil` when it is read. Setting `nil` makes it empty.
    public var text: String? {
        get { String(cString: gtk_label_get_text(pointer)) }
        set { keepingAlignment { gtk_label_set_text(pointer, (newValue ?? "").withoutNUL) } }
    }

    /// The text with Pango markup, such as `<b>`, and links with `<a href="…">`; `nil` if the label does not use
    /// markup.
    ///
    /// Traps if the new value is not valid markup. Pass text from elsewhere through ``Markup/escape(_:)``. Setting
    /// `nil` shows the tags as plain text. Wraps "use-markup".
    public var markup: String? {
        get { gtk_label_get_use_markup(pointer) == 0 ? nil : String(cString: gtk_label_get_label(pointer)) }
        set {
            guard let markup = newValue?.withoutNUL else {
                return keepingAlignment { gtk_label_set_use_markup(pointer, 0) }
            }
            if let problem = Markup.problem(in: markup) { stopProgram(Misuse.noMarkup(markup, problem)) }
            keepingAlignment { gtk_label_set_markup(pointer, markup) }
        }
    }

    /// Whether the user can select and copy the text.
    public var isSelectable: Bool {
        get { property("selectable").value }
        set { property("selectable").value = newValue }
    }

    /// Whether text that is too long for the available width continues on the next line. Words that are too long for
    /// a line are broken.
    public var wraps: Bool {
        get { gtk_label_get_wrap(pointer) != 0 }
        set {
            gtk_label_set_wrap(pointer, newValue ? 1 : 0)
            gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
        }
    }

    /// The width that a label with `wraps` requests for a given height.
    public enum NaturalWrapMode: UInt32, GValueConvertible, Sendable {
        /// The minimum width at which the text fits into the height. Words may be broken.
        case inherit
        /// The width of the text on one line. The text wraps only if less width is available.
        case none
        /// The minimum width at which the text fits into the height if it wraps only between words.
        case word
    }

    /// The width that the label requests for a given height, if it `wraps`. Wraps "natural-wrap-mode".
    public var naturalWrapMode: NaturalWrapMode {
        get { property("natural-wrap-mode").value }
        set { property("natural-wrap-mode").value = newValue }
    }

    /// Whether text that is too long for the available width is cut and gets an ellipsis. Setting `true` cuts the end;
    /// see `ellipsizeMode` for other places.
    public var ellipsizes: Bool {
        get { ellipsizeMode != .none }
        set { ellipsizeMode = newValue ? .end : .none }
    }

    /// Where text that is too long for the available width is cut; see `ellipsizeMode`.
    public enum EllipsizeMode: UInt32, GValueConvertible, Sendable {
        /// Nowhere.
        case none
        /// At the start, as is usual for the path of a file.
        case start
        /// In the middle.
        case middle
        /// At the end.
        case end
    }

    /// Where text that is too long for the available width is cut. Wraps "ellipsize".
    public var ellipsizeMode: EllipsizeMode {
        get { property("ellipsize").value }
        set { property("ellipsize").value = newValue }
    }

    /// The maximum number of lines of a label that both `wraps` and `ellipsizes`; -1 for no limit.
    public var lines: Int {
        get { property("lines").value }
        set { property("lines").value = newValue }
    }

    /// The requested width in characters; -1 derives it from the text.
    public var widthChars: Int {
        get { property("width-chars").value }
        set { property("width-chars").value = newValue.nearest(in: .sizeOrNone) }
    }

    /// The maximum requested width in characters; -1 for no limit.
    public var maxWidthChars: Int {
        get { property("max-width-chars").value }
        set { property("max-width-chars").value = newValue.nearest(in: .sizeOrNone) }
    }

    /// The alignment of the text, and of each of its lines, if the label is wider than the text. Wraps "xalign" and
    /// "justify".
    public var textAlignment: TextAlignment {
        get {
            if gtk_label_get_justify(pointer) == GTK_JUSTIFY_FILL { return .justified }
            let xalign = gtk_label_get_xalign(pointer)
            return switch runsAgainstLayout ? 1 - xalign : xalign {
            case ..<0.25: .start
            case 0.75...: .end
            default: .center
            }
        }
        set {
            gtk_label_set_xalign(pointer, runsAgainstLayout ? 1 - newValue.xalign : newValue.xalign)
            gtk_label_set_justify(pointer, newValue.justification)
        }
    }

    /// Whether the text runs from right to left and the layout from left to right. GTK's "xalign" follows the layout.
    private var runsAgainstLayout: Bool {
        gtk_widget_get_direction(widget) != GTK_TEXT_DIR_RTL
            && rxgtk_text_is_right_to_left(gtk_label_get_text(pointer)) != 0
    }

    /// Changes the text by `change`. If the direction of the text changes, its start moves to the other side.
    private func keepingAlignment(_ change: () -> Void) {
        let xalign = gtk_label_get_xalign(pointer)
        guard xalign != 0.5 else { return change() }
        let ranAgainstLayout = runsAgainstLayout
        change()
        if runsAgainstLayout != ranAgainstLayout { gtk_label_set_xalign(pointer, 1 - xalign) }
    }

    /// Sets the alignment of the text, and returns the label.
    @discardableResult
    public func textAlignment(_ alignment: TextAlignment) -> Self {
        textAlignment = alignment
        return self
    }
}
#endif
