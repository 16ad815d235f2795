#if GTK
import CGTKSupport

/// Reports each frame of a widget between `start()` and `stop()`, with the time since the first frame.
@MainActor
package final class FrameTicks: ScreenWatch {
    private weak var widget: Widget?
    private var onTick: (@MainActor (Duration) -> Void)?
    private var callback: guint = 0
    /// The time of the first frame, in microseconds of the frame clock.
    private var firstFrame: gint64?

    package init(of widget: Widget, _ onTick: @escaping @MainActor (Duration) -> Void) {
        self.widget = widget
        self.onTick = onTick
    }

    package func start() {
        guard let widget, callback == 0 else { return }
        callback = gtk_widget_add_tick_callback(
            widget.widget,
            { _, clock, data in
                let ticks = Unmanaged<FrameTicks>.fromOpaque(data!).takeUnretainedValue()
                nonisolated(unsafe) let clock = clock
                return MainActor.assumeIsolated {
                    ticks.tick(gdk_frame_clock_get_frame_time(clock))
                    return 1
                }
            }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<FrameTicks>.fromOpaque($0!).release() })
    }

    package func stop() {
        guard callback != 0 else { return }
        // A freed widget has removed its callbacks itself.
        if let widget { gtk_widget_remove_tick_callback(widget.widget, callback) }
        callback = 0
    }

    private func tick(_ time: gint64) {
        let first = firstFrame ?? time
        firstFrame = first
        onTick?(.microseconds(time - first))
    }
}
#endif
