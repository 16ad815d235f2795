#if GTK
import CGTKSupport

/// A type whose values can be settings. A setting is stored as a GVariant.
///
/// An enumeration with string or number raw values only has to declare the conformance.
public protocol SettingValue: Sendable {
    /// The GVariant type of the stored value, such as "s" or "(ii)".
    static var variantType: String { get }

    /// Reads a borrowed variant of that type; returns `nil` if it represents no value.
    init?(variant: OpaquePointer)

    /// Makes a variant of that type, as a floating reference.
    func makeVariant() -> OpaquePointer
}

extension SettingValue {
    /// Parses the text that `settingText` returns; returns `nil` for a text of another type.
    init?(settingText text: String) {
        guard let variant = parseVariant(text, as: Self.variantType) else { return nil }
        defer { g_variant_unref(variant) }
        self.init(variant: variant)
    }

    /// The value in GVariant's text format, without its type.
    var settingText: String {
        let variant = g_variant_ref_sink(makeVariant())!
        defer { g_variant_unref(variant) }
        return printVariant(variant)
    }
}

/// Prints a borrowed variant.
func printVariant(_ variant: OpaquePointer) -> String {
    let text = g_variant_print(variant, 0)!
    defer { g_free(text) }
    return String(cString: text)
}

/// Parses a text into a variant, as a new reference; returns `nil` if it is not of that type.
func parseVariant(_ text: String, as typeString: String) -> OpaquePointer? {
    let type = g_variant_type_new(typeString)
    defer { g_variant_type_free(type) }
    return g_variant_parse(type, text, nil, nil, nil)
}

extension SettingValue where Self: RawRepresentable, RawValue: SettingValue {
    /// The type of the raw values.
    public static var variantType: String { RawValue.variantType }

    /// Reads a raw value.
    public init?(variant: OpaquePointer) {
        guard let value = RawValue(variant: variant) else { return nil }
        self.init(rawValue: value)
    }

    /// Makes a variant of the raw value.
    public func makeVariant() -> OpaquePointer { rawValue.makeVariant() }
}

extension Bool: SettingValue {
    /// A boolean.
    public static var variantType: String { "b" }
    /// Reads a boolean.
    public init?(variant: OpaquePointer) { self = g_variant_get_boolean(variant) != 0 }
    /// Makes a boolean.
    public func makeVariant() -> OpaquePointer { g_variant_new_boolean(self ? 1 : 0) }
}

extension Int: SettingValue {
    /// A 64-bit integer. The key in the schema may have any integer type.
    public static var variantType: String { "x" }
    /// Reads an integer.
    public init?(variant: OpaquePointer) { self.init(exactly: g_variant_get_int64(variant)) }
    /// Makes an integer.
    public func makeVariant() -> OpaquePointer { g_variant_new_int64(gint64(self)) }
}

extension Double: SettingValue {
    /// A floating-point number.
    public static var variantType: String { "d" }
    /// Reads a number.
    public init?(variant: OpaquePointer) { self = g_variant_get_double(variant) }
    /// Makes a number.
    public func makeVariant() -> OpaquePointer { g_variant_new_double(self) }
}

extension String: SettingValue {
    /// A string.
    public static var variantType: String { "s" }
    /// Reads a string.
    public init?(variant: OpaquePointer) { self.init(cString: g_variant_get_string(variant, nil)) }
    /// Makes a string. U+FFFD replaces U+0000, which GVariant does not allow.
    public func makeVariant() -> OpaquePointer { g_variant_new_string(withoutNUL) }
}

extension [String]: SettingValue {
    /// An array of strings.
    public static var variantType: String { "as" }

    /// Reads an array of strings.
    public init?(variant: OpaquePointer) {
        var count: gsize = 0
        let texts = g_variant_get_strv(variant, &count)
        defer { g_free(texts) }
        self = (0..<Int(count)).map { String(cString: texts![$0]!) }
    }

    /// Makes an array of strings.
    public func makeVariant() -> OpaquePointer {
        var variant: OpaquePointer?
        withStrings(self) { variant = g_variant_new_strv($0, gssize(count)) }
        return variant!
    }
}
#endif
