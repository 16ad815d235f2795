#if GTK
import CGTK

extension Entry {
    /// Which of the two icons in an entry.
    public enum IconPosition: UInt32, Sendable {
        /// The one before the text.
        case primary
        /// The one after the text.
        case secondary
    }

    /// The theme's name of the icon before the text; a press of it is `rx.iconPressed`.
    public var primaryIconName: String? {
        get { property("primary-icon-name").value }
        set { property("primary-icon-name").value = newValue }
    }

    /// The theme's name of the icon after the text; a press of it is `rx.iconPressed`.
    public var secondaryIconName: String? {
        get { property("secondary-icon-name").value }
        set { property("secondary-icon-name").value = newValue }
    }

    /// The text shown where the pointer rests on the icon before the text.
    public var primaryIconTooltip: String? {
        get { property("primary-icon-tooltip-text").value }
        set { property("primary-icon-tooltip-text").value = newValue }
    }

    /// The text shown where the pointer rests on the icon after the text.
    public var secondaryIconTooltip: String? {
        get { property("secondary-icon-tooltip-text").value }
        set { property("secondary-icon-tooltip-text").value = newValue }
    }
}
#endif
