#if GTK
/// The state of a continuous gesture.
public enum GestureState: Sendable {
    /// The gesture has begun.
    case began
    /// The gesture's value has changed.
    case changed
    /// The gesture is over, and takes effect.
    case ended
    /// The gesture is over without effect, for example because another gesture has claimed the input. The app should
    /// undo the gesture's changes.
    case cancelled
}

/// A movement of the pointer while a button is pressed, or of a finger on the screen.
public struct PanEvent: Hashable, Sendable {
    /// The state of the gesture.
    public var state: GestureState
    /// The x coordinate of the start, in pixels from the widget's left edge.
    public var startX: Double
    /// The y coordinate of the start, in pixels from the widget's upper edge.
    public var startY: Double
    /// The horizontal distance from the start, in pixels. Negative to the left.
    public var offsetX: Double
    /// The vertical distance from the start, in pixels. Negative upwards.
    public var offsetY: Double

    /// Makes an event.
    public init(state: GestureState, startX: Double, startY: Double, offsetX: Double = 0, offsetY: Double = 0) {
        self.state = state
        (self.startX, self.startY, self.offsetX, self.offsetY) = (startX, startY, offsetX, offsetY)
    }

    /// The current x coordinate, in pixels from the widget's left edge.
    public var x: Double { startX + offsetX }
    /// The current y coordinate, in pixels from the widget's upper edge.
    public var y: Double { startY + offsetY }
}
#endif
