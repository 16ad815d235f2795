#if GTK
public import Rx

extension Reactive where Base: StyleManager {
    /// Whether the program is dark, now and then each change, whoever made it. Never fails.
    @MainActor public var isDark: Observable<Bool> { base.state(\.isDark, changes: "notify::dark") }

    /// Whether the system asks for high contrast, now and then each change. Never fails.
    @MainActor public var isHighContrast: Observable<Bool> {
        base.state(\.isHighContrast, changes: "notify::high-contrast")
    }

    /// Who decides on light or dark, now and then each change; setting it decides.
    @MainActor public var colorScheme: ControlProperty<StyleManager.ColorScheme> {
        base.control(\.colorScheme, changes: "notify::color-scheme")
    }
}
#endif
