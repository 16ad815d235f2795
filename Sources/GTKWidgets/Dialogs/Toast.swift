#if GTK
public import CGTKSupport

/// A short message that disappears by itself, with an optional button, such as "Undo". A `ToastOverlay` shows it.
///
/// Wraps `AdwToast`.
open class Toast: GObject {
    open override class var objectType: GType { adw_toast_get_type() }

    /// Makes a toast.
    ///
    /// - Parameters:
    ///   - title: The message, as plain text without markup.
    ///   - buttonTitle: The text on the button; `nil` for no button.
    ///   - timeout: The seconds after which the toast disappears, at most 4,294,967. With 0 or less it stays until it
    ///     is dismissed.
    ///   - isUrgent: Whether to show the toast at once, before the waiting toasts.
    public init(title: String, buttonTitle: String? = nil, timeout: Int = 5, isUrgent: Bool = false) {
        Misuse.requireStarted("\(Self.self)")
        self.title = title
        super.init(adopting: adw_toast_new(""))
        showTitle()
        self.buttonTitle = buttonTitle
        adw_toast_set_timeout(pointer, timeout.nearest(in: Self.timeouts))
        adw_toast_set_priority(pointer, isUrgent ? ADW_TOAST_PRIORITY_HIGH : ADW_TOAST_PRIORITY_NORMAL)
    }

    override init(borrowing pointer: OpaquePointer) {
        // A toast with a custom title widget has no title.
        title = adw_toast_get_title(pointer).map { String(cString: $0) } ?? ""
        super.init(borrowing: pointer)
    }

    /// The message, as plain text without markup.
    public var title: String {
        didSet { showTitle() }
    }

    /// Escapes the title, because libadwaita reads it as Pango markup.
    private func showTitle() {
        adw_toast_set_title(pointer, Markup.escape(title))
    }

    /// The text on the button; `nil` for no button.
    public var buttonTitle: String? {
        get { property("button-label", as: String?.self).value?.unescapingMnemonics }
        set { property("button-label").value = newValue?.escapingMnemonics }
    }

    /// The seconds after which the toast disappears. With 0 it stays until it is dismissed.
    public var timeout: Int { property("timeout").value }

    /// libadwaita counts the time in milliseconds, in 32 bits.
    private static let timeouts = 0...Int(UInt32.max / 1000)

    /// The overlay to which the toast was added.
    weak var overlay: ToastOverlay?

    /// Dismisses the toast. A toast that is just coming into view goes at most half a second later.
    public func dismiss() {
        if let overlay { overlay.dismiss(self) } else { adw_toast_dismiss(pointer) }
    }
}
#endif
