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
    /// Whether all rows are sorted. `onEnd` then runs in the next turn.
    private var isSorted = false

    /// The maximum number of rows that are sorted without a time limit, so that the list shows them in order at once.
    private static var maximumAtOnce: Int { 1_000 }
    /// The time for sorting in a turn of the main queue: a third of a frame's time at 60 frames a second.
    private static var timeSlice: Duration { .milliseconds(5) }

    /// - Parameters:
    ///   - sorting: Returns a closure that continues the current sort; `nil` if no sort is in progress.
    ///   - onEnd: Applies the order. Called after all rows are sorted.
    init(of sorting: @escaping () -> Advance?, onEnd: @escaping () -> Void) {
        (self.sorting, self.onEnd) = (sorting, onEnd)
    }

    /// Returns a closure that returns whether there is time left to sort `count` rows. The time starts now. It is
    /// unlimited for up to `maximumAtOnce` rows.
    static func timeLeft(for count: Int) -> () -> Bool { count > maximumAtOnce ? timeLeft() : { true } }

    private static func timeLeft() -> () -> Bool {
        let end = ContinuousClock.now + timeSlice
        return { ContinuousClock.now < end }
    }

    /// Schedules turns of the main queue that continue the sort until all rows are sorted. Does nothing if no sort is
    /// in progress.
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
