#if GTK
package import CGTKSupport

/// A number that a widget shows and the user changes, such as a scroll position.
package final class Adjustment: GObject {
    package override class var objectType: GType { gtk_adjustment_get_type() }

    /// The number. Setting it counts as a change by the app, not by the user.
    package var value: Double {
        get { property("value").value }
        set { write { property("value").value = newValue } }
    }
}
#endif
