#if GTK
public import CGTKSupport

/// A structure, variant, parameter specification or plain pointer from a signal or property, as a pointer for C
/// functions.
///
/// Borrowed: from a signal, it is valid only while the handler runs. From a property, it is valid only while the
/// property's object holds the value, and only if GLib copies a value of this type by adding a reference. Any other
/// structure of a property is a copy, which is freed before `Property.value` returns. Copy the parts that are needed
/// later. Use it only on the main thread.
///
/// Sound: the pointer is immutable, and this type dereferences it on the main actor only.
public struct Boxed: GValueConvertible, @unchecked Sendable {
    /// The pointer to the structure; `nil` for a null pointer.
    public let pointer: OpaquePointer?

    /// Lends a structure. It must have the type of the signal or property; this is not checked.
    public init(_ pointer: OpaquePointer?) { self.pointer = pointer }

    /// Boxed structures, variants, parameter specifications and pointers.
    @MainActor public static func accepts(_ type: GType) -> Bool {
        [rxgtk_type_boxed, rxgtk_type_variant, rxgtk_type_param, rxgtk_type_pointer].contains(
            rxgtk_fundamental(type))
    }

    /// The value's pointer.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Boxed {
        Boxed(OpaquePointer(rxgtk_value_peek(value)))
    }

    /// Sets the value to a copy of the structure, or adds a reference.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        rxgtk_value_set(value, .init(pointer))
    }

    /// A plain pointer.
    @MainActor public var preferredType: GType { rxgtk_type_pointer }
}
#endif
