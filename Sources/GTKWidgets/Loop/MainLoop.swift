#if GTK
import CGTKSupport
import RxSupport
import Dispatch

/// Runs Dispatch's main queue in GLib's main loop, so that main-actor work runs while GTK waits for events.
///
/// `DispatchQueue.main`, `Task { @MainActor … }`, `Task.sleep` and Dispatch timers all work. Foundation's `Timer` needs
/// a run loop of its own and never fires here.
@MainActor
public enum MainLoop {
    private static var isJoined = false
    fileprivate static var isDelivering = false

    /// Makes GLib's main loop run the work that is posted to Dispatch's main queue. A second call does nothing.
    ///
    /// `Application.run` and `Toolkit.start()` call this method. Work on the queue must not run a GLib loop itself,
    /// because nothing else on the queue runs until that work returns.
    public static func join() {
        Misuse.requireMainThread("MainLoop.join()")
        guard !isJoined else { return }
        isJoined = true
        let queue = _dispatch_get_main_queue_handle_4CF()
        g_unix_fd_add_full(priority, queue, GIOCondition(rawValue: rxgtk_G_IO_IN), drainMainQueue, nil, nil)
    }

    /// The priority of GDK's redraw. In each iteration, GLib dispatches every ready source of the same priority once.
    /// So a frame that takes longer than its interval does not starve the queue, and a queue that refills itself does
    /// not starve the next frame.
    private static let priority = GDK_PRIORITY_REDRAW

    /// How long an iteration also runs work that is posted during the iteration: a quarter of a frame's interval at 60
    /// frames a second.
    ///
    /// Otherwise work in many short steps, such as tasks, would run one step a frame while frames are slow.
    fileprivate static let timeSlice = Duration.milliseconds(4)

    /// Runs the loop on this thread until `condition` holds, or until `deadline`. Returns whether `condition` holds.
    ///
    /// For tests and tools that have no running `Application`. It checks the condition after each iteration of the loop
    /// and returns as soon as it holds, so a long deadline costs time only if a test fails. At the deadline, it first
    /// dispatches the events that are ready: on a busy machine, the process may not have run since they became ready. A
    /// deadline of zero dispatches nothing. Traps if it is called from work on the main queue, because nothing else on
    /// the queue could run until that work returns.
    public static func run(upTo deadline: Duration = .seconds(60), until condition: () -> Bool) -> Bool {
        join()
        guard !isDelivering else { stopProgram(Misuse.nestedLoop) }
        let end = ContinuousClock.now + deadline
        // Fires every few milliseconds, so that an idle loop still checks the clock. Its priority is low: if evaluating
        // the condition takes longer than the interval, a timer of higher priority would always be due again, and no
        // frame would be drawn.
        let heartbeat = g_timeout_add_full(G_PRIORITY_LOW, 5, { _ in gboolean(1) }, nil, nil)
        defer { g_source_remove(heartbeat) }
        while !condition() {
            guard ContinuousClock.now < end else { return deadline > .zero && dispatchReadyEvents(until: condition) }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Runs up to 20 more iterations of the loop, without waiting, until no event is ready. Returns whether `condition`
    /// holds after one of them.
    private static func dispatchReadyEvents(until condition: () -> Bool) -> Bool {
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
        let end = ContinuousClock.now + MainLoop.timeSlice
        while clearWakeUpFlag(of: queue) {
            _dispatch_main_queue_callback_4CF(nil)
            guard ContinuousClock.now < end else { break }
        }
    }
    return 1
}

/// Clears the queue's wake-up flag, and returns whether it was set. Call it before draining the queue: a post during
/// the drain then sets the flag again and is not lost.
private func clearWakeUpFlag(of queue: Int32) -> Bool {
    var count: UInt64 = 0
    return read(queue, &count, MemoryLayout<UInt64>.size) > 0
}
#endif
