#if GTK
/// A button of the mouse.
public enum MouseButton: UInt32, Sendable {
    /// Any button.
    case any = 0
    /// The left button, or the right button for left-handed users.
    case primary = 1
    /// The wheel.
    case middle = 2
    /// The right button, or the left button for left-handed users. It opens context menus.
    case secondary = 3
    /// The side button that goes back.
    case back = 8
    /// The side button that goes forward.
    case forward = 9
}

/// A press of a mouse button or a finger, with its position.
public struct PointerEvent: Hashable, Sendable {
    /// The number of presses in quick succession: 2 for a double click.
    public var count: Int
    /// The position in pixels from the widget's left edge.
    public var x: Double
    /// The position in pixels from the widget's upper edge.
    public var y: Double

    /// Makes a press.
    ///
    /// - Parameters:
    ///   - count: The number of presses in quick succession.
    ///   - x: The position in pixels from the widget's left edge.
    ///   - y: The position in pixels from the widget's upper edge.
    public init(count: Int, x: Double, y: Double) {
        (self.count, self.x, self.y) = (count, x, y)
    }
}
#endif
