#if GTK
import Foundation
import FrameTiming

/// Makes a change round by round, and measures each together with the frame that shows it.
@MainActor
struct ChangeBenchmark {
    let frames: Frames

    init(of frames: Frames) { self.frames = frames }

    /// Measures a change, and prints the medians and the maxima. The time of `prepare` and of its frame does not count.
    func measure(_ name: String, rounds: Int = 20, prepare: (Int) -> Void = { _ in }, change: (Int) -> Void) {
        var (changes, sums): ([Stopwatch.Time], [Stopwatch.Time]) = ([], [])
        for round in 0..<rounds {
            prepare(round)
            frames.next()
            let start = Stopwatch()
            change(round)
            changes.append(start.elapsed)
            sums.append(changes[round] + frames.next())
        }
        Swift.print(
            String(
                format: "  %@ processor %5.1f ms (change %5.1f), most %5.1f; wall %5.1f ms, most %5.1f",
                name.padding(toLength: 27, withPad: " ", startingAt: 0), sums.map(\.processor).quantile(0.5),
                changes.map(\.processor).quantile(0.5), sums.map(\.processor).quantile(1),
                sums.map(\.wall).quantile(0.5), sums.map(\.wall).quantile(1)))
    }

    /// Measures a change that takes several frames. Prints the longest interval between two frames until the change is
    /// shown, and the time until then. The interval is 16.7 ms if no frame is late.
    func measure(
        _ name: String, rounds: Int, prepare: (Int) -> Void = { _ in }, change: @escaping (Int) -> Void,
        until isShown: (Int) -> Bool
    ) {
        var (times, most): ([Double], [Double]) = ([], [])
        for round in 0..<rounds {
            prepare(round)
            var (drawn, shown): (Int, Int?) = (0, nil)
            var watch = Stopwatch()
            frames.drawOn(before: {
                drawn += 1
                guard drawn == 2 else { return }
                watch = Stopwatch()
                change(round)
            }) {
                guard drawn >= 2, shown != nil || isShown(round) else { return false }
                if shown == nil { times.append(watch.elapsed.wall) }
                shown = shown ?? drawn
                return drawn > shown! + 1
            }
            most.append(frames.intervals.quantile(1))
        }
        Swift.print(
            String(
                format: "  %@ longest from frame to frame %5.1f ms, most %5.1f; shown after %5.1f ms, most %5.1f",
                name.padding(toLength: 27, withPad: " ", startingAt: 0), most.quantile(0.5), most.quantile(1),
                times.quantile(0.5), times.quantile(1)))
    }
}
#endif
