#if GTK
public import CGTK

/// A message across the window, perhaps with a button, which stays until the program takes it away.
///
/// Wraps `AdwBanner`, where libadwaita has it (1.3); before, it is made of a revealer, a label and a button.
open class Banner: Widget {
    open override class var objectType: GType { rxgtk_banner_type() }

    /// Makes a banner whose title is drawn as it is, without markup.
    ///
    /// - Parameters:
    ///   - title: The message.
    ///   - buttonTitle: The text of the button; without one there is no button.
    ///   - isRevealed: Whether the banner is to be seen at first.
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

    /// The text of the button; `nil` where there is none.
    public var buttonTitle: String? {
        get {
            let title: String = property("button-label").value
            return title.isEmpty ? nil : title
        }
        set { property("button-label").value = newValue ?? "" }
    }

    /// Whether the banner is to be seen; it comes and goes with a movement.
    public var isRevealed: Bool {
        get { property("revealed").value }
        set { property("revealed").value = newValue }
    }
}
#endif
