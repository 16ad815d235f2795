#if GTK
/// A row with a switch at its end. A press anywhere on the row toggles the switch.
///
/// An `AdwActionRow` with a `GtkSwitch`, like `AdwSwitchRow`, but in all versions of libadwaita.
open class SwitchRow: ActionRow {
    package let toggle = Switch()

    /// Makes a row that shows its title and subtitle as plain text, without markup. `title` is also the switch's name
    /// for assistive technology.
    public init(title: String, subtitle: String? = nil, isOn: Bool = false) {
        super.init(title: title, subtitle: subtitle)
        toggle.isOn = isOn
        addSuffix(toggle.valign(.center))
        activatableWidget = toggle
    }

    /// Whether the switch is on. Setting it does not make `rx.isOn` emit.
    public var isOn: Bool {
        get { toggle.isOn }
        set { toggle.isOn = newValue }
    }
}
#endif
