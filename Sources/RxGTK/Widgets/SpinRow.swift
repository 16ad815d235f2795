#if GTK
/// A row with a number at its end, to type or to change step by step.
///
/// An `AdwActionRow` with a `GtkSpinButton`, as `AdwSpinRow` is, on all versions.
open class SpinRow: ActionRow {
    let spin: SpinButton

    /// Makes a row whose texts are drawn as they are, without markup; assistive technology calls the number `title`.
    ///
    /// - Parameters:
    ///   - title: What the number is.
    ///   - subtitle: What stands below that.
    ///   - value: The number at first.
    ///   - range: The least and the greatest number.
    ///   - step: By how much a press changes the number; 0 stops the program.
    ///   - digits: How many digits are shown behind the point.
    public init(
        title: String, subtitle: String? = nil, value: Double = 0, in range: ClosedRange<Double>, step: Double = 1,
        digits: Int = 0
    ) {
        spin = SpinButton(value: value, in: range, step: step, digits: digits)
        super.init(title: title, subtitle: subtitle)
        addSuffix(spin.valign(.center))
        activatableWidget = spin
    }

    /// The number; one out of range is brought into it. What the program sets is not told as the person's doing.
    public var value: Double {
        get { spin.value }
        set { spin.value = newValue }
    }

    /// Takes over the number that the person has typed and not confirmed yet, as Enter does. It is told as the person's doing.
    public func update() { spin.update() }

    /// The least and the greatest number.
    public var range: ClosedRange<Double> {
        get { spin.range }
        set { spin.range = newValue }
    }
}
#endif
