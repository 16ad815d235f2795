/// A point in the order in which a program on virtual time does things.
///
/// A tick is not enough, because many things happen within one and their order shows. So a moment is a path: the tick, which
/// of its pieces of work, and where in the calls that this work makes. Paths are compared step by step. A call made earlier has
/// the smaller step, and what a call leads to has a longer path that begins with the path of the call.
package struct Moment: Comparable, Sendable {
    private enum Step: Sendable, Hashable {
        /// Work of the scheduler at a tick. Equal ticks are in the order in which the work was scheduled.
        case tick(Int, scheduled: Past)
        /// The so-manyth thing that is done in answer to what the path up to here says.
        case action(Int)
        /// A subscription that makes the current thread's queue busy until it is made.
        case subscribing
        /// A turn of the current thread's queue, which comes after the subscription that made the queue busy.
        case turn(enqueued: Past)
        /// One of several subscribers hears an event. They are in the order in which they subscribed.
        case hearing(subscribed: Past)
    }

    /// An earlier moment. A hash tells whether two are the same, because their own pasts go far back.
    private final class Past: Sendable, Hashable {
        let moment: Moment
        private let digest: Int

        init(_ moment: Moment) { (self.moment, digest) = (moment, moment.steps.hashValue) }

        static func == (lhs: Past, rhs: Past) -> Bool { lhs.digest == rhs.digest }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    private var steps: [Step]

    private init(_ steps: [Step]) { self.steps = steps }

    /// How deep in calls it is.
    var depth: Int { steps.count }

    /// What the test does before the scheduler runs, in order.
    static func preparation(_ number: Int) -> Moment { Moment([.action(number)]) }

    /// The tick, which is 0 before the scheduler runs.
    package var tick: Int {
        guard case .tick(let tick, _) = steps[0] else { return 0 }
        return tick
    }

    /// The so-manyth thing done in answer to what happens now.
    func action(_ number: Int) -> Moment { adding(.action(number)) }

    /// What was scheduled now for a tick.
    func scheduling(at tick: Int) -> Moment { Moment([.tick(tick, scheduled: Past(self))]) }

    /// What was scheduled now to run after so many ticks: after one at least.
    func scheduling(after ticks: Int) -> Moment { scheduling(at: tick + max(ticks, 1)) }

    /// What happens now, as it reaches a subscriber.
    func heard(bySubscriberOf subscribed: Moment) -> Moment { adding(.hearing(subscribed: Past(subscribed))) }

    /// A subscription that is made now, which has the current thread's queue wait unless one has already.
    func subscribing() -> Moment { queue == nil ? adding(.subscribing) : self }

    /// The turn of the current thread's queue that was asked for now.
    func turn() -> Moment { Moment(steps.prefix(queue ?? steps.count) + [.turn(enqueued: Past(self))]) }

    /// Where in the path the current thread's queue became busy.
    private var queue: Int? {
        steps.firstIndex {
            switch $0 {
            case .subscribing, .turn: true
            default: false
            }
        }
    }

    private func adding(_ step: Step) -> Moment { Moment(steps + [step]) }

    // MARK: Order

    package static func < (lhs: Moment, rhs: Moment) -> Bool { order(lhs, rhs) < 0 }

    package static func == (lhs: Moment, rhs: Moment) -> Bool { lhs.steps == rhs.steps }

    /// Negative if `lhs` comes first, positive if `rhs` does.
    private static func order(_ lhs: Moment, _ rhs: Moment) -> Int {
        for (left, right) in zip(lhs.steps, rhs.steps) where left != right { return order(left, right) }
        return lhs.steps.count - rhs.steps.count
    }

    private static func order(_ lhs: Past, _ rhs: Past) -> Int { order(lhs.moment, rhs.moment) }

    private static func order(_ lhs: Step, _ rhs: Step) -> Int {
        switch (lhs, rhs) {
        case (.tick(let left, let first), .tick(let right, let second)):
            left == right ? order(first, second) : left - right
        case (.action(let left), .action(let right)): left - right
        case (.turn(let first), .turn(let second)), (.hearing(let first), .hearing(let second)): order(first, second)
        case (.subscribing, .turn): -1
        case (.turn, .subscribing): 1
        case (.action, .tick): -1
        case (.tick, .action): 1
        default: preconditionFailure("what happens at one place differs in kind: \(lhs) and \(rhs)")
        }
    }
}
