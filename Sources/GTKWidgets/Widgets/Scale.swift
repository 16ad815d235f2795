#if GTK
public import CGTKSupport
import RxSupport

/// A slider for choosing a number.
///
/// Wraps `GtkScale`.
open class Scale: Widget, RangedWidget, Orientable {
    open override class var objectType: GType { gtk_scale_get_type() }

    /// Makes a scale.
    ///
    /// - Parameters:
    ///   - orientation: The direction of the slider.
    ///   - value: The initial number.
    ///   - range: The minimum and maximum number. Traps if they are equal.
    ///   - step: The amount by which an arrow key changes the number. Traps if it is 0.
    public init(
        _ orientation: Orientation = .horizontal, value: Double = 0, in range: ClosedRange<Double>, step: Double = 1
    ) {
        guard range.lowerBound < range.upperBound else {
            stopProgram(Misuse.noRange(range.lowerBound, range.upperBound, of: "\(Self.self)"))
        }
        super.init(making: {
            gtk_scale_new_with_range(
                GtkOrientation(rawValue: orientation.rawValue), range.lowerBound, range.upperBound, step)
        })
        self.value = value
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether the number is shown beside the slider.
    public var showsValue: Bool {
        get { property("draw-value").value }
        set { property("draw-value").value = newValue }
    }

    /// The number of decimal places that are shown. While `showsValue` is true, a number that the user chooses is
    /// rounded to this number of places; -1 rounds nothing.
    public var digits: Int {
        get { property("digits").value }
        set { property("digits").value = newValue }
    }

    /// Marks a number, optionally with text, which is shown without markup.
    public func addMark(_ value: Double, text: String? = nil) {
        // GTK reads the text as Pango markup.
        gtk_scale_add_mark(cast(), value, GTK_POS_BOTTOM, text.map(Markup.escape))
    }
}
#endif
