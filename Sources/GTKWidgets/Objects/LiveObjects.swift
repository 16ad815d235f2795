#if GTK
import Synchronization

/// Counts the live wrappers, wrapped objects and signal handlers, so that a test can prove that a closed window left
/// nothing behind.
public enum LiveObjects {
    /// Swift wrappers that are not deinitialised yet.
    static let wrappers = Atomic<Int>(0)
    /// GObjects that have or had a wrapper, and the GObjects of list rows, that are not finalised yet.
    static let objects = Atomic<Int>(0)
    /// Signal handlers whose closure GLib still holds.
    static let handlers = Atomic<Int>(0)

    /// The current three counts.
    public static var counts: [String: Int] {
        [
            "wrappers": wrappers.load(ordering: .relaxed),
            "objects": objects.load(ordering: .relaxed),
            "handlers": handlers.load(ordering: .relaxed),
        ]
    }

    /// The number of live wrappers of each Swift class, by the name of the class.
    ///
    /// - Complexity: O(n) in the number of wrappers.
    @MainActor public static var countsByClass: [String: Int] {
        WrapperReference.wrappers.reduce(into: [:]) { result, wrapper in
            result["\(type(of: wrapper))", default: 0] += 1
        }
    }

    /// Whether any count is higher than in an earlier reading.
    public static func hasIncreased(since before: [String: Int]) -> Bool {
        counts.contains { $0.value > before[$0.key, default: 0] }
    }
}

extension Atomic where Value == Int {
    borrowing func increment() { add(1, ordering: .relaxed) }
    borrowing func decrement() { subtract(1, ordering: .relaxed) }
}
#endif
