#if GTK
import Dispatch

/// Sorts rows a few milliseconds at a time, so that frames are drawn and events are handled in between.
@MainActor
final class SortSteps {
    /// Continues the sort. Returns whether all rows are sorted. Calls `isTimeLeft` after each step.
    typealias Advance = (_ isTimeLeft: () -> Bool) -> Bool

    private let sorting: () -> Advance?
    private let onEnd: () -> Void
    private var isGoingOn = false
    /// Whether the sort is done and only `onEnd` is left, which runs in a turn of its own.
    private var isSorted = false

    /// The maximum number of rows to sort at once, so that the displayed rows are in order right away.
    private static var mostAtOnce: Int { 1_000 }
    /// How long it sorts in a turn: a third of a frame's interval at 60 frames a second.
    private static var share: Duration { .milliseconds(5) }

    /// - Parameters:
    ///   - sorting: Returns the current sort, if any.
    ///   - onEnd: Applies the order.
    init(of sorting: @escaping () -> Advance?, onEnd: @escaping () -> Void) {
        (self.sorting, self.onEnd) = (sorting, onEnd)
    }

    /// Returns a closure that returns whether there is time left to sort so many rows. The time starts now.
    static func timeLeft(for count: Int) -> () -> Bool { count > mostAtOnce ? timeLeft() : { true } }

    private static func timeLeft() -> () -> Bool {
        let end = ContinuousClock.now + share
        return { ContinuousClock.now < end }
    }

    /// Continues, in turns of the main queue, until all rows are sorted.
    func goOn() {
        guard !isGoingOn, sorting() != nil else { return }
        isGoingOn = true
        DispatchQueue.main.async { [weak self] in self?.step() }
    }

    private func step() {
        isGoingOn = false
        guard !isSorted else {
            isSorted = false
            return onEnd()
        }
        isSorted = sorting()?(Self.timeLeft()) ?? false
        goOn()
    }
}
#endif
