import RxGTK

/// The program's appearance: light, dark, or as the system's.
package enum Appearance: String, SettingValue, CaseIterable {
    case system, light, dark
}

extension Settings.Key<Appearance> {
    package static var appearance: Self { Self("appearance", default: .system) }
}

extension Settings.Key<WindowPlacement> {
    /// The placement of the list window that changed it last.
    package static var listWindow: Self { Self("list-window") }
}
