#if GTK
import CGTKSupport

extension Entry {
    /// One of the two icons of an entry.
    public enum IconPosition: UInt32, Sendable {
        /// The icon before the text.
        case primary
        /// The icon after the text.
        case secondary
    }

    /// The icon-theme name of the icon before the text. `rx.iconPressed` emits when the icon is pressed.
    public var primaryIconName: String? {
        get { property("primary-icon-name").value }
        set { property("primary-icon-name").value = newValue }
    }

    /// The icon-theme name of the icon after the text. `rx.iconPressed` emits when the icon is pressed.
    public var secondaryIconName: String? {
        get { property("secondary-icon-name").value }
        set { property("secondary-icon-name").value = newValue }
    }

    /// The tooltip of the icon before the text.
    public var primaryIconTooltip: String? {
        get { property("primary-icon-tooltip-text").value }
        set { property("primary-icon-tooltip-text").value = newValue }
    }

    /// The tooltip of the icon after the text.
    public var secondaryIconTooltip: String? {
        get { property("secondary-icon-tooltip-text").value }
        set { property("secondary-icon-tooltip-text").value = newValue }
    }
}
#endif
