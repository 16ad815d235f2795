#if GTK
public import CGTKSupport
import RxSupport

extension GObject {
    /// Returns the wrapper of an instance that GTK or other code holds: the existing one, or a new one of the closest
    /// known class.
    ///
    /// Traps if the wrapper is not a `Self`.
    public static func wrapping(_ pointer: OpaquePointer) -> Self {
        let object =
            WrapperReference.wrapper(of: pointer) ?? WrapperTable.make(for: pointer) ?? GObject(borrowing: pointer)
        return object.checked(as: Self.self)
    }

    /// Returns the same object as an `Other`.
    ///
    /// Traps with the names of both classes if the object is not an `Other`.
    public func checked<Other: GObject>(as other: Other.Type = Other.self) -> Other {
        guard let object = self as? Other else {
            stopProgram(
                Misuse.wrongClass(
                    expected: String(describing: Other.self), found: "\(className) wrapped as \(type(of: self))"))
        }
        return object
    }

    /// Makes `wrapping(_:)` use `make` for instances of `type` and of its unregistered subclasses.
    ///
    /// A program registers its own wrapper classes with it. `make` has to make the wrapper through
    /// `GObject.init(borrowing:)`.
    public static func register(_ type: GType, make: @escaping @MainActor (OpaquePointer) -> GObject) {
        WrapperTable.makers[type] = make
    }
}

/// The Swift class for each GLib class, for instances that GTK made.
@MainActor
enum WrapperTable {
    /// Starts with the classes of this module. `register` adds the program's own.
    static var makers = classesOfModule

    private static let deprecated = (DeprecatedWrappers.self as any WrapperMaking.Type).makers

    static func make(for pointer: OpaquePointer) -> GObject? {
        var type = rxgtk_type_of(.init(pointer))
        while type != 0 {
            if let make = makers[type] ?? deprecated[type] { return make(pointer) }
            type = g_type_parent(type)
        }
        if rxgtk_is_a(.init(pointer), UntypedPaintable.objectType) != 0 { return UntypedPaintable(borrowing: pointer) }
        return nil
    }
}

/// The table calls this requirement instead of the member of `DeprecatedWrappers`, because the compiler warns about
/// each use of a deprecated declaration.
@MainActor
private protocol WrapperMaking {
    static var makers: [GType: @MainActor (OpaquePointer) -> GObject] { get }
}

/// The deprecated Swift classes. A `.ui` file can still contain their GLib classes.
private enum DeprecatedWrappers: WrapperMaking {
    @available(*, deprecated)
    static let makers: [GType: @MainActor (OpaquePointer) -> GObject] = [
        Leaflet.objectType: { Leaflet(existing: $0) }
    ]
}
#endif
