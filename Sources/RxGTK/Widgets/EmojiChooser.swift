#if GTK
public import CGTK

/// A popover of all emoji, by kind and with a search, of which the person picks one; it closes then.
///
/// Wraps `GtkEmojiChooser`.
open class EmojiChooser: Popover {
    open override class var objectType: GType { gtk_emoji_chooser_get_type() }

    /// Makes a chooser, which a `MenuButton` opens, or `popUp(at:)`.
    public init() {
        super.init(of: gtk_emoji_chooser_get_type())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
