#if GTK
/// A side of a widget; a `GtkPositionType`. ``Notebook/tabPosition`` says how right-to-left text affects it.
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
