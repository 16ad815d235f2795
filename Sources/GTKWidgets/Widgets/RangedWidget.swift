#if GTK
import CGTKSupport

/// A widget with a number within a range.
///
/// Wraps widgets with a `GtkAdjustment`.
@MainActor
public protocol RangedWidget: Widget {}

extension RangedWidget {
    /// The number. A value outside `range` is clamped to it. Setting it does not make `rx.value` emit.
    public var value: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { write { gtk_adjustment_set_value(adjustment, newValue) } }
    }

    /// The minimum and maximum number. Setting it clamps `value` to the new range.
    public var range: ClosedRange<Double> {
        get {
            let lower = gtk_adjustment_get_lower(adjustment)
            return lower...max(lower, gtk_adjustment_get_upper(adjustment))
        }
        set {
            write {
                gtk_adjustment_configure(
                    adjustment, value, newValue.lowerBound, newValue.upperBound, step, step * 10, 0)
            }
        }
    }

    /// The amount by which an arrow key changes the number.
    public var step: Double {
        get { gtk_adjustment_get_step_increment(adjustment) }
        set { gtk_adjustment_set_step_increment(adjustment, newValue) }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        property("adjustment", as: GObject.self).value.cast()
    }
}
#endif
