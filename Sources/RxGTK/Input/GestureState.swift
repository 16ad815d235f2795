#if GTK
/// How far a gesture is that lasts.
public enum GestureState: Sendable {
    /// It has begun.
    case began
    /// Something of it has changed.
    case changed
    /// It is over, and counts.
    case ended
    /// It is over, and does not count: something else has taken the input. What it has changed is to be as before.
    case cancelled
}

/// A button or a finger that moves while it is pressed.
public struct PanEvent: Hashable, Sendable {
    /// How far the gesture is.
    public var state: GestureState
    /// Where it began, in pixels from the widget's left edge.
    public var startX: Double
    /// Where it began, in pixels from the widget's upper edge.
    public var startY: Double
    /// The pixels to the right of where it began.
    public var offsetX: Double
    /// The pixels below where it began.
    public var offsetY: Double

    /// Makes an event.
    public init(state: GestureState, startX: Double, startY: Double, offsetX: Double = 0, offsetY: Double = 0) {
        self.state = state
        (self.startX, self.startY, self.offsetX, self.offsetY) = (startX, startY, offsetX, offsetY)
    }

    /// Where it is now, in pixels from the widget's left edge.
    public var x: Double { startX + offsetX }
    /// Where it is now, in pixels from the widget's upper edge.
    public var y: Double { startY + offsetY }
}
#endif
