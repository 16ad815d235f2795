#if GTK
public import CGTKSupport

/// A sheet that slides over the content from below, and a bar at the bottom that opens it.
///
/// Wraps `AdwBottomSheet` where libadwaita has it (1.6). In older versions, this widget consists of an overlay and
/// revealers, and cannot be swiped. In all versions, opening the sheet moves the keyboard focus into the sheet, and
/// closing the sheet moves the focus back.
open class BottomSheet: Widget {
    open override class var objectType: GType { rxgtk_bottom_sheet_type() }

    /// Makes a closed sheet over the content.
    ///
    /// - Parameters:
    ///   - content: The widget below the sheet. It is always shown.
    ///   - sheet: The widget that slides over the content.
    ///   - bottomBar: The widget over the content's lower edge while the sheet is closed.
    public init(content: Widget? = nil, sheet: Widget? = nil, bottomBar: Widget? = nil) {
        super.init(making: { rxgtk_bottom_sheet_new() })
        self.content = content
        self.sheet = sheet
        self.bottomBar = bottomBar
    }

    /// Makes a closed sheet with the widget that `sheet` returns, over the widget that `content` returns.
    public convenience init(content: () -> Widget, sheet: () -> Widget, bottomBar: () -> Widget? = { nil }) {
        self.init(content: content(), sheet: sheet(), bottomBar: bottomBar())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The widget that the sheet slides over. Setting it removes the previous widget.
    public var content: Widget? {
        get { property("content").value }
        set { setChild(newValue, of: "content") }
    }

    /// The widget in the sheet. Setting it removes the previous widget.
    public var sheet: Widget? {
        get { property("sheet").value }
        set { setChild(newValue, of: "sheet") }
    }

    /// The widget over the content's lower edge while the sheet is closed. Pressing it opens the sheet. Setting it
    /// removes the previous widget.
    public var bottomBar: Widget? {
        get { property("bottom-bar").value }
        set { setChild(newValue, of: "bottom-bar") }
    }

    /// Whether the sheet is open. Setting it does not make `rx.isOpen` emit.
    public var isOpen: Bool {
        get { property("open").value }
        set { write { property("open").value = newValue } }
    }

    /// Whether the user can close the sheet. The app always can. The default is `true`.
    ///
    /// The user closes the sheet with Escape, with a swipe down since libadwaita 1.6, and, if the sheet is modal, with
    /// a press beside it.
    public var canClose: Bool {
        get { property("can-close").value }
        set { property("can-close").value = newValue }
    }

    /// Whether the content is dimmed and takes no input while the sheet is open. The default is `true`.
    public var isModal: Bool {
        get { property("modal").value }
        set { property("modal").value = newValue }
    }
}
#endif
