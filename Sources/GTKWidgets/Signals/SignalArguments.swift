#if GTK
import CGTKSupport

/// The arguments of one emission, and the place for the handler's result. Valid only while the handler runs.
///
/// Sound: it is created on the main thread, and only main-actor code reads its pointers, while the handler runs.
struct SignalArguments: @unchecked Sendable {
    /// The emitting instance, then the signal's arguments.
    let values: UnsafePointer<GValue>
    let count: Int
    let reply: UnsafeMutablePointer<GValue>?

    @MainActor
    func answer(_ value: some GValueConvertible) {
        guard let reply else { return }
        value.write(to: reply)
    }

    /// Reads the arguments in order.
    @MainActor
    struct Reader {
        var next: UnsafePointer<GValue>

        mutating func read<Value: GValueConvertible>(_ type: Value.Type) -> Value {
            defer { next += 1 }
            return Value.read(next)
        }
    }

    @MainActor
    var reader: Reader { Reader(next: values + 1) }
}
#endif
