#if GTK
import CGTKSupport

/// The possible results of a drag for the dragged value.
public struct DragActions: OptionSet, Sendable, Hashable {
    /// GDK's bits.
    public let rawValue: UInt32

    /// Makes actions from GDK's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The value is copied to the drop's place.
    public static let copy = DragActions(rawValue: rxgtk_GDK_ACTION_COPY)
    /// The value moves: the source removes it.
    public static let move = DragActions(rawValue: rxgtk_GDK_ACTION_MOVE)
    /// The value stays, and the drop's place refers to it.
    public static let link = DragActions(rawValue: rxgtk_GDK_ACTION_LINK)

    var gdk: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}
#endif
