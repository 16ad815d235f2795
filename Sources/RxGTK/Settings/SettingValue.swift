#if GTK
import CGTK

/// What can be a setting: a type that is kept as a GVariant.
///
/// An enumeration whose raw values are texts or numbers needs no more than the conformance.
public protocol SettingValue: Sendable {
    /// The type of GVariant that it is kept as, such as "s" or "(ii)".
    static var variantType: String { get }

    /// Reads a variant of that type, which is borrowed; `nil` where it stands for no value.
    init?(variant: OpaquePointer)

    /// Makes a variant of that type, as a floating reference.
    func makeVariant() -> OpaquePointer
}

extension SettingValue {
    /// Reads what `settingText` makes; `nil` where it is a text of another type.
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

/// The text of a variant, which is borrowed.
func printVariant(_ variant: OpaquePointer) -> String {
    let text = g_variant_print(variant, 0)!
    defer { g_free(text) }
    return String(cString: text)
}

/// The variant of a text, as a new reference; `nil` where it is none of that type.
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
    /// An integer of 64 bits; a schema may have any integer type.
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
    /// A text.
    public static var variantType: String { "s" }
    /// Reads a text.
    public init?(variant: OpaquePointer) { self.init(cString: g_variant_get_string(variant, nil)) }
    /// Makes a text; GVariant has no null character, and so ends it there.
    public func makeVariant() -> OpaquePointer { g_variant_new_string(withoutNUL) }
}

extension [String]: SettingValue {
    /// A list of texts.
    public static var variantType: String { "as" }

    /// Reads a list of texts.
    public init?(variant: OpaquePointer) {
        var count: gsize = 0
        let texts = g_variant_get_strv(variant, &count)
        defer { g_free(texts) }
        self = (0..<Int(count)).map { String(cString: texts![$0]!) }
    }

    /// Makes a list of texts.
    public func makeVariant() -> OpaquePointer {
        var variant: OpaquePointer?
        withStrings(self) { variant = g_variant_new_strv($0, gssize(count)) }
        return variant!
    }
}
#endif
