#if GTK
/// A row with a spin button at its end, for a number that the user types or changes step by step.
///
/// An `AdwActionRow` with a `GtkSpinButton`, like `AdwSpinRow`, but in all versions of libadwaita.
open class SpinRow: ActionRow {
    package let spin: SpinButton

    /// Makes a row that shows its title and subtitle as plain text, without markup. `title` is also the number's name
    /// for assistive technology.
    ///
    /// - Parameters:
    ///   - title: The name of the number.
    ///   - subtitle: The text below the title.
    ///   - value: The initial number.
    ///   - range: The minimum and maximum number.
    ///   - step: The amount by which a button or an arrow key changes the number. Traps if it is 0.
    ///   - digits: The number of decimal places that are shown.
    public init(
        title: String, subtitle: String? = nil, value: Double = 0, in range: ClosedRange<Double>, step: Double = 1,
        digits: Int = 0
    ) {
        spin = SpinButton(value: value, in: range, step: step, digits: digits)
        super.init(title: title, subtitle: subtitle)
        addSuffix(spin.valign(.center))
        activatableWidget = spin
    }

    /// The number. A value outside `range` is clamped to it. Setting it does not make `rx.value` emit.
    public var value: Double {
        get { spin.value }
        set { spin.value = newValue }
    }

    /// Applies a number that the user has typed but not confirmed yet, as Enter does. `rx.value` emits it as a change
    /// by the user.
    public func update() { spin.update() }

    /// The minimum and maximum number.
    public var range: ClosedRange<Double> {
        get { spin.range }
        set { spin.range = newValue }
    }
}
#endif
