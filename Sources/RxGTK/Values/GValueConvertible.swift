#if GTK
public import CGTK

/// A Swift type that GObject properties and signal arguments can carry.
///
/// Conforming: `Bool`, `Int`, `UInt`, `Int32`, `UInt32`, `Double`, `Float`, `String`, every wrapper, and the optionals of the
/// last two. Wraps `GValue`.
public protocol GValueConvertible {
    /// Whether a value of this GLib type can be read as `Self` and written from it.
    @MainActor static func accepts(_ type: GType) -> Bool

    /// Reads a value whose type `accepts(_:)` said yes to.
    @MainActor static func read(_ value: UnsafePointer<GValue>) -> Self

    /// Writes into a value that has been initialised to a type `accepts(_:)` said yes to.
    @MainActor func write(to value: UnsafeMutablePointer<GValue>)

    /// The GLib type a value is given where nothing else decides it, as in `emit`.
    @MainActor var preferredType: GType { get }
}

extension GValue {
    /// Lends `body` a value of `type`, and clears it afterwards.
    static func lend<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        return body(&value)
    }
}
#endif
