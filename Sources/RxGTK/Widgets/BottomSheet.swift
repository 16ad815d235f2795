#if GTK
public import CGTK
import Rx

/// A sheet that slides over the content from below, and a bar there, which opens the sheet.
///
/// Wraps `AdwBottomSheet`, where libadwaita has it (1.6); before, it is made of an overlay and revealers, and is not swiped. The keyboard
/// goes to the sheet when that opens, and back when it closes, on each version.
open class BottomSheet: Widget {
    open override class var objectType: GType { rxgtk_bottom_sheet_type() }

    /// Makes a closed sheet over the content.
    ///
    /// - Parameters:
    ///   - content: What is there all the time.
    ///   - sheet: What slides over the content.
    ///   - bottomBar: What lies over the content's lower edge while the sheet is closed.
    public init(content: Widget? = nil, sheet: Widget? = nil, bottomBar: Widget? = nil) {
        super.init(making: { rxgtk_bottom_sheet_new() })
        self.content = content
        self.sheet = sheet
        self.bottomBar = bottomBar
    }

    /// Makes a closed sheet of the widget that `sheet` gives, over that which `content` gives.
    public convenience init(content: () -> Widget, sheet: () -> Widget, bottomBar: () -> Widget? = { nil }) {
        self.init(content: content(), sheet: sheet(), bottomBar: bottomBar())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The widget that the sheet slides over; the one that was there before is taken out.
    public var content: Widget? {
        get { property("content").value }
        set {
            if let newValue { _ = placing(newValue) }
            property("content").value = newValue
        }
    }

    /// The widget in the sheet; the one that was there before is taken out.
    public var sheet: Widget? {
        get { property("sheet").value }
        set {
            if let newValue { _ = placing(newValue) }
            property("sheet").value = newValue
        }
    }

    /// The widget that lies over the content's lower edge while the sheet is closed, and opens it when pressed; the one that was there
    /// before is taken out.
    public var bottomBar: Widget? {
        get { property("bottom-bar").value }
        set {
            if let newValue { _ = placing(newValue) }
            property("bottom-bar").value = newValue
        }
    }

    /// Whether the sheet is shown. What the program sets is not told as the person's doing.
    public var isOpen: Bool {
        get { property("open").value }
        set { write { property("open").value = newValue } }
    }

    /// Whether the person can close the sheet, by Escape and, where it is modal, by a press beside it; the program always can.
    public var canClose: Bool {
        get { property("can-close").value }
        set { property("can-close").value = newValue }
    }

    /// Whether the content is shaded and cannot be used while the sheet is open, as it is at first.
    public var isModal: Bool {
        get { property("modal").value }
        set { property("modal").value = newValue }
    }
}
#endif
