#if GTK
import CGTKSupport

/// How the lines of a text are placed if they need less than the available width.
public enum TextAlignment: Sendable {
    /// At the start: left, or right if the text or the layout runs from right to left.
    case start
    /// In the middle.
    case center
    /// At the end: right, or left if the text or the layout runs from right to left.
    case end
    /// At the start, with all lines except the last stretched.
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
