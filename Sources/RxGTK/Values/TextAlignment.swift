#if GTK
import CGTK

/// Where the lines of a text stand in more room than they need.
public enum TextAlignment: Sendable {
    /// At the start: left, or right where text runs that way.
    case start
    /// In the middle.
    case center
    /// At the end: right, or left where text runs the other way.
    case end
    /// At the start, and the lines but the last are stretched.
    case justified

    var xalign: Float {
        switch self {
        case .start, .justified: 0
        case .center: 0.5
        case .end: 1
        }
    }

    var justification: GtkJustification {
        switch self {
        case .start: GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .end: GTK_JUSTIFY_RIGHT
        case .justified: GTK_JUSTIFY_FILL
        }
    }
}
#endif
