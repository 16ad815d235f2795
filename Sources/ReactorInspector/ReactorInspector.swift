#if Inspector
public import Foundation
public import ReactorKit
internal import Rx

/// Shows in a browser what happens in the program's reactors: live, step by step, and back in time.
///
/// The program asks for it with ``start(port:capacity:where:)`` and gives the ``address`` to its author. It is served on this machine's loopback address, to
/// browsers that were given a key. Nothing of it runs in a program that does not call it. Release builds have it as well, but for the
/// live subscriptions. Any thread; it has one of its own.
public final class ReactorInspector: Sendable {
    /// The address with its key, which lets one browser in.
    public let address: URL
    private let session: InspectorSession

    private init(_ session: InspectorSession, _ address: URL) { (self.session, self.address) = (session, address) }

    deinit { session.stop() }

    /// Begins to observe all reactors and to serve the page.
    ///
    /// The main thread's queue must be served, as a main loop does: the reactors are led from there. Begin before the first reactor starts, so
    /// that the timeline has its start.
    ///
    /// - Parameters:
    ///   - port: Where to listen; by default the first of 20 from 7710 on that is free. A page that is open finds back to a program that was
    ///     started again on the same port.
    ///   - capacity: How many steps are kept at least. Their values take 64 megabytes at most, beside the last ones.
    ///   - isInspected: Whether a reactor is shown; all are by default. Any thread.
    /// - Returns: The inspector, which ends when it is released.
    /// - Throws: An ``InspectorError`` where the port cannot be had.
    public static func start(
        port: UInt16? = nil, capacity: Int = 100_000,
        where isInspected: @escaping @Sendable (ReactorIdentity) -> Bool = { _ in true }
    ) throws -> ReactorInspector {
        let session = InspectorSession(capacity: capacity, where: isInspected)
        return ReactorInspector(session, try session.start(ports: port.map { $0...$0 } ?? 7710...7729))
    }

    /// Ends it: what waits goes on, and the pages are told. Idempotent.
    public func stop() { session.stop() }
}
#endif
