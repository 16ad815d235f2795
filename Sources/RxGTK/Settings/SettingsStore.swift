#if GTK
/// What keeps settings, as texts of GVariant by name.
@MainActor
protocol SettingsStore: AnyObject {
    /// Begins to tell changes of settings, whoever makes them, and failures.
    func start(onChange: @escaping @MainActor (String) -> Void, onFailure: @escaping @MainActor (SettingsError) -> Void)

    /// The text of a setting; `nil` where the key's default counts.
    func text(for key: String) -> String?

    /// Sets a setting, and tells the change if it is one; `nil` forgets it.
    func set(_ text: String?, for key: String)

    /// Writes at once what is still to be written.
    func save() throws(SettingsError)
}
#endif
