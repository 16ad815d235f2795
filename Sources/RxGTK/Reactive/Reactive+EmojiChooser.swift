#if GTK
public import Rx

extension Reactive where Base: EmojiChooser {
    /// The emoji that the user picks. Wraps "emoji-picked".
    @MainActor public var emojiPicked: ControlEvent<String> { signal("emoji-picked", as: String.self) }
}
#endif
