#if GTK
public import Rx

extension Settings: ReactiveCompatible {}

extension Reactive where Base: Settings {
    /// A setting. Emits the current value, then each different value, set by this app, by another program or by the
    /// user by hand.
    ///
    /// Unlike a control, this also emits the app's own changes, because several places of an app follow a setting.
    /// Setting an equal value emits nothing, so a two-way binding with a control settles. Completes when the settings
    /// are freed.
    @MainActor public func setting<Value>(_ key: Settings.Key<Value>) -> ControlProperty<Value> {
        let changes = base.changes.filter { $0 == key.name }.map { _ in }.startWith(())
        return ControlProperty(
            values:
                changes
                .compactMap { [weak base] in base?[key] }
                .distinctUntilChanged { $0.settingText == $1.settingText },
            valueSink: Binder(base) { settings, value in settings[key] = value })
    }

    /// The problems with the settings, such as a damaged file, a setting of another type or a full disk.
    ///
    /// Each problem is emitted once. Those from before the first subscription are emitted to that subscription. A
    /// problem that nothing observes is written to standard error. Never fails.
    @MainActor public var failure: Observable<SettingsError> { base.failures.observable }
}
#endif
