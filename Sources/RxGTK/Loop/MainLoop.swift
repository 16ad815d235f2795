#if GTK
import CGTK
import Rx
import Dispatch

/// Joins Dispatch's main queue to GLib's main loop, so that main-actor work runs while GTK is waiting for events.
///
/// `DispatchQueue.main`, `Task { @MainActor … }`, `Task.sleep` and Dispatch timers all arrive. Foundation's `Timer` needs a
/// run loop of its own and never fires here.
@MainActor
public enum MainLoop {
    private static var isJoined = false
    fileprivate static var isDelivering = false

    /// Makes GLib's main loop deliver what is posted to Dispatch's main queue; a second call does nothing.
    ///
    /// `Application.run` and `Toolkit.start()` call it. Work posted to the queue must not itself run a GLib loop: nothing
    /// else is delivered until that work returns.
    public static func join() {
        Misuse.requireMainThread("MainLoop.join()")
        guard !isJoined else { return }
        isJoined = true
        let queue = _dispatch_get_main_queue_handle_4CF()
        g_unix_fd_add_full(priority, queue, GIOCondition(rawValue: rxgtk_G_IO_IN), drainMainQueue, nil, nil)
    }

    /// That of GDK's redraw: of sources with the same priority GLib serves each that is ready once a round. So neither can a
    /// frame that takes longer than its interval keep the queue waiting, nor a queue that refills itself the next frame.
    private static let priority = GDK_PRIORITY_REDRAW

    /// For how long a round serves what is posted while it serves: a quarter of a frame's interval at 60 frames a second.
    ///
    /// Work that goes on in many short steps, as tasks do, would otherwise take a step a frame where frames are slow.
    fileprivate static let share = Duration.milliseconds(4)

    /// Runs the loop on this thread until `condition` holds, and tells whether it did within `deadline`.
    ///
    /// For tests and tools that have no running `Application`. It returns as soon as the condition holds, so a long deadline costs
    /// time only where a test fails. What is ready at the deadline is served first: on a busy machine a program may not have run
    /// since it became so. A deadline of zero serves nothing. The condition is asked again after each event. Called from work that the
    /// main queue is delivering it stops the program: nothing else would be delivered until it returned.
    public static func run(upTo deadline: Duration = .seconds(60), until condition: () -> Bool) -> Bool {
        join()
        guard !isDelivering else { stopProgram(Misuse.nestedLoop) }
        let end = ContinuousClock.now + deadline
        // An event every few milliseconds, so that a quiet loop still comes back to look at the clock. It comes after all others: with
        // one that is due again each time the condition has been asked, there would be no frames while asking takes long.
        let heartbeat = g_timeout_add_full(G_PRIORITY_LOW, 5, { _ in gboolean(1) }, nil, nil)
        defer { g_source_remove(heartbeat) }
        while !condition() {
            guard ContinuousClock.now < end else { return deadline > .zero && serveWhatIsReady(until: condition) }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Serves some events more, without waiting for one, and tells whether `condition` holds then.
    private static func serveWhatIsReady(until condition: () -> Bool) -> Bool {
        for _ in 0..<20 {
            guard g_main_context_iteration(nil, 0) != 0 else { return false }
            guard !condition() else { return true }
        }
        return false
    }
}

private func drainMainQueue(_ queue: Int32, _ condition: GIOCondition, _ data: gpointer?) -> gboolean {
    MainActor.assumeIsolated {
        MainLoop.isDelivering = true
        defer { MainLoop.isDelivering = false }
        let end = ContinuousClock.now + MainLoop.share
        while lowerFlag(of: queue) {
            _dispatch_main_queue_callback_4CF(nil)
            guard ContinuousClock.now < end else { break }
        }
    }
    return 1
}

/// Lowers the queue's wake-up flag, and tells whether it was raised. Done before the queue is drained: a post made meanwhile
/// raises it again and is not lost.
private func lowerFlag(of queue: Int32) -> Bool {
    var raised: UInt64 = 0
    return read(queue, &raised, MemoryLayout<UInt64>.size) > 0
}
#endif
