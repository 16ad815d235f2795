#if GTK
import Dispatch

/// Sorts rows a few milliseconds at a time, so that frames are drawn and events are handled in between.
@MainActor
final class SortSteps {
    /// Continues the sort. Returns whether all rows are sorted. Calls `isTimeLeft` after each step.
    typealias Advance = (_ isTimeLeft: () -> Bool) -> Bool

    private let sorting: () -> Advance?
    private let onEnd: () -> Void
    private var isStepScheduled = false
    /// Whether the sort is done and only `onEnd` is left, which runs in a turn of its own.
    private var isSorted = false

    /// The maximum number of rows to sort at once, so that the displayed rows are in order right away.
    private static var maximumAtOnce: Int { 1_000 }
    /// How long it sorts in a turn: a third of a frame's interval at 60 frames a second.
    private static var timeSlice: Duration { .milliseconds(5) }

    /// - Parameters:
    ///   - sorting: Returns the current sort, if any.
    ///   - onEnd: Applies the order.
    init(of sorting: @escaping () -> Advance?, onEnd: @escaping () -> Void) {
        (self.sorting, self.onEnd) = (sorting, onEnd)
    }

    /// Returns a closure that returns whether there is time left to sort so many rows. The time starts now.
    static func timeLeft(for count: Int) -> () -> Bool { count > maximumAtOnce ? timeLeft() : { true } }

    private static func timeLeft() -> () -> Bool {
        let end = ContinuousClock.now + timeSlice
        return { ContinuousClock.now < end }
    }

    /// Continues, in turns of the main queue, until all rows are sorted.
    func scheduleNextStep() {
        guard !isStepScheduled, sorting() != nil else { return }
        isStepScheduled = true
        DispatchQueue.main.async { [weak self] in self?.step() }
    }

    private func step() {
        isStepScheduled = false
        guard !isSorted else {
            isSorted = false
            return onEnd()
        }
        isSorted = sorting()?(Self.timeLeft()) ?? false
        scheduleNextStep()
    }
}
#endif
