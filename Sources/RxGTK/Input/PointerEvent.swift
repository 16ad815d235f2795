#if GTK
/// A button of the mouse.
public enum MouseButton: UInt32, Sendable {
    /// Any.
    case any = 0
    /// The left one, or the right one for left-handed people.
    case primary = 1
    /// The wheel.
    case middle = 2
    /// The right one, or the left one for left-handed people: the one that opens context menus.
    case secondary = 3
    /// The one at the side that goes back.
    case back = 8
    /// The one at the side that goes forward.
    case forward = 9
}

/// A press, in the place where it was.
public struct PointerEvent: Hashable, Sendable {
    /// How many came in quick succession: 2 for a double click.
    public var count: Int
    /// Pixels from the widget's left edge.
    public var x: Double
    /// Pixels from the widget's upper edge.
    public var y: Double

    /// Makes a press.
    ///
    /// - Parameters:
    ///   - count: How many came in quick succession.
    ///   - x: Pixels from the widget's left edge.
    ///   - y: Pixels from the widget's upper edge.
    public init(count: Int, x: Double, y: Double) {
        (self.count, self.x, self.y) = (count, x, y)
    }
}
#endif
