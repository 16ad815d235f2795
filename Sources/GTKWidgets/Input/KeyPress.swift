#if GTK
import CGTKSupport

/// A key that was pressed, with the modifiers held down.
public struct KeyPress: Hashable, Sendable {
    /// Keys that are held down together with another key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits of `GdkModifierType`.
        public let rawValue: UInt32
        /// Makes a set from the bits of `GdkModifierType`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Shift.
        public static let shift = Modifiers(rawValue: rxgtk_GDK_SHIFT_MASK)
        /// Control.
        public static let control = Modifiers(rawValue: rxgtk_GDK_CONTROL_MASK)
        /// Alt.
        public static let alt = Modifiers(rawValue: rxgtk_GDK_ALT_MASK)
        /// The Super key, which often bears a system logo.
        public static let `super` = Modifiers(rawValue: rxgtk_GDK_SUPER_MASK)
    }

    /// GDK's key value (`keyval`), such as `GDK_KEY_Escape`.
    public var key: UInt32
    /// The modifiers that are held down: only Shift, Control, Alt and Super.
    public var modifiers: Modifiers

    /// Makes a key press from GDK's key value and modifier bits.
    public init(key: UInt32, modifiers: UInt32 = 0) {
        self.key = key
        self.modifiers = Modifiers(rawValue: modifiers).intersection([.shift, .control, .alt, .super])
    }

    /// GDK's name of the key: "a", "Escape", "Return", "Up", "Delete".
    public var name: String { gdk_keyval_name(key).map { String(cString: $0) } ?? "" }

    /// The character that the key types, if any.
    public var character: Character? {
        let scalar = gdk_keyval_to_unicode(key)
        guard scalar != 0 else { return nil }
        return Unicode.Scalar(scalar).map(Character.init)
    }
}
#endif
