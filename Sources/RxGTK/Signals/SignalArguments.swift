#if GTK
import CGTK

/// The arguments of one emission and the place for its answer; good only while the handler runs.
struct SignalArguments: @unchecked Sendable {
    /// The emitting instance first, then what the signal carries.
    let values: UnsafePointer<GValue>
    let count: Int
    let reply: UnsafeMutablePointer<GValue>?

    @MainActor
    func answer(_ value: some GValueConvertible) {
        guard let reply else { return }
        value.write(to: reply)
    }

    /// Reads the arguments one after the other.
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
