import Dispatch
import Foundation
import OperatorModel
import Rx
import RxSupport
import Testing
import TestSupport

/// Runs a graph that several threads feed, on real schedulers. The elements depend on chance. The rules do not: events
/// come one at a time, nothing follows the end or `dispose()`, and finally nothing remains subscribed or in memory.
struct ThreadedRun {
    private static let threads = 4
    /// All operators of the model except `retryWhen`, which may retry at once for ever.
    static let operators = Operator.allCases.filter { $0 != .retryWhen }

    private let experiment: Experiment
    private let subjects = (0..<Graph.hotSources).map { _ in PublishSubject<Int>() }
    private let grammar = Grammar()

    /// The fault in a run of `experiment`; `nil` if there is none.
    ///
    /// - Parameter limit: The number of events after which the subscription is disposed of, during an event.
    static func fault(in experiment: Experiment, disposingAfter limit: Int) -> String? {
        let run = ThreadedRun(experiment: experiment)
        weak let token = run.run(disposingAfter: limit)
        return run.grammar.fault ?? run.leftOver { token }
    }

    private init(experiment: Experiment) { self.experiment = experiment }

    /// - Returns: A token that only the sources retain.
    private func run(disposingAfter limit: Int) -> Token {
        let token = Token()
        let subscription = SingleAssignmentDisposable()
        // An element that is emitted during the subscribing cannot dispose of the subscription yet.
        let isSubscribed = Flag()
        subscription.setDisposable(
            builder(token).observable(experiment.graph, nil).subscribe { [grammar] event in
                grammar.take(ModelEvent(event)) { count in
                    guard count >= limit, isSubscribed.isSet else { return }
                    subscription.dispose()
                    grammar.dispose()
                }
            })
        isSubscribed.set()
        onThreads(Self.threads, feed)
        subscription.dispose()
        return token
    }

    /// Each thread visits the subjects in its own order. The first thread also ends them.
    private func feed(_ thread: Int) {
        for index in 0..<subjects.count {
            let events = experiment.hot[(index + thread) % experiment.hot.count]
            let subject = subjects[(index * (thread + 1)) % subjects.count]
            for event in events where thread == 0 || event.signal.event.element != nil {
                subject.on(event.signal.event)
            }
        }
    }

    private func builder(_ token: Token) -> GraphBuilder {
        GraphBuilder(
            hot: subjects.map { subject in subject.do(onNext: { _ in withExtendedLifetime(token) {} }) },
            cold: { graph in
                .create { observer in
                    for event in graph.events { observer.on(event.signal.event) }
                    return Disposables.create { withExtendedLifetime(token) {} }
                }
            },
            scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated), ticks: { .microseconds($0 * 10) },
            note: { _, _ in })
    }

    /// Describes anything that remains. Work on schedulers may end later, so this checks repeatedly, for a minute at
    /// most.
    private func leftOver(_ token: () -> Token?) -> String? {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if token() == nil, !subjects.contains(where: \.hasObservers) { return nil }
            usleep(100)
        }
        return token() == nil ? "a subject still has a subscriber" : "something still retains the sources' token"
    }
}

/// The rules for a subscriber: one event at a time, and none after the end.
private final class Grammar: Sendable {
    private struct State {
        var active = 0
        var count = 0
        var isOver = false
        var isDisposed = false
        var fault: String?
    }

    private let state = Guarded(State())

    var fault: String? { state.withLock { $0.fault } }

    /// Records an event, and then runs the subscriber's work with the number of events so far. Another event during the
    /// work is a fault.
    func take(_ event: ModelEvent, _ work: (Int) -> Void) {
        let count = state.withLock { state in
            state.count += 1
            state.active += 1
            if state.active > 1 { state.fault = "two events at once" }
            if state.isOver { state.fault = "an event after the end: \(event)" }
            if state.isDisposed { state.fault = "an event after disposal: \(event)" }
            if case .next = event { return state.count }
            state.isOver = true
            return state.count
        }
        work(count)
        state.withLock { $0.active -= 1 }
    }

    /// Called inside the delivery of an event.
    func dispose() { state.withLock { $0.isDisposed = true } }
}
