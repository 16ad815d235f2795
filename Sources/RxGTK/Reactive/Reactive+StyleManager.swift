#if GTK
public import Rx

extension Reactive where Base: StyleManager {
    /// Whether the app is dark. Emits the current value, then each change, by the system, the user or the app. Never
    /// fails.
    @MainActor public var isDark: Observable<Bool> { base.state(\.isDark, changes: "notify::dark") }

    /// Whether the system asks for high contrast. Emits the current value, then each change. Never fails.
    @MainActor public var isHighContrast: Observable<Bool> {
        base.state(\.isHighContrast, changes: "notify::high-contrast")
    }

    /// The accent colour, for selected and suggested items. Emits the current value, then each change. Never fails.
    @MainActor public var accentColor: Observable<Color> {
        base.state(\.accentColor, changes: "notify::accent-color-rgba")
    }

    /// Whether animations are enabled. Emits the current value, then each change, by the system or the app. Never
    /// fails.
    ///
    /// If this is false, an app that animates with ``Reactive/frames`` should set the final state at once.
    @MainActor public var areAnimationsEnabled: Observable<Bool> {
        base.settings.values(
            startingWith: { $0.property("gtk-enable-animations").value }, changes: "notify::gtk-enable-animations",
            next: { $0.property("gtk-enable-animations").value }
        )
        .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// The colour scheme, which selects light or dark. Emits the current value, then each change. Setting it changes
    /// the scheme.
    @MainActor public var colorScheme: ControlProperty<StyleManager.ColorScheme> {
        base.control(\.colorScheme, changes: "notify::color-scheme")
    }
}
#endif
