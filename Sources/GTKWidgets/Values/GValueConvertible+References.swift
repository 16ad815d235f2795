#if GTK
public import CGTKSupport
import RxSupport

/// A value that C passes as a pointer, which may be null.
public protocol GValueReference: GValueConvertible {
    /// Reads a value of an accepted type; `nil` for a null pointer.
    @MainActor static func readOptional(_ value: UnsafePointer<GValue>) -> Self?

    /// The GLib type that represents a missing value.
    @MainActor static var missingType: GType { get }
}

extension String: GValueReference {
    /// A `gchararray`.
    @MainActor public static func accepts(_ type: GType) -> Bool { type == rxgtk_type_string }
    /// The value's string; empty for a null pointer. `String?` distinguishes the two.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> String { readOptional(value) ?? "" }
    /// The value's string; `nil` for a null pointer.
    @MainActor public static func readOptional(_ value: UnsafePointer<GValue>) -> String? {
        g_value_get_string(value).map { String(cString: $0) }
    }
    /// Sets the value's string to a copy. U+FFFD replaces U+0000.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, withoutNUL) }
    /// A `gchararray`.
    @MainActor public var preferredType: GType { rxgtk_type_string }
    /// A `gchararray`.
    @MainActor public static var missingType: GType { rxgtk_type_string }
}

extension GObject: GValueReference {
    /// The wrapper's own GLib class, its subclasses and superclasses, and all interfaces.
    public static func accepts(_ type: GType) -> Bool {
        g_type_is_a(objectType, type) != 0 || g_type_is_a(type, objectType) != 0
            || rxgtk_fundamental(type) == rxgtk_type_interface
    }

    /// The value's object. Traps for a null pointer or an object of another class.
    public static func read(_ value: UnsafePointer<GValue>) -> Self {
        guard let object = readOptional(value) else {
            stopProgram(
                "A \(Self.self) was asked for, but the value is null: ask for \(Self.self)? if it may be missing.")
        }
        return object
    }

    /// The value's object; `nil` for a null pointer. Traps for an object of another class.
    public static func readOptional(_ value: UnsafePointer<GValue>) -> Self? {
        g_value_get_object(value).map { wrapping(OpaquePointer($0)) }
    }

    /// Sets the value's object. The value retains it.
    public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, .init(pointer)) }

    /// The class of the wrapped instance.
    public var preferredType: GType { rxgtk_type_of(.init(pointer)) }

    /// The class that instances must have.
    public static var missingType: GType { objectType }
}

extension Optional: GValueConvertible where Wrapped: GValueReference {
    /// Accepts the types that `Wrapped` accepts.
    @MainActor public static func accepts(_ type: GType) -> Bool { Wrapped.accepts(type) }
    /// The value, or `nil` for a null pointer.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Wrapped? { Wrapped.readOptional(value) }
    /// Sets the value, or a null pointer. A newly initialised value already holds a null pointer.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        guard let wrapped = self else {
            g_value_reset(value)
            return
        }
        wrapped.write(to: value)
    }
    /// The preferred type of the wrapped value, or `missingType` for `nil`.
    @MainActor public var preferredType: GType { self?.preferredType ?? Wrapped.missingType }
}
#endif
