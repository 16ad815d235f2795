#if GTK
public import CGTKSupport

/// A structure, variant, parameter specification or plain pointer from a signal or property, as a pointer for C
/// functions.
///
/// From a signal, the pointer is borrowed: it is valid only while the handler runs. From a property, it points to a
/// copied structure or has a reference, and is valid as long as this value or a copy of this value exists. A plain
/// pointer from a property is not copied: the object decides how long it is valid. Use the pointer only on the main
/// thread.
///
/// Sound: the pointer is immutable, and this type dereferences it on the main actor only.
public struct Boxed: GValueConvertible, @unchecked Sendable {
    /// The pointer to the structure; `nil` for a null pointer.
    public let pointer: OpaquePointer?
    private let owner: Owner?

    /// Lends a structure. The structure must have the type of the signal or property; this is not checked.
    public init(_ pointer: OpaquePointer?) { (self.pointer, owner) = (pointer, nil) }

    private init(_ owner: Owner) { (pointer, self.owner) = (OpaquePointer(rxgtk_value_peek(owner.value)), owner) }

    /// Keeps a copy of a value.
    private final class Owner {
        let value = UnsafeMutablePointer<GValue>.allocate(capacity: 1)

        init(_ original: UnsafePointer<GValue>) {
            value.initialize(to: GValue())
            g_value_init(value, original.pointee.g_type)
            g_value_copy(original, value)
        }

        deinit {
            g_value_unset(value)
            value.deallocate()
        }
    }

    /// Boxed structures, variants, parameter specifications and pointers.
    @MainActor public static func accepts(_ type: GType) -> Bool {
        [rxgtk_type_boxed, rxgtk_type_variant, rxgtk_type_param, rxgtk_type_pointer].contains(
            rxgtk_fundamental(type))
    }

    /// The value's pointer.
    @MainActor public static func read(_ value: UnsafePointer<GValue>) -> Boxed {
        Boxed(OpaquePointer(rxgtk_value_peek(value)))
    }

    /// A copy of the value's structure, another reference to its variant or parameter specification, or its plain
    /// pointer.
    @MainActor public static func readCopy(_ value: UnsafePointer<GValue>) -> Boxed { Boxed(Owner(value)) }

    /// Sets the value to a copy of the structure, to another reference, or to the plain pointer.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        rxgtk_value_set(value, .init(pointer))
    }

    /// A plain pointer.
    @MainActor public var preferredType: GType { rxgtk_type_pointer }
}
#endif
