#if GTK
public import CGTKSupport

/// A popover with all emoji, grouped and searchable. It closes when the user picks one.
///
/// Wraps `GtkEmojiChooser`.
open class EmojiChooser: Popover {
    open override class var objectType: GType { gtk_emoji_chooser_get_type() }

    /// Makes a chooser. Open it with a `MenuButton` or with `popUp(at:)`.
    public init() {
        super.init(of: gtk_emoji_chooser_get_type())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
