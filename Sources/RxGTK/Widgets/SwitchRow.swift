#if GTK
/// A row with a switch at its end, which a press anywhere on the row slides.
///
/// An `AdwActionRow` with a `GtkSwitch`, as `AdwSwitchRow` is, on all versions.
open class SwitchRow: ActionRow {
    let toggle = Switch()

    /// Makes a row whose texts are drawn as they are, without markup; assistive technology calls the switch `title`.
    public init(title: String, subtitle: String? = nil, isOn: Bool = false) {
        super.init(title: title, subtitle: subtitle)
        toggle.isOn = isOn
        addSuffix(toggle.valign(.center))
        activatableWidget = toggle
    }

    /// Whether the switch is on. What the program sets is not told as the person's doing.
    public var isOn: Bool {
        get { toggle.isOn }
        set { toggle.isOn = newValue }
    }
}
#endif
