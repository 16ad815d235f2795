#if GTK
public import CGTKSupport
import RxSupport

extension Bool: GValueConvertible {
    /// A `gboolean`.
    @MainActor public static func accepts(_ type: GType) -> Bool { type == rxgtk_type_boolean }
    /// The value's `gboolean`.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }
    /// Sets the value's `gboolean`.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        g_value_set_boolean(value, self ? 1 : 0)
    }
    /// A `gboolean`.
    @MainActor public var preferredType: GType { rxgtk_type_boolean }
}

/// `Int`, `UInt`, `Int32` and `UInt32` convert to and from every integer type of GLib except `gchar` and `guchar`, and
/// every enumeration and flags type. Writing an integer that does not fit writes the nearest integer that does. Traps
/// if a number that is read does not fit the Swift type, or if a number that is written does not fit an enumeration or
/// flags.
extension GValueConvertible where Self: FixedWidthInteger {
    /// Any integer type except `gchar` and `guchar`, and any enumeration or flags type.
    @MainActor public static func accepts(_ type: GType) -> Bool {
        switch rxgtk_fundamental(type) {
        case rxgtk_type_int, rxgtk_type_uint, rxgtk_type_long, rxgtk_type_ulong, rxgtk_type_int64,
            rxgtk_type_uint64,
            rxgtk_type_enum, rxgtk_type_flags:
            return true
        default:
            return false
        }
    }

    /// The value's integer.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Self {
        switch rxgtk_fundamental(rxgtk_value_type(value)) {
        case rxgtk_type_int: g_value_get_int(value).fitting()
        case rxgtk_type_uint: g_value_get_uint(value).fitting()
        case rxgtk_type_long: g_value_get_long(value).fitting()
        case rxgtk_type_ulong: g_value_get_ulong(value).fitting()
        case rxgtk_type_int64: g_value_get_int64(value).fitting()
        case rxgtk_type_uint64: g_value_get_uint64(value).fitting()
        case rxgtk_type_enum: g_value_get_enum(value).fitting()
        default: g_value_get_flags(value).fitting()
        }
    }

    /// Sets the value's integer.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        switch rxgtk_fundamental(rxgtk_value_type(value)) {
        case rxgtk_type_int: g_value_set_int(value, gint(clamping: self))
        case rxgtk_type_uint: g_value_set_uint(value, guint(clamping: self))
        case rxgtk_type_long: g_value_set_long(value, glong(clamping: self))
        case rxgtk_type_ulong: g_value_set_ulong(value, gulong(clamping: self))
        case rxgtk_type_int64: g_value_set_int64(value, gint64(clamping: self))
        case rxgtk_type_uint64: g_value_set_uint64(value, guint64(clamping: self))
        case rxgtk_type_enum: g_value_set_enum(value, fitting())
        default: g_value_set_flags(value, fitting())
        }
    }
}

extension FixedWidthInteger {
    /// The same number as another type. Traps if it does not fit.
    fileprivate func fitting<Other: FixedWidthInteger>() -> Other {
        guard let other = Other(exactly: self) else {
            stopProgram(Misuse.numberTooGreat("\(self)", for: "\(Other.self)"))
        }
        return other
    }
}

extension Int: GValueConvertible {
    /// A `glong`.
    @MainActor public var preferredType: GType { rxgtk_type_long }
}

extension UInt: GValueConvertible {
    /// A `gulong`.
    @MainActor public var preferredType: GType { rxgtk_type_ulong }
}

extension Int32: GValueConvertible {
    /// A `gint`.
    @MainActor public var preferredType: GType { rxgtk_type_int }
}

extension UInt32: GValueConvertible {
    /// A `guint`.
    @MainActor public var preferredType: GType { rxgtk_type_uint }
}

/// `Double` and `Float` convert to and from both floating-point types of GLib.
extension GValueConvertible where Self: BinaryFloatingPoint {
    /// A `gdouble` or a `gfloat`.
    @MainActor public static func accepts(_ type: GType) -> Bool {
        type == rxgtk_type_double || type == rxgtk_type_float
    }

    /// The value's number.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Self {
        rxgtk_value_type(value) == rxgtk_type_double
            ? Self(g_value_get_double(value)) : Self(g_value_get_float(value))
    }

    /// Sets the value's number.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        guard rxgtk_value_type(value) == rxgtk_type_double else { return g_value_set_float(value, gfloat(self)) }
        g_value_set_double(value, gdouble(self))
    }
}

extension Double: GValueConvertible {
    /// A `gdouble`.
    @MainActor public var preferredType: GType { rxgtk_type_double }
}

extension Float: GValueConvertible {
    /// A `gfloat`.
    @MainActor public var preferredType: GType { rxgtk_type_float }
}
#endif
