/// A second, naive implementation of the operators: a graph that is subscribed to at a moment is a list of events with
/// their moments.
///
/// It shares nothing with Rx and does not import it. It follows the rules that users of RxSwift's `TestScheduler` rely
/// on: subscribing at 200, disposing at 1000, work for "now" at the next tick.
package struct Model {
    static let disposed = 1000
    static let subscribed = 200
    /// More than any sensible graph needs, and little enough to be quick.
    static let limit = 3_000

    let hot: [[Timed]]
    let budget: Budget
    /// An operator that this model gets wrong on purpose.
    let broken: Operator?

    /// The outcome of `experiment`; `nil` if it exceeds the budget.
    package static func outcome(of experiment: Experiment, breaking broken: Operator? = nil) -> Outcome? {
        let model = Model(hot: experiment.hot, budget: Budget(limit), broken: broken)
        // The hot sources schedule their events first. Then the test schedules its subscription and its end.
        let start = Moment.preparation(model.hot.count).scheduling(at: subscribed)
        let end = Moment.preparation(model.hot.count + 1).scheduling(at: disposed)
        guard let timeline = try? model.timeline(of: experiment.graph, part: nil, subscribed: start) else { return nil }
        return timeline.cut(at: end).outcome(of: experiment)
    }

    func timeline(of graph: Graph, part: Part?, subscribed: Moment) throws -> Timeline {
        // Deep calls within a tick mean that no time passes: an attempt that fails at once is repeated for ever.
        guard subscribed.depth < 300 else { throw Budget.Exceeded() }
        let result = try react(graph, part, subscribed)
        try budget.spend(result.events.count + 1)
        return result
    }

    private func react(_ graph: Graph, _ part: Part?, _ subscribed: Moment) throws -> Timeline {
        if graph.operation == broken, graph.operation.shape.graphs == 1...1 {
            // Passes all signals, as if the operator were absent.
            return try run(part, subscribed) { play, cue in
                if case .start = cue { try play.subscribe(graph.graphs[0]) }
                if case .signal(_, let signal) = cue { try play.emit(signal) }
            }
        }
        if let source = try source(graph, part, subscribed) { return source }
        if let sharing = try sharing(graph, part, subscribed) { return sharing }
        let reaction =
            transforming(graph) ?? filtering(graph) ?? combining(graph) ?? timing(graph) ?? recovering(graph)
            ?? utility(graph)
        guard let reaction else { preconditionFailure("the model does not know \(graph.operation)") }
        return try run(part, subscribed, reaction)
    }

    func run(_ part: Part?, _ subscribed: Moment, _ reaction: Reaction) throws -> Timeline {
        try Play(self, part, subscribed: subscribed).run(reaction)
    }
}

/// The response of an operator to a cue.
typealias Reaction = (Play, Play.Cue) throws -> Void

/// An operator of one source: its responses to an element and to the source's end.
func each(
    _ graph: Graph, _ next: @escaping (Play, Int) throws -> Void, end: ((Play, ModelEvent) throws -> Void)? = nil
) -> Reaction {
    { play, cue in
        switch cue {
        case .start: try play.subscribe(graph.graphs[0])
        case .signal(_, .next(let element)): try next(play, element)
        case .signal(_, let signal): if let end { try end(play, signal) } else { try play.emit(signal) }
        case .timer: break
        }
    }
}

/// As `each`, with its own response to the source's completion.
func each(
    _ graph: Graph, _ next: @escaping (Play, Int) throws -> Void, completed: @escaping (Play) throws -> Void
) -> Reaction {
    each(graph, next) { play, signal in
        if signal == .completed { try completed(play) } else { try play.emit(signal) }
    }
}

extension Timeline {
    fileprivate func outcome(of experiment: Experiment) -> Outcome {
        Outcome(
            of: experiment, events: events.map { Timed($0.moment.tick, $0.signal) },
            notes: notes.sorted { $0.moment < $1.moment }.map { "\($0.source)@\($0.moment.tick):\($0.signal)" },
            visits: visits.map { .init($0.source, $0.begin.tick, $0.end?.tick ?? Model.disposed) },
            isQuiet: true)
    }
}
