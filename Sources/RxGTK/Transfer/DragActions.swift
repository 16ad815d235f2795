#if GTK
import CGTK

/// What becomes of something that is dragged to another place.
public struct DragActions: OptionSet, Sendable, Hashable {
    /// The bits, as GDK has them.
    public let rawValue: UInt32

    /// Makes it of GDK's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It stays, and there is a second one.
    public static let copy = DragActions(rawValue: rxgtk_GDK_ACTION_COPY)
    /// It is where it was dropped, and no longer where it came from.
    public static let move = DragActions(rawValue: rxgtk_GDK_ACTION_MOVE)
    /// It stays, and the other place refers to it.
    public static let link = DragActions(rawValue: rxgtk_GDK_ACTION_LINK)

    var gdk: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}
#endif
