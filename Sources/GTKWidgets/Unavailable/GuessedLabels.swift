#if GTK
// Argument labels that people guess. The compiler suggests the right ones instead.

extension Scale {
    /// Not available: the argument label is `in:`.
    @available(*, unavailable, renamed: "init(_:value:in:step:)")
    public convenience init(
        _ orientation: Orientation = .horizontal, value: Double = 0, range: ClosedRange<Double>, step: Double = 1
    ) {
        self.init(orientation, value: value, in: range, step: step)
    }
}

extension SpinButton {
    /// Not available: the argument label is `in:`.
    @available(*, unavailable, renamed: "init(value:in:step:digits:)")
    public convenience init(value: Double = 0, range: ClosedRange<Double>, step: Double = 1, digits: Int = 0) {
        self.init(value: value, in: range, step: step, digits: digits)
    }
}

extension SpinRow {
    /// Not available: the argument label is `in:`.
    @available(*, unavailable, renamed: "init(title:subtitle:value:in:step:digits:)")
    public convenience init(
        title: String, subtitle: String? = nil, value: Double = 0, range: ClosedRange<Double>, step: Double = 1,
        digits: Int = 0
    ) {
        self.init(title: title, subtitle: subtitle, value: value, in: range, step: step, digits: digits)
    }
}

extension LevelBar {
    /// Not available: the argument label is `in:`.
    @available(*, unavailable, renamed: "init(value:in:accessibilityLabel:)")
    public convenience init(value: Double = 0, range: ClosedRange<Double>, accessibilityLabel: String) {
        self.init(value: value, in: range, accessibilityLabel: accessibilityLabel)
    }
}

extension Label {
    /// Not available: the text has no argument label.
    @available(*, unavailable, renamed: "init(_:wraps:)")
    public convenience init(text: String?, wraps: Bool = false) { self.init(text, wraps: wraps) }
}

extension Button {
    /// Not available: the argument label is `title:`.
    @available(*, unavailable, renamed: "init(title:mnemonic:)")
    public convenience init(label: String?, mnemonic: Bool = false) { self.init(title: label, mnemonic: mnemonic) }
}
#endif
