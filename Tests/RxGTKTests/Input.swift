#if GTK
/// An action of a person with the pointer, the keyboard or the window manager.
enum Input {
    /// Moves the pointer to a point of the screen.
    case move(x: Int, y: Int)
    /// Presses or releases the left button.
    case press, release
    /// Clicks. 1 is the left button, 3 the right one, 4 to 7 are the wheel's directions, 8 is back and 9 forward.
    case click(_ button: UInt32 = 1)
    /// Clicks twice with no time in between, however busy the machine is.
    case doubleClick
    /// Waits until the next click cannot form a double click with the previous one.
    case apart
    /// Presses and releases a key, with optional modifiers, as in "ctrl+shift+z".
    case key(String)
    case hold(String)
    case letGo(of: String)
    /// Rests the pointer for a while. A gesture distinguishes a throw from a drag by its speed.
    case rest
    /// Gives the window another size.
    case resize(width: UInt32, height: UInt32)

    /// Whether the action presses a button.
    var isPress: Bool {
        switch self {
        case .press, .click, .doubleClick: true
        default: false
        }
    }
}
#endif
