internal import RxSupport
internal import Synchronization

/// Receives the work of the Dispatch schedulers in place of their queues and timers. An exploration decides with it
/// which work runs next.
package protocol WorkController: AnyObject, Sendable {
    /// The virtual time since the start, in seconds.
    var seconds: Double { get }

    /// Whether the code that runs now is work of the main queue.
    var isOnMainQueue: Bool { get }

    /// Adds work, which runs once, or again after each period.
    ///
    /// - Returns: A number that identifies the work.
    @discardableResult
    func add(_ work: ControlledWork) -> Int

    /// Removes work that has not run.
    func remove(_ work: Int)
}

/// Work that a ``WorkController`` receives.
package struct ControlledWork: Sendable {
    /// The order among the work of one queue.
    package enum Queue: Hashable, Sendable {
        /// The main queue, which is serial.
        case main
        /// Another serial queue.
        case serial(ObjectIdentifier)
        /// A concurrent queue. Its work has no order.
        case concurrent
    }

    /// The queue that the work was scheduled on.
    package let queue: Queue
    /// The name of the queue.
    package let label: String
    /// The delay, in seconds, or `nil` for work that may run at once.
    package var delay: Double?
    /// The seconds between two runs, or `nil` for work that runs once.
    package var period: Double?
    /// The work.
    package let body: @Sendable () -> Void
}

/// The ``WorkController`` that the calling code belongs to.
package enum WorkControl {
    private static let users = Atomic<Int>(0)

    /// The controller of the calling task, for jobs of the main actor, which the controller does not run itself.
    @TaskLocal package static var ofTask: (any WorkController)?

    /// The controller of the calling code, or `nil`, as in every app.
    package static var current: (any WorkController)? {
        users.load(ordering: .relaxed) == 0 ? nil : ofThread ?? ofTask
    }

    /// Whether the caller runs on the main thread, or on the main queue as far as the controller is concerned.
    package static var isOnMain: Bool { current?.isOnMainQueue ?? ThreadLocal.isMain }

    private static var ofThread: (any WorkController)? { ThreadLocal.workController as? any WorkController }

    /// Says that a controller exists. Until ``end()``, schedulers ask for the current one.
    package static func begin() { users.add(1, ordering: .relaxed) }

    /// Says that the controller has ended.
    package static func end() { users.subtract(1, ordering: .relaxed) }

    /// Runs `body` under `controller`, on this thread.
    package static func run(under controller: any WorkController, _ body: () -> Void) {
        ThreadLocal.withWorkController(controller) { $ofTask.withValue(controller, operation: body) }
    }
}
