#if GTK
/// A side of something; a `GtkPositionType`.
public enum PositionType: UInt32, Sendable {
    /// Its left side.
    case left
    /// Its right side.
    case right
    /// Its upper side.
    case top
    /// Its lower side.
    case bottom
}
#endif
