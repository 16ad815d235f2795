#if GTK
import Synchronization

/// How many things of ours are alive, so that a test can prove that a closed window left nothing behind.
public enum Census {
    /// Swift wrappers not yet deinitialised.
    static let wrappers = Atomic<Int>(0)
    /// GObjects that have been wrapped and are not yet finalised.
    static let objects = Atomic<Int>(0)
    /// Signal handlers whose closure GLib still holds.
    static let handlers = Atomic<Int>(0)

    /// One reading of all three.
    public static var now: [String: Int] {
        [
            "wrappers": wrappers.load(ordering: .relaxed),
            "objects": objects.load(ordering: .relaxed),
            "handlers": handlers.load(ordering: .relaxed),
        ]
    }

    /// How many wrappers of each Swift class are alive, by the name of the class.
    ///
    /// - Complexity: O(n) in the number of wrappers.
    @MainActor public static var classes: [String: Int] {
        Anchor.wrappers.reduce(into: [:]) { counts, wrapper in counts["\(type(of: wrapper))", default: 0] += 1 }
    }

    /// Whether more of anything is alive than in an earlier reading.
    public static func hasRisen(since before: [String: Int]) -> Bool {
        now.contains { $0.value > before[$0.key, default: 0] }
    }
}

extension Atomic where Value == Int {
    borrowing func rise() { add(1, ordering: .relaxed) }
    borrowing func fall() { subtract(1, ordering: .relaxed) }
}
#endif
