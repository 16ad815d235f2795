#if GTK
public import CGTKSupport
import RxSupport

/// A Swift enumeration whose raw values are the numbers of an enumeration of GLib.
extension GValueConvertible where Self: RawRepresentable, RawValue: FixedWidthInteger & GValueConvertible {
    /// Any enumeration.
    @MainActor public static func accepts(_ type: GType) -> Bool { rxgtk_fundamental(type) == rxgtk_type_enum }

    /// The case with the value's number. The case 0 if Swift has no case with this number, for example because a newer
    /// GTK has added it. Traps if Swift has no case 0 either.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Self {
        guard let read = Self(rawValue: RawValue(truncatingIfNeeded: g_value_get_enum(value))) ?? Self(rawValue: 0)
        else {
            stopProgram("\(Self.self) has no case \(g_value_get_enum(value)).")
        }
        return read
    }

    /// Sets the value's number.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        g_value_set_enum(value, gint(truncatingIfNeeded: rawValue))
    }

    /// The type of the raw value.
    @MainActor public var preferredType: GType { rawValue.preferredType }
}
#endif
