#if GTK
/// The state of a continuous gesture.
public enum GestureState: Sendable {
    /// It has begun.
    case began
    /// Its value has changed.
    case changed
    /// It is over, and takes effect.
    case ended
    /// It is over without effect, because something else has taken the input. The app should undo the gesture's
    /// changes.
    case cancelled
}

/// A movement of the pointer while a button is pressed, or of a finger on the screen.
public struct PanEvent: Hashable, Sendable {
    /// The state of the gesture.
    public var state: GestureState
    /// Where it began, in pixels from the widget's left edge.
    public var startX: Double
    /// Where it began, in pixels from the widget's upper edge.
    public var startY: Double
    /// The distance to the right of where it began, in pixels.
    public var offsetX: Double
    /// The distance below where it began, in pixels.
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
