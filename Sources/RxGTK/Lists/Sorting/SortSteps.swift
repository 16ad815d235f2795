#if GTK
import Dispatch

/// Has rows be sorted a few milliseconds at a time, so that frames are drawn and events come meanwhile.
@MainActor
final class SortSteps {
    /// Goes on, and tells whether all is sorted; asks after each step whether there is time left.
    typealias Advance = (_ isTimeLeft: () -> Bool) -> Bool

    private let sorting: () -> Advance?
    private let onEnd: () -> Void
    private var isGoingOn = false
    /// Whether only the order is to be taken over, which has a turn of its own.
    private var isSorted = false

    /// How many rows are sorted at once, so that what is shown is then in order.
    private static var mostAtOnce: Int { 1_000 }
    /// For how long it sorts at a time: a third of a frame's interval at 60 frames a second.
    private static var share: Duration { .milliseconds(5) }

    /// - Parameters:
    ///   - sorting: What is to be sorted now, if anything is.
    ///   - onEnd: Takes the order over.
    init(of sorting: @escaping () -> Advance?, onEnd: @escaping () -> Void) {
        (self.sorting, self.onEnd) = (sorting, onEnd)
    }

    /// Whether there is time left to sort so many rows, as often as that is asked from now on.
    static func timeLeft(for count: Int) -> () -> Bool { count > mostAtOnce ? timeLeft() : { true } }

    private static func timeLeft() -> () -> Bool {
        let end = ContinuousClock.now + share
        return { ContinuousClock.now < end }
    }

    /// Goes on until all is sorted.
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
