internal import Synchronization

/// Counts what a debug build of Rx has made and not yet freed, so that a test can show that a screen or a stream leaves nothing behind.
///
/// The name is RxSwift's. Unlike ``Hooks/liveSubscriptions`` it does not say where a subscription was made.
public enum Resources {
    private static let count = Atomic<Int>(0)

    /// How many observables, subjects, relays' subjects, subscriptions and disposables exist. 0 in a release build. Any thread.
    ///
    /// Compare two readings: constants such as the main scheduler stay. Of operators, an edge of a subscription counts if it has an end of
    /// its own, so the number differs from RxSwift's.
    public static var total: Int32 { Int32(clamping: count.load(ordering: .sequentiallyConsistent)) }

    /// Counts an object of ours in a debug build.
    @inlinable
    static func noteCreation() {
        #if DEBUG
        incrementTotal()
        #endif
    }

    /// Takes back one ``noteCreation()``.
    @inlinable
    static func noteEnd() {
        #if DEBUG
        decrementTotal()
        #endif
    }

    /// Counts an object of a class of your own, in any build.
    ///
    /// - Returns: The new total.
    @discardableResult
    public static func incrementTotal() -> Int32 {
        Int32(clamping: count.add(1, ordering: .sequentiallyConsistent).newValue)
    }

    /// Takes back one ``incrementTotal()``.
    ///
    /// - Returns: The new total.
    @discardableResult
    public static func decrementTotal() -> Int32 {
        Int32(clamping: count.subtract(1, ordering: .sequentiallyConsistent).newValue)
    }
}
