#if GTK
/// What a person does with the pointer and the keyboard.
enum Input {
    /// Moves the pointer to a point of the screen.
    case move(x: Int, y: Int)
    /// Presses the left button, or lets go of it.
    case press, release
    /// 1 is the left button, 3 the right one, 4 to 7 are the wheel's directions, 8 is back and 9 forward.
    case click(_ button: UInt32 = 1)
    /// Two clicks with no time between them, whatever else the machine does.
    case doubleClick
    /// Waits until a click is no part of a double click with the one before.
    case apart
    /// Presses a key and lets go of it, with modifiers such as those of "ctrl+shift+z".
    case key(String)
    case hold(String)
    case letGo(of: String)
    /// Leaves the pointer where it is for a while: a gesture tells a throw from a drag by its speed.
    case rest
    /// Gives the window another size.
    case resize(width: UInt32, height: UInt32)

    /// Whether a button goes down.
    var isPress: Bool {
        switch self {
        case .press, .click, .doubleClick: true
        default: false
        }
    }
}
#endif
