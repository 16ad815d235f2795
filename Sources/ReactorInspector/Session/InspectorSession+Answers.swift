#if Inspector
internal import ReactorKit
internal import Rx

// The answers to the page's requests. Only the server's thread calls these methods.
extension InspectorSession {
    func answer(_ question: Question, _ reply: @escaping (Message.Reply) -> Void) {
        switch question.ask {
        case .taken: break
        case .details: reply(details(of: question))
        case .why: reply(why(question))
        case .pause:
            pause()
            reply(.done)
        case .advance: advance(reply)
        case .resume: resume(reply)
        case .travel: travel(question, reply)
        case .subscriptions: reply(subscriptions)
        case .recordSubscriptions:
            ledger = ledger ?? Hooks.recordSubscriptions()
            reply(subscriptions)
        case .saveRecording: reply(recording(of: question.reactor))
        case .saveTest: reply(test(of: question.reactor))
        case .load: load(question.text ?? "", reply)
        case .invite: reply(.address("http://127.0.0.1:\(access.port)\(access.invitation())"))
        }
    }

    /// Runs `body` on the main thread, and replies with its result on the server's thread.
    func lead(
        _ reply: @escaping (Message.Reply) -> Void, _ body: @escaping @Sendable () -> Message.Reply,
        then: @escaping (Message.Reply) -> Void = { _ in }
    ) {
        // Sound: only the server's thread calls them.
        nonisolated(unsafe) let (reply, then) = (reply, then)
        onMain { [server] in
            let answer = body()
            server.perform {
                then(answer)
                reply(answer)
            }
        }
    }

    func pause() {
        ReactorPause.begin(isInspected)
        isPaused = true
    }

    func advance(_ reply: @escaping (Message.Reply) -> Void) {
        guard isPaused, shown == nil else {
            return reply(.error(isPaused ? "Return to the present first." : "The program is not paused."))
        }
        lead(reply) { ReactorPause.advance() ? .done : .error("No step is waiting.") }
    }

    func resume(_ reply: @escaping (Message.Reply) -> Void) {
        lead(
            reply,
            { [travel] in
                travel.end()
                return .done
            }, then: { [self] _ in (isPaused, shown) = (false, nil) })
    }

    func travel(_ question: Question, _ reply: @escaping (Message.Reply) -> Void) {
        guard let place = question.place else {
            return lead(
                reply,
                { [travel] in
                    travel.comeBack()
                    return .done
                }, then: { [self] _ in shown = nil })
        }
        let stops = question.isLoaded == true ? loadedStops(at: place) : stops(at: place)
        guard !stops.isEmpty else {
            return reply(.error("The states of this step were dropped, or its reactors have ended."))
        }
        pause()
        lead(
            reply, { [travel] in travel.show(stops) > 0 ? .done : .error("The reactors of this step have ended.") },
            then: { [self] answer in
                guard case .done = answer else { return }
                shown = (place, isLoaded: question.isLoaded == true)
            })
    }

    func stops(at place: Int) -> [TimeTravel.Stop] {
        guard place >= log.firstWithValues else { return [] }
        return log.reactors.values.filter(\.isAlive).compactMap { reactor in
            log.state(of: reactor.identity.number, at: place).map { TimeTravel.Stop(event: reactor.last, state: $0) }
        }
    }

    // MARK: One step

    func details(of question: Question) -> Message.Reply {
        if question.isLoaded == true { return loadedDetails(at: question.place ?? 0) }
        guard let place = question.place, let step = log[place] else {
            return .error("This step was dropped.")
        }
        let value: (any Sendable)? =
            switch step.event?.kind {
            case .action(let action): action
            case .mutation(let mutation, _, _): mutation
            default: nil
            }
        let state = log.state(of: step.reactor.number, at: place)
        var fields: [Message.Difference] = []
        if let before = step.stateBefore, let after = step.state { fields = Message.differences(before, after) }
        return .details(
            Message.Details(
                value: value.map { ValueTree($0) }, state: state.map { ValueTree($0) }, differences: fields,
                chain: log.chain(from: place).compactMap { log[$0] }.map(Message.Row.init),
                areValuesDropped: step.event == nil))
    }

    func why(_ question: Question) -> Message.Reply {
        guard let place = question.place, let step = log[place] else {
            return .error("This step was dropped.")
        }
        let chain = log.causes(of: question.path ?? "", in: question.reactor ?? step.reactor.number, at: place)
        return .chain(chain.compactMap { log[$0] }.map(Message.Row.init))
    }

    var subscriptions: Message.Reply {
        .subscriptions(
            Hooks.liveSubscriptions.map {
                Message.Subscription(
                    place: "\($0.file):\($0.line)", seconds: $0.age / .seconds(1), lastEvent: $0.lastEvent)
            }, isRecording: ledger != nil)
    }
}
#endif
