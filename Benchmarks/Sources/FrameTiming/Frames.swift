#if GTK
import CGTK
public import RxGTK

/// Draws and measures frames of a window, by its frame clock.
///
/// GTK does the work of a frame between the clock's "before-paint" and "after-paint": animations, layout and drawing.
/// This work, and the program's own work since the frame before, must fit into 16.7 ms.
@MainActor
public final class Frames {
    /// The work of each frame.
    public private(set) var work: [Stopwatch.Time] = []
    /// The intervals between frames by the frame clock's time, in milliseconds.
    public private(set) var intervals: [Double] = []
    /// The processor time of the main thread from the end of each frame to the end of the next, in milliseconds. It
    /// contains the frame and the program's work before it. Other programs do not lengthen it.
    public private(set) var workBetweenFrames: [Double] = []

    private let window: Window
    private let clock: RxGTK.GObject
    private var start = Stopwatch()
    private var sinceFrame = Stopwatch()
    private var last: Int?
    private var onFrame: () -> Void = {}

    /// Measures the frames of a window, which must be shown.
    public init(of window: Window) {
        self.window = window
        clock = RxGTK.GObject.wrapping(gtk_widget_get_frame_clock(.init(window.pointer)))
        clock.connect("before-paint") { [unowned self] in
            start = Stopwatch()
            onFrame()
        }
        clock.connect("after-paint") { [unowned self] in
            work.append(start.elapsed)
            let time = gdk_frame_clock_get_frame_time(clock.pointer)
            if let last {
                intervals.append(Double(time - last) / 1_000)
                workBetweenFrames.append(sinceFrame.elapsed.processor)
            }
            last = time
            sinceFrame = Stopwatch()
        }
    }

    /// Draws the window once more, and returns the work of that frame.
    @discardableResult
    public func next() -> Stopwatch.Time {
        gtk_widget_queue_draw(.init(window.pointer))
        let count = work.count
        run { work.count > count }
        return work.last!
    }

    /// Draws `count` frames, and calls `body` before each.
    public func draw(_ count: Int, _ body: @escaping () -> Void) {
        drawOn(before: body) { work.count >= count }
    }

    /// Draws frame after frame until the condition holds, and calls `body` before each.
    public func drawOn(before body: @escaping () -> Void = {}, until condition: () -> Bool) {
        work = []
        intervals = []
        workBetweenFrames = []
        last = nil
        onFrame = body
        gdk_frame_clock_begin_updating(clock.pointer)
        run(until: condition)
        gdk_frame_clock_end_updating(clock.pointer)
        onFrame = {}
    }

    /// Runs the main loop until the condition holds. Traps if that takes more than 60 seconds.
    public func run(until condition: () -> Bool) {
        guard MainLoop.run(upTo: .seconds(60), until: condition) else { fatalError("Timed out after 60 s.") }
    }
}

extension ListWidget {
    /// Scrolls down by `pixels`. Traps if the list is not in a scrolled window.
    public func scroll(by pixels: Double) {
        guard let adjustment = gtk_scrollable_get_vadjustment(pointer) else {
            fatalError("The list is not in a scrolled window.")
        }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + pixels)
    }
}
#endif
