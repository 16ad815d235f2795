#if GTK
    import CGTK
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

        /// Behind GDK's redraw (120): work that keeps posting itself cannot stop the next frame from being drawn.
        private static let priority: Int32 = 150

        /// Runs the loop on this thread until `condition` holds, and tells whether it did within `deadline`.
        ///
        /// For tests and tools that have no running `Application`. The condition is asked again after each event. Called from
        /// work that the main queue is delivering it stops the program: nothing else would be delivered until it returned.
        public static func run(upTo deadline: Duration = .seconds(5), until condition: () -> Bool) -> Bool {
            join()
            guard !isDelivering else { fatalError(Misuse.nestedLoop) }
            let end = ContinuousClock.now + deadline
            // An event every few milliseconds, so that a quiet loop still comes back to look at the clock.
            let heartbeat = g_timeout_add(5, { _ in gboolean(1) }, nil)
            defer { g_source_remove(heartbeat) }
            while !condition() {
                guard ContinuousClock.now < end else { return false }
                g_main_context_iteration(nil, 1)
            }
            return true
        }
    }

    /// Lowers the queue's wake-up flag first: a post made while the queue drains raises it again and is not lost.
    private func drainMainQueue(_ queue: Int32, _ condition: GIOCondition, _ data: gpointer?) -> gboolean {
        var raised: UInt64 = 0
        read(queue, &raised, MemoryLayout<UInt64>.size)
        MainActor.assumeIsolated { MainLoop.isDelivering = true }
        _dispatch_main_queue_callback_4CF(nil)
        MainActor.assumeIsolated { MainLoop.isDelivering = false }
        return 1
    }
#endif
