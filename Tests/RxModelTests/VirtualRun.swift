import Dispatch
import OperatorModel
import Rx
import RxTest
import TestSupport

/// Runs an experiment with Rx itself, on virtual time.
struct VirtualRun {
    private let experiment: Experiment
    private let scheduler = TestScheduler(initialClock: 0)
    private let notes = Log<String>()
    private let hot: [TestableObservable<Int>]
    /// Cold sources by the identifier of their graph.
    private let cold: [Int: TestableObservable<Int>]

    /// The outcome of `experiment` in Rx.
    static func outcome(of experiment: Experiment) -> Outcome { VirtualRun(experiment).outcome }

    private init(_ experiment: Experiment) {
        let scheduler = scheduler
        self.experiment = experiment
        hot = experiment.hot.map { scheduler.createHotObservable($0.map(\.recorded)) }
        cold = Dictionary(
            uniqueKeysWithValues: experiment.graph.coldSources.map {
                ($0.id, scheduler.createColdObservable($0.events.map(\.recorded)))
            })
    }

    private var outcome: Outcome {
        let observable = builder.observable(experiment.graph, nil)
        let observer = scheduler.createObserver(Int.self)
        scheduler.run(at: TestScheduler.Defaults.subscribed, until: TestScheduler.Defaults.disposed) {
            observable.subscribe(observer)
        }
        scheduler.advanceTo(Self.end)
        return Outcome(
            of: experiment, events: observer.events.map { Timed($0.time, ModelEvent($0.value)) }, notes: notes.values,
            visits: visits, isQuiet: scheduler.debugDescription.hasSuffix("waiting: []"))
    }

    /// Later than any possible event.
    private static let end = TestScheduler.Defaults.disposed + 300

    private var builder: GraphBuilder {
        GraphBuilder(
            hot: hot.map { $0.asObservable() }, cold: { [cold] in cold[$0.id]?.asObservable() ?? .never() },
            scheduler: scheduler, ticks: { .seconds($0) },
            note: { [notes, scheduler] graph, event in notes.add("\(graph.id)@\(scheduler.clock):\(event)") })
    }

    private var visits: [Outcome.Visit] {
        let sources = hot.enumerated().map { (Experiment.id(ofHot: $0), $1) } + cold.map { ($0, $1) }
        return sources.flatMap { id, source in
            source.subscriptions.map { .init(id, $0.subscribe, $0.unsubscribe) }
        }
    }
}

extension Graph {
    fileprivate var coldSources: [Graph] { (operation == .cold ? [self] : []) + graphs.flatMap(\.coldSources) }
}

extension Timed {
    fileprivate var recorded: Recorded<Event<Int>> { Recorded(time: tick, value: signal.event) }
}
