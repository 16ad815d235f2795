#if GTK
public import CGTK
import Rx

/// A piece of text to read.
///
/// Wraps `GtkLabel`.
open class Label: Widget {
    open override class var objectType: GType { gtk_label_get_type() }

    /// Makes a label with a text, which goes on in the next line where it `wraps` and is too long for the room.
    public init(_ text: String? = nil, wraps: Bool = false) {
        super.init(making: { gtk_label_new(text?.withoutNUL) })
        if wraps { self.wraps = true }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text, drawn as it is, without markup; `nil` is the empty text.
    public var text: String? {
        get { String(cString: gtk_label_get_text(pointer)) }
        set { gtk_label_set_text(pointer, (newValue ?? "").withoutNUL) }
    }

    /// The text with Pango's markup, such as `<b>` and links by `<a href="…">`; `nil` where the text has none.
    ///
    /// What is no markup stops the program: put what you have not written yourself through ``Markup/escape(_:)``. `nil` shows the
    /// signs of the markup as they are. Wraps "use-markup".
    public var markup: String? {
        get { gtk_label_get_use_markup(pointer) == 0 ? nil : String(cString: gtk_label_get_label(pointer)) }
        set {
            guard let markup = newValue?.withoutNUL else { return gtk_label_set_use_markup(pointer, 0) }
            if let problem = Markup.problem(in: markup) { stopProgram(Misuse.noMarkup(markup, problem)) }
            gtk_label_set_markup(pointer, markup)
        }
    }

    /// Whether the person can select and copy the text.
    public var isSelectable: Bool {
        get { gtk_label_get_selectable(pointer) != 0 }
        set { gtk_label_set_selectable(pointer, newValue ? 1 : 0) }
    }

    /// Whether a text too long for the room goes on in the next line, breaking inside words where one is too long for a line.
    public var wraps: Bool {
        get { gtk_label_get_wrap(pointer) != 0 }
        set {
            gtk_label_set_wrap(pointer, newValue ? 1 : 0)
            gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
        }
    }

    /// What width a label that `wraps` asks for, where there is room.
    public enum NaturalWrapMode: UInt32, Sendable {
        /// That of a text which is some lines high and not wide.
        case inherit
        /// That of the text in one line: it wraps only where there is no room for that.
        case none
        /// That of a text which wraps between words alone.
        case word
    }

    /// What width the label asks for when it `wraps`. Wraps "natural-wrap-mode".
    public var naturalWrapMode: NaturalWrapMode {
        get { NaturalWrapMode(rawValue: gtk_label_get_natural_wrap_mode(pointer).rawValue) ?? .inherit }
        set { gtk_label_set_natural_wrap_mode(pointer, GtkNaturalWrapMode(rawValue: newValue.rawValue)) }
    }

    /// Whether a text too long for the room ends in an ellipsis.
    public var ellipsizes: Bool {
        get { gtk_label_get_ellipsize(pointer) != PANGO_ELLIPSIZE_NONE }
        set { gtk_label_set_ellipsize(pointer, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
    }

    /// Where a text too long for the room is cut; `ellipsizes` is whether it is at all.
    public enum EllipsizeMode: UInt32, Sendable {
        /// Nowhere.
        case none
        /// At the start, as for the path of a file.
        case start
        /// In the middle.
        case middle
        /// At the end.
        case end
    }

    /// Where a text too long for the room is cut. Wraps "ellipsize".
    public var ellipsizeMode: EllipsizeMode {
        get { EllipsizeMode(rawValue: gtk_label_get_ellipsize(pointer).rawValue) ?? .none }
        set { gtk_label_set_ellipsize(pointer, PangoEllipsizeMode(rawValue: newValue.rawValue)) }
    }

    /// The most lines shown of a label that both `wraps` and `ellipsizes`; -1 for no limit.
    public var lines: Int {
        get { Int(gtk_label_get_lines(pointer)) }
        set { gtk_label_set_lines(pointer, gint(newValue)) }
    }

    /// The width asked for, in characters; -1 leaves it to the text.
    public var widthChars: Int {
        get { Int(gtk_label_get_width_chars(pointer)) }
        set { gtk_label_set_width_chars(pointer, gint(newValue)) }
    }

    /// The most width asked for, in characters; -1 for no limit.
    public var maxWidthChars: Int {
        get { Int(gtk_label_get_max_width_chars(pointer)) }
        set { gtk_label_set_max_width_chars(pointer, gint(newValue)) }
    }

    /// Where the text, and each of its lines, stands in more room than it needs. Wraps "xalign" and "justify".
    public var textAlignment: TextAlignment {
        get {
            if gtk_label_get_justify(pointer) == GTK_JUSTIFY_FILL { return .justified }
            return switch gtk_label_get_xalign(pointer) {
            case ..<0.25: .start
            case 0.75...: .end
            default: .center
            }
        }
        set {
            gtk_label_set_xalign(pointer, newValue.xalign)
            gtk_label_set_justify(pointer, newValue.justification)
        }
    }

    /// Sets where the text stands, and returns the label.
    @discardableResult
    public func textAlignment(_ alignment: TextAlignment) -> Self {
        textAlignment = alignment
        return self
    }
}
#endif
