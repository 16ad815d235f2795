#if GTK
/// A side of a widget; a `GtkPositionType`.
public enum PositionType: UInt32, GValueConvertible, Sendable {
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
}
#endif
