import RxGTK

/// Light or dark.
package enum Appearance: String, SettingValue, CaseIterable {
    case system, light, dark
}

extension Settings.Key<Appearance> {
    package static var appearance: Self { Self("appearance", default: .system) }
}

extension Settings.Key<WindowPlacement> {
    /// That of the list which changed it last.
    package static var listWindow: Self { Self("list-window") }
}
