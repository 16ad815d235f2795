#if GTK
import CGTK

/// A number that a widget shows and a person changes, such as how far something is scrolled.
final class Adjustment: GObject {
    override class var objectType: GType { gtk_adjustment_get_type() }

    static func of(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Adjustment {
        wrapping(OpaquePointer(adjustment))
    }

    /// The number. What the program sets is not told as the person's doing.
    var value: Double {
        get { gtk_adjustment_get_value(cast()) }
        set { write { gtk_adjustment_set_value(cast(), newValue) } }
    }
}
#endif
