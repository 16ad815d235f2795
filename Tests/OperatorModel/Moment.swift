/// A point in the order of a program's actions on virtual time.
///
/// A tick is not enough, because many things happen within a tick and their order shows. So a moment is a path: the
/// tick, the piece of work at that tick, and the place in the calls that this work makes. Paths are compared step by
/// step. An earlier call has the smaller step. The consequences of a call have longer paths, which begin with the path
/// of the call.
package struct Moment: Comparable, Sendable {
    private enum Step: Sendable, Hashable {
        /// Work of the scheduler at a tick. Work of equal ticks is in the order of its scheduling.
        case tick(Int, scheduled: Past)
        /// The action with this number, in response to the path up to here.
        case action(Int)
        /// A subscription, during which the current thread's queue is busy.
        case subscribing
        /// A turn of the current thread's queue, which comes after the subscription that made the queue busy.
        case turn(enqueued: Past)
        /// The delivery of an event to one of several subscribers, in the order of their subscriptions.
        case hearing(subscribed: Past)
    }

    /// An earlier moment. A hash decides whether two are equal, because their own pasts go far back.
    private final class Past: Sendable, Hashable {
        let moment: Moment
        private let digest: Int

        init(_ moment: Moment) { (self.moment, digest) = (moment, moment.steps.hashValue) }

        static func == (lhs: Past, rhs: Past) -> Bool { lhs.digest == rhs.digest }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    private var steps: [Step]

    private init(_ steps: [Step]) { self.steps = steps }

    /// The depth in calls.
    var depth: Int { steps.count }

    /// The actions of the test before the scheduler runs, in order.
    static func preparation(_ number: Int) -> Moment { Moment([.action(number)]) }

    /// The tick, which is 0 before the scheduler runs.
    package var tick: Int {
        guard case .tick(let tick, _) = steps[0] else { return 0 }
        return tick
    }

    /// The action with this number, in response to this moment.
    func action(_ number: Int) -> Moment { adding(.action(number)) }

    /// Work scheduled now for a tick.
    func scheduling(at tick: Int) -> Moment { Moment([.tick(tick, scheduled: Past(self))]) }

    /// Work scheduled now to run after some ticks, but after one at least.
    func scheduling(after ticks: Int) -> Moment { scheduling(at: tick + max(ticks, 1)) }

    /// The delivery of this moment's event to a subscriber.
    func heard(bySubscriberOf subscribed: Moment) -> Moment { adding(.hearing(subscribed: Past(subscribed))) }

    /// A subscription made now. It makes the current thread's queue busy, unless the queue is busy already.
    func subscribing() -> Moment { queue == nil ? adding(.subscribing) : self }

    /// A turn of the current thread's queue, requested now.
    func turn() -> Moment { Moment(steps.prefix(queue ?? steps.count) + [.turn(enqueued: Past(self))]) }

    /// The index of the step that made the current thread's queue busy.
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

    /// Negative if `lhs` comes first, positive if `rhs` comes first.
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
