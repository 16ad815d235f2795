#if GTK
public import CGTKSupport

/// A bar that shows a level, such as the charge of a battery.
///
/// Wraps `GtkLevelBar`.
open class LevelBar: Widget, Orientable {
    open override class var objectType: GType { gtk_level_bar_get_type() }

    /// Makes a bar, named `accessibilityLabel` for assistive technology.
    public init(value: Double = 0, in range: ClosedRange<Double> = 0...1, accessibilityLabel: String) {
        let range = LevelBar.nearest(to: range)
        super.init(making: { gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound) })
        self.value = value
        self.accessibilityLabel = accessibilityLabel
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The level. A value outside `range` is clamped to it.
    public var value: Double {
        get { property("value").value }
        set { property("value").value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    /// The minimum and maximum level. A negative number becomes 0.
    public var range: ClosedRange<Double> {
        get {
            let least = gtk_level_bar_get_min_value(pointer)
            return least...max(least, gtk_level_bar_get_max_value(pointer))
        }
        set {
            let range = Self.nearest(to: newValue)
            gtk_level_bar_set_min_value(pointer, range.lowerBound)
            gtk_level_bar_set_max_value(pointer, range.upperBound)
        }
    }

    private static func nearest(to range: ClosedRange<Double>) -> ClosedRange<Double> {
        range.clamped(to: 0 ... .greatestFiniteMagnitude)
    }

    /// Whether the bar is drawn as separate blocks, one for each whole number.
    public var isDiscrete: Bool {
        get { property("mode", as: UInt32.self).value == GTK_LEVEL_BAR_MODE_DISCRETE.rawValue }
        set {
            property("mode").value =
                (newValue ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS).rawValue
        }
    }
}
#endif
