#if GTK
import CGTKSupport

/// The movement of a toast into view.
@MainActor
final class ToastArrival {
    /// libadwaita takes 300 milliseconds, or 500 if the toast replaces another.
    private static let microseconds: Int64 = 500_000

    private var watch: FrameWatch?
    private var unmapping: SignalHandler?
    private var start: Int64?
    private var task: (() -> Void)?

    init(over overlay: ToastOverlay) {
        guard gtk_widget_get_mapped(overlay.widget) != 0 else { return }
        let clock = gtk_widget_get_frame_clock(overlay.widget)
        watch = FrameWatch(of: overlay, onUpdate: { [weak self] in self?.frameUpdated(clock) }, onLayout: {})
        unmapping = overlay.connect("unmap") { [weak self] in self?.end() }
    }

    isolated deinit { unmapping?.dispose() }

    /// Runs `task` when the toast has arrived, or at once if it already has.
    func whenArrived(_ task: @escaping () -> Void) {
        if watch == nil { return task() }
        self.task = task
    }

    private func frameUpdated(_ clock: OpaquePointer?) {
        let time = Int64(gdk_frame_clock_get_frame_time(clock))
        let start = start ?? time
        self.start = start
        if time - start >= Self.microseconds { end() }
    }

    private func end() {
        watch = nil
        unmapping?.dispose()
        unmapping = nil
        let task = task
        self.task = nil
        task?()
    }
}
#endif
