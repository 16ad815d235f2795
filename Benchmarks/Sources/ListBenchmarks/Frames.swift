#if GTK
    import CGTK
    import RxGTK

    /// The frames a window draws, timed by its frame clock.
    ///
    /// A frame's work is what GTK does between the clock's "before-paint" and "after-paint": animations, layout and drawing. It is
    /// what must fit into 16.7 ms, with whatever the program did since the frame before.
    @MainActor
    final class Frames {
        /// The work of each frame.
        private(set) var work: [Stopwatch.Time] = []
        /// From each frame to the next by the clock's own time, in milliseconds.
        private(set) var intervals: [Double] = []

        private let clock: RxGTK.GObject
        private var start = Stopwatch()
        private var last: Int?
        private var onFrame: () -> Void = {}

        init(of window: Window) {
            clock = RxGTK.GObject.wrapping(gtk_widget_get_frame_clock(.init(window.pointer)))
            clock.connect("before-paint") { [unowned self] in
                start = Stopwatch()
                onFrame()
            }
            clock.connect("after-paint") { [unowned self] in
                work.append(start.elapsed)
                let time = gdk_frame_clock_get_frame_time(clock.pointer)
                if let last { intervals.append(Double(time - last) / 1_000) }
                last = time
            }
        }

        /// Runs until one more frame is drawn, and gives its work.
        func next() -> Stopwatch.Time {
            let count = work.count
            run { work.count > count }
            return work.last!
        }

        /// Draws `count` frames, calling `body` before each.
        func draw(_ count: Int, _ body: @escaping () -> Void) {
            work = []
            intervals = []
            last = nil
            onFrame = body
            gdk_frame_clock_begin_updating(clock.pointer)
            run { work.count >= count }
            gdk_frame_clock_end_updating(clock.pointer)
            onFrame = {}
        }

        private func run(until condition: () -> Bool) {
            guard MainLoop.run(upTo: .seconds(60), until: condition) else { fatalError("No frame was drawn in 60 s.") }
        }
    }

    extension [Double] {
        /// The value that this part of the values do not exceed.
        func quantile(_ part: Double) -> Double {
            sorted()[Swift.min(count - 1, Int(Double(count) * part))]
        }
    }
#endif
