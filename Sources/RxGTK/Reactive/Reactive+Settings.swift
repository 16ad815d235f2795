#if GTK
public import Rx

extension Settings: ReactiveCompatible {}

extension Reactive where Base: Settings {
    /// The setting, then each other value it gets, whoever sets it: this program, another one, the person by hand.
    ///
    /// So what the program sets is emitted, too, unlike with a control, because several places of an app follow a setting. A setting that is
    /// set to what it is emits nothing, so that a control bound both ways comes to rest. Completes when the settings are gone.
    @MainActor public func setting<Value>(_ key: Settings.Key<Value>) -> ControlProperty<Value> {
        let changes = base.changes.filter { $0 == key.name }.map { _ in }.startWith(())
        return ControlProperty(
            values:
                changes
                .compactMap { [weak base] in base?[key] }
                .distinctUntilChanged { $0.settingText == $1.settingText },
            valueSink: Binder(base) { settings, value in settings[key] = value })
    }

    /// What goes wrong: a damaged file, a setting of another type, a disk that is full. Each is told once, those before the first
    /// subscription to the first; where nobody listens they are written to standard error. Never fails.
    @MainActor public var failure: Observable<SettingsError> { base.failures.observable }
}
#endif
