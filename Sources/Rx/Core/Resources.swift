internal import Synchronization

/// Counts the objects that a debug build of Rx has created and not yet freed, so that a test can show that a screen or
/// a stream leaks nothing.
///
/// The name is RxSwift's. Unlike ``Hooks/liveSubscriptions``, the count does not say where a subscription was made.
public enum Resources {
    private static let count = Atomic<Int>(0)

    /// The number of observables, subjects, relays' subjects, subscriptions and disposables that exist. 0 in a release
    /// build. May be read on any thread.
    ///
    /// Compare two readings, because constants such as the main scheduler stay. An operator's edge of a subscription
    /// counts only if it has an end of its own, so the number differs from RxSwift's.
    public static var total: Int32 { Int32(clamping: count.load(ordering: .sequentiallyConsistent)) }

    /// Counts the creation of an object of Rx in a debug build.
    @inlinable
    static func countCreation() {
        #if DEBUG
        incrementTotal()
        #endif
    }

    /// Undoes one ``countCreation()``.
    @inlinable
    static func countDestruction() {
        #if DEBUG
        decrementTotal()
        #endif
    }

    /// Counts an object of one of the app's own classes, in any build.
    ///
    /// - Returns: The new total.
    @discardableResult
    public static func incrementTotal() -> Int32 {
        Int32(clamping: count.add(1, ordering: .sequentiallyConsistent).newValue)
    }

    /// Undoes one ``incrementTotal()``.
    ///
    /// - Returns: The new total.
    @discardableResult
    public static func decrementTotal() -> Int32 {
        Int32(clamping: count.subtract(1, ordering: .sequentiallyConsistent).newValue)
    }
}
