#if GTK
import CGTK
public import RxGTK

/// The frames a window draws, timed by its frame clock.
///
/// A frame's work is what GTK does between the clock's "before-paint" and "after-paint": animations, layout and drawing. It is
/// what must fit into 16.7 ms, with whatever the program did since the frame before.
@MainActor
public final class Frames {
    /// The work of each frame.
    public private(set) var work: [Stopwatch.Time] = []
    /// From each frame to the next by the clock's own time, in milliseconds.
    public private(set) var intervals: [Double] = []
    /// What the processor spent on the main thread from the end of each frame to that of the next, in milliseconds: the frame, and
    /// what the program did before it. Other programs do not lengthen it.
    public private(set) var turns: [Double] = []

    private let window: Window
    private let clock: RxGTK.GObject
    private var start = Stopwatch()
    private var turn = Stopwatch()
    private var last: Int?
    private var onFrame: () -> Void = {}

    /// Times the frames of a window that is shown.
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
                turns.append(turn.elapsed.processor)
            }
            last = time
            turn = Stopwatch()
        }
    }

    /// Draws the window once more, and gives the work of that frame.
    @discardableResult
    public func next() -> Stopwatch.Time {
        gtk_widget_queue_draw(.init(window.pointer))
        let count = work.count
        run { work.count > count }
        return work.last!
    }

    /// Draws `count` frames, calling `body` before each.
    public func draw(_ count: Int, _ body: @escaping () -> Void) {
        drawOn(before: body) { work.count >= count }
    }

    /// Draws frame after frame, calling `body` before each, until the condition holds.
    public func drawOn(before body: @escaping () -> Void = {}, until condition: () -> Bool) {
        work = []
        intervals = []
        turns = []
        last = nil
        onFrame = body
        gdk_frame_clock_begin_updating(clock.pointer)
        run(until: condition)
        gdk_frame_clock_end_updating(clock.pointer)
        onFrame = {}
    }

    /// Runs the loop until the condition holds.
    public func run(until condition: () -> Bool) {
        guard MainLoop.run(upTo: .seconds(60), until: condition) else { fatalError("Nothing happened in 60 s.") }
    }
}

extension ListBase {
    /// Scrolls this many pixels down.
    public func scroll(by pixels: Double) {
        guard let adjustment = gtk_scrollable_get_vadjustment(pointer) else {
            fatalError("The list is in nothing that scrolls.")
        }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + pixels)
    }
}
#endif
