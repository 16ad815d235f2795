#if GTK
import CGTKSupport
import Foundation

/// Keeps settings in GSettings. A schema has to be installed for them.
@MainActor
final class SchemaStore: SettingsStore {
    private let settings: GTKWidgets.GObject
    private let schema: OpaquePointer
    private let id: String
    /// The values that the program has set for keys that the schema lacks.
    private var valuesWithoutSchemaKey: [String: String] = [:]
    private var onChange: (@MainActor (String) -> Void)?
    private var onFailure: (@MainActor (SettingsError) -> Void)?

    /// Returns `nil` if no schema with this id is installed, or if the schema has no path.
    ///
    /// - Parameter report: Receives failures. A schema that is not installed is not a failure.
    init?(id: String, folder: URL?, report: (SettingsError) -> Void) {
        guard let schema = Self.findSchema(id, in: folder, report) else { return nil }
        guard g_settings_schema_get_path(schema) != nil else {
            g_settings_schema_unref(schema)
            report(.schemaWithoutPath(schema: id))
            return nil
        }
        (self.id, self.schema) = (id, schema)
        settings = GTKWidgets.GObject(adopting: OpaquePointer(g_settings_new_full(schema, nil, nil)))
    }

    isolated deinit { g_settings_schema_unref(schema) }

    private static func findSchema(_ id: String, in folder: URL?, _ report: (SettingsError) -> Void) -> OpaquePointer? {
        let system = g_settings_schema_source_get_default()
        guard let folder else { return system.flatMap { g_settings_schema_source_lookup($0, id, 1) } }
        var error: UnsafeMutablePointer<GError>?
        guard let source = g_settings_schema_source_new_from_directory(folder.path, system, 0, &error) else {
            report(.schemasUnreadable(folder: folder.path, message: error.takeMessage(or: "unknown")))
            return system.flatMap { g_settings_schema_source_lookup($0, id, 1) }
        }
        defer { g_settings_schema_source_unref(source) }
        return g_settings_schema_source_lookup(source, id, 1)
    }

    func start(onChange: @escaping @MainActor (String) -> Void, onFailure: @escaping @MainActor (SettingsError) -> Void)
    {
        (self.onChange, self.onFailure) = (onChange, onFailure)
        settings.connect("changed", as: String.self) { [weak self] key in self?.onChange?(key) }
    }

    private var native: UnsafeMutablePointer<GSettings> { settings.cast() }

    func text(for key: String) -> String? {
        guard has(key) else { return valuesWithoutSchemaKey[key] }
        let variant = g_settings_get_value(native, key)!
        defer { g_variant_unref(variant) }
        return printVariant(variant)
    }

    func set(_ text: String?, for key: String) {
        guard has(key) else {
            guard valuesWithoutSchemaKey[key] != text else { return }
            valuesWithoutSchemaKey[key] = text
            onChange?(key)
            return
        }
        guard let text else { return g_settings_reset(native, key) }
        if !write(text, for: key) { onFailure?(.refused(key: key, text: text)) }
    }

    private func write(_ text: String, for key: String) -> Bool {
        let schemaKey = g_settings_schema_get_key(schema, key)
        defer { g_settings_schema_key_unref(schemaKey) }
        guard g_settings_is_writable(native, key) != 0,
            let variant = g_variant_parse(g_settings_schema_key_get_value_type(schemaKey), text, nil, nil, nil)
        else { return false }
        defer { g_variant_unref(variant) }
        guard g_settings_schema_key_range_check(schemaKey, variant) != 0 else { return false }
        let now = g_settings_get_value(native, key)
        defer { g_variant_unref(now) }
        return g_variant_equal(.init(now!), .init(variant)) != 0 || g_settings_set_value(native, key, variant) != 0
    }

    func save() { g_settings_sync() }

    /// Whether the schema has the key. Reports a failure if it has not.
    private func has(_ key: String) -> Bool {
        guard g_settings_schema_has_key(schema, key) == 0 else { return true }
        onFailure?(.notInSchema(key: key, schema: id))
        return false
    }
}
#endif
