#if GTK
/// A store of settings, as GVariant texts by name.
@MainActor
protocol SettingsStore: AnyObject {
    /// Starts to report failures, and changes of settings by this program or others.
    func start(onChange: @escaping @MainActor (String) -> Void, onFailure: @escaping @MainActor (SettingsError) -> Void)

    /// The text of a setting; `nil` if the default of the key applies.
    func text(for key: String) -> String?

    /// Sets a setting, or removes it if `text` is `nil`. Reports the change if the text differs.
    func set(_ text: String?, for key: String)

    /// Writes all pending changes at once.
    func save() throws(SettingsError)
}
#endif
