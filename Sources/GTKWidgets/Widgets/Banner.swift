#if GTK
public import CGTKSupport

/// A message across the window, with an optional button. It stays until the app hides it.
///
/// Wraps `AdwBanner` where libadwaita has it (1.3). In older versions, the banner consists of a revealer, a label and a
/// button.
open class Banner: Widget {
    open override class var objectType: GType { rxgtk_banner_type() }

    /// Makes a banner that shows its title as plain text, without markup.
    ///
    /// - Parameters:
    ///   - title: The message.
    ///   - buttonTitle: The text of the button; `nil` for no button.
    ///   - isRevealed: Whether the banner is shown initially.
    public init(title: String, buttonTitle: String? = nil, isRevealed: Bool = false) {
        super.init(making: rxgtk_banner_new)
        self.title = title
        self.buttonTitle = buttonTitle
        self.isRevealed = isRevealed
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The message.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The text of the button; `nil` if the banner has no button.
    public var buttonTitle: String? {
        get {
            let title: String = property("button-label").value
            return title.isEmpty ? nil : title
        }
        set { property("button-label").value = newValue ?? "" }
    }

    /// Whether the banner is shown. It appears and disappears with an animation.
    public var isRevealed: Bool {
        get { property("revealed").value }
        set { property("revealed").value = newValue }
    }
}
#endif
