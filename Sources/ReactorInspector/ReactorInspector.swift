#if Inspector
public import Foundation
public import ReactorKit
internal import Rx
internal import RxSupport

/// Shows the activity of the program's reactors in a browser: live, step by step, and back in time.
///
/// Call ``start(port:capacity:where:)`` and show the ``address`` to the developer. The page is served on this machine's
/// loopback address, to browsers that were given a key. A program that does not call `start` runs none of the
/// inspector's code. The inspector works in release builds too, except for the list of live subscriptions.
///
/// Any thread may call the methods. The inspector has a thread of its own.
public final class ReactorInspector: Sendable {
    /// The address with its key, which admits one browser.
    public let address: URL
    private let session: InspectorSession

    private init(_ session: InspectorSession, _ address: URL) { (self.session, self.address) = (session, address) }

    deinit { session.stop() }

    /// Begins to observe all reactors and to serve the page.
    ///
    /// The main dispatch queue must be served, as a main loop does, because the inspector controls the reactors from
    /// there. Start it before the first reactor, so that the timeline is complete.
    ///
    /// - Parameters:
    ///   - port: The port to listen at, or 0 for any free port. By default the first free port from 7710 to 7729. If
    ///     the program restarts with the same port, an open page reconnects.
    ///   - capacity: The minimum number of steps to keep. Their values take at most 64 megabytes, approximately, plus
    ///     the values of each reactor's latest step. Traps if it is negative.
    ///   - isInspected: Returns whether a reactor is shown. By default all are. Called on any thread.
    /// - Returns: The inspector, which stops when it is released.
    /// - Throws: An ``InspectorError`` if the port, or each of the default ports, is not available.
    public static func start(
        port: UInt16? = nil, capacity: Int = 100_000,
        where isInspected: @escaping @Sendable (ReactorIdentity) -> Bool = { _ in true }
    ) throws -> ReactorInspector {
        requirement(
            capacity >= 0, "ReactorInspector.start(capacity: \(capacity)): the capacity must not be negative.")
        let session = InspectorSession(capacity: capacity, where: isInspected)
        return ReactorInspector(session, try session.start(ports: port.map { $0...$0 } ?? 7710...7729))
    }

    /// Stops the inspector: held steps run, and the pages are notified. Idempotent.
    public func stop() { session.stop() }
}
#endif
