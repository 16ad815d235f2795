#if GTK
public import Rx

extension Reactive where Base: StyleManager {
    /// Whether the program is dark, now and then each change, whoever made it. Never fails.
    @MainActor public var isDark: Observable<Bool> { base.state(\.isDark, changes: "notify::dark") }

    /// Whether the system asks for high contrast, now and then each change. Never fails.
    @MainActor public var isHighContrast: Observable<Bool> {
        base.state(\.isHighContrast, changes: "notify::high-contrast")
    }

    /// The colour of what is chosen and suggested, now and then each change. Never fails.
    @MainActor public var accentColor: Observable<Color> {
        base.state(\.accentColor, changes: "notify::accent-color-rgba")
    }

    /// Whether what changes may move there, now and then each change, whoever made it. Never fails.
    ///
    /// What an app moves by ``Reactive/frames`` is set at once where this is false.
    @MainActor public var areAnimationsEnabled: Observable<Bool> {
        base.settings.values(
            startingWith: { $0.property("gtk-enable-animations").value }, changes: "notify::gtk-enable-animations",
            next: { $0.property("gtk-enable-animations").value }
        )
        .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Who decides on light or dark, now and then each change; setting it decides.
    @MainActor public var colorScheme: ControlProperty<StyleManager.ColorScheme> {
        base.control(\.colorScheme, changes: "notify::color-scheme")
    }
}
#endif
