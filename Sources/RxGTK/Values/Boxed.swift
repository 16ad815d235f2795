#if GTK
public import CGTK

/// A structure, variant, parameter specification or plain pointer that a signal or property carries, as C functions take it.
///
/// Borrowed: good only while a signal's handler runs, or while the object whose property it is keeps it. Copy what is needed
/// later, and let it not leave the main thread.
public struct Boxed: GValueConvertible, @unchecked Sendable {
    /// The structure; `nil` for a null pointer.
    public let pointer: OpaquePointer?

    /// Lends a structure of the type the signal or property has, which this does not check.
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

    /// Sets the value to a copy of the structure, or to a further reference.
    @MainActor public func write(to value: UnsafeMutablePointer<GValue>) {
        rxgtk_value_set(value, .init(pointer))
    }

    /// A plain pointer.
    @MainActor public var preferredType: GType { rxgtk_type_pointer }
}
#endif
