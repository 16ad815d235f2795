#if GTK
public import CGTK

/// A short message that goes by itself, with a button perhaps, such as one that undoes; a `ToastOverlay` shows it.
///
/// Wraps `AdwToast`.
open class Toast: GObject {
    open override class var objectType: GType { adw_toast_get_type() }

    /// Makes a toast.
    ///
    /// - Parameters:
    ///   - title: The message, shown as it is, without markup.
    ///   - buttonTitle: The text on its button; `nil` for none.
    ///   - timeout: How many seconds it is shown; 0 or less until it is dismissed.
    ///   - isUrgent: Whether it is shown at once, before those that are waiting.
    public init(title: String, buttonTitle: String? = nil, timeout: Int = 5, isUrgent: Bool = false) {
        Misuse.requireStarted("\(Self.self)")
        self.title = title
        super.init(adopting: adw_toast_new(""))
        showTitle()
        self.buttonTitle = buttonTitle
        adw_toast_set_timeout(pointer, timeout.nearest())
        adw_toast_set_priority(pointer, isUrgent ? ADW_TOAST_PRIORITY_HIGH : ADW_TOAST_PRIORITY_NORMAL)
    }

    override init(borrowing pointer: OpaquePointer) {
        // One with a widget in its place has none.
        title = adw_toast_get_title(pointer).map { String(cString: $0) } ?? ""
        super.init(borrowing: pointer)
    }

    /// The message, shown as it is, without markup.
    public var title: String {
        didSet { showTitle() }
    }

    /// libadwaita reads a title as Pango markup.
    private func showTitle() {
        let markup = g_markup_escape_text(title.withoutNUL, -1)!
        defer { g_free(markup) }
        adw_toast_set_title(pointer, markup)
    }

    /// The text on its button; `nil` for none.
    public var buttonTitle: String? {
        get { property("button-label").value }
        set { property("button-label").value = newValue }
    }

    /// How many seconds it is shown; 0 until it is dismissed.
    public var timeout: Int { property("timeout").value }

    /// What shows it.
    weak var overlay: ToastOverlay?

    /// Takes it away. One that is just coming in goes half a second later at most.
    public func dismiss() {
        if let overlay { overlay.dismiss(self) } else { adw_toast_dismiss(pointer) }
    }
}
#endif
