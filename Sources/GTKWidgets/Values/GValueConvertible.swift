#if GTK
public import CGTKSupport

/// A Swift type for GObject properties and signal arguments.
///
/// `Bool`, `Int`, `UInt`, `Int32`, `UInt32`, `Double`, `Float`, `String`, `[String]`, ``Boxed``, every wrapper and
/// enumerations such as `Alignment` conform. The optionals of `String` and of wrappers conform too. Wraps `GValue`.
public protocol GValueConvertible {
    /// Whether a value of this GLib type can be read as `Self` and written from it.
    @MainActor static func accepts(_ type: GType) -> Bool

    /// Reads a value of a type that `accepts(_:)` accepts.
    @MainActor static func read(_ value: UnsafePointer<GValue>) -> Self

    /// Reads a value like `read(_:)`. The result stays valid after `value` is cleared. A type implements this only if
    /// its `read(_:)` borrows from `value`.
    @MainActor static func readCopy(_ value: UnsafePointer<GValue>) -> Self

    /// Writes into a value that is initialised with a type that `accepts(_:)` accepts.
    @MainActor func write(to value: UnsafeMutablePointer<GValue>)

    /// The GLib type for a value where nothing else determines it. `emit` takes the types from the signal instead.
    @MainActor var preferredType: GType { get }
}

extension GValueConvertible {
    /// The same as `read(_:)`.
    @MainActor public static func readCopy(_ value: UnsafePointer<GValue>) -> Self { read(value) }
}

extension GValue {
    /// Lends `body` a value of `type`, and clears it afterwards.
    static func withValue<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        return body(&value)
    }
}
#endif
