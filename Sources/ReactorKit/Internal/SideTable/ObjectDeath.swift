internal import CRx
internal import Rx
internal import RxSupport

#if canImport(ObjectiveC)
internal import ObjectiveC
#endif

/// Notifies the side tables when an object dies: after its `deinit`, on the thread that released it last.
enum ObjectDeath {
    /// Watches `object`.
    ///
    /// - Returns: Whether the tables will be notified. If not, they detect dead objects themselves, and this is
    ///   reported once.
    static func watch(_ object: AnyObject) -> Bool {
        #if canImport(ObjectiveC)
        objc_setAssociatedObject(object, sentinelKey, DeathSentinel(object), .OBJC_ASSOCIATION_RETAIN)
        return true
        #else
        let isWatched = crx_watch_deaths(Unmanaged.passUnretained(object).toOpaque(), notifyTables)
        if !isWatched { _ = unknownLayoutReport }
        return isWatched
        #endif
    }

    private static let unknownLayoutReport: Void = Diagnostics.report(
        "ReactorKit does not know how this version of Swift lays out classes, so a dead reactor's resources are released "
            + "late, when other reactors are made. Please report this with the compiler's version.")
}

private func notifyTables(of address: UnsafeMutableRawPointer) {
    let key = unsafeBitCast(address, to: ObjectIdentifier.self)
    runtimes.objectDied(key)
    viewEntries.objectDied(key)
    stubs.objectDied(key)
    ends.objectDied(key)
    Scopes.objectDied(key)
    Instrumentation.objectDied(key)
}

#if canImport(ObjectiveC)
/// Sound: it is immutable, and only its address is used.
nonisolated(unsafe) private let sentinelKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// An associated object, which dies with the object that it is attached to.
private final class DeathSentinel {
    private let address: UnsafeMutableRawPointer

    init(_ object: AnyObject) { address = Unmanaged.passUnretained(object).toOpaque() }

    deinit { notifyTables(of: address) }
}
#endif
