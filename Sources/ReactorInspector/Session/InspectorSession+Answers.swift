#if Inspector
internal import ReactorKit
internal import Rx

// The answers to the page's requests. Only the server's thread calls these methods.
extension InspectorSession {
    func answer(_ request: PageRequest, _ reply: @escaping (Message.Reply) -> Void) {
        guard !isEnding else { return reply(.error("The inspector has ended.")) }
        switch request.kind {
        case .stepsProcessed, .statusProcessed: break
        case .details: reply(details(of: request))
        case .why: reply(why(request))
        case .pause:
            pause()
            reply(.done)
        case .advance: advance(reply)
        case .resume: resume(reply)
        case .travel: travel(request, reply)
        case .subscriptions: reply(subscriptions)
        case .recordSubscriptions:
            ledger = ledger ?? Hooks.recordSubscriptions()
            reply(subscriptions)
        case .saveRecording: reply(recording(of: request.reactor))
        case .saveTest: reply(test(of: request.reactor))
        case .load: load(request.text ?? "", reply)
        case .invite: reply(.address("http://127.0.0.1:\(access.port)\(access.makeInvitation())"))
        }
    }

    /// Runs `body` on the main thread, and replies with its result on the server's thread.
    func runOnMain(
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
        wantsPause = true
    }

    func advance(_ reply: @escaping (Message.Reply) -> Void) {
        guard isPaused else { return reply(.error("The program is not paused.")) }
        // The main thread decides, because it may still have to handle a request to travel.
        runOnMain(reply) { [travel] in
            if travel.isShowing { return .error("Return to the present first.") }
            return ReactorPause.advance() ? .done : .error("No step is waiting.")
        }
    }

    func resume(_ reply: @escaping (Message.Reply) -> Void) {
        wantsPause = false
        pendingResumes += 1
        runOnMain(
            reply,
            { [travel] in
                travel.end()
                return .done
            },
            then: { [self] _ in
                pendingResumes -= 1
                if isEnding || pendingResumes > 0 { return }
                (isPaused, shown) = (false, nil)
                // A page has paused the program meanwhile. The main thread may have ended that pause.
                if wantsPause { pause() }
            })
    }

    func travel(_ request: PageRequest, _ reply: @escaping (Message.Reply) -> Void) {
        guard let index = request.index else {
            return runOnMain(
                reply,
                { [travel] in
                    travel.showOwnStates()
                    return .done
                }, then: { [self] _ in shown = nil })
        }
        let states = request.isLoaded == true ? loadedStates(at: index) : pastStates(at: index)
        guard !states.isEmpty else {
            return reply(.error("The states of this step were dropped, or its reactors have ended."))
        }
        pause()
        runOnMain(
            reply,
            { [travel, isInspected] in
                // The main thread may have ended the pause meanwhile, for an earlier request to resume.
                ReactorPause.begin(isInspected)
                return travel.show(states) > 0 ? .done : .error("The reactors of this step have ended.")
            },
            then: { [self] answer in
                guard case .done = answer else { return }
                shown = (index, isLoaded: request.isLoaded == true)
            })
    }

    func pastStates(at index: Int) -> [TimeTravel.PastState] {
        guard index >= log.firstWithValues else { return [] }
        return log.reactors.values.filter(\.isAlive).compactMap { reactor in
            log.state(of: reactor.identity.number, at: index).map {
                TimeTravel.PastState(event: reactor.last, state: $0)
            }
        }
    }

    // MARK: One step

    func details(of request: PageRequest) -> Message.Reply {
        if request.isLoaded == true { return loadedDetails(at: request.index ?? 0) }
        guard let index = request.index, let step = log[index] else {
            return .error("This step was dropped.")
        }
        let value: (any Sendable)? =
            switch step.event?.kind {
            case .action(let action): action
            case .mutation(let mutation, _, _): mutation
            default: nil
            }
        let state = log.state(of: step.reactor.number, at: index)
        var fields: [Message.Difference] = []
        if let before = step.stateBefore, let after = step.state { fields = Message.differences(before, after) }
        return .details(
            Message.Details(
                value: value.map { ValueTree($0) }, state: state.map { ValueTree($0) }, differences: fields,
                chain: log.chain(from: index).compactMap { log[$0] }.map(Message.Row.init),
                areValuesDropped: step.event == nil))
    }

    func why(_ request: PageRequest) -> Message.Reply {
        guard let index = request.index, let step = log[index] else {
            return .error("This step was dropped.")
        }
        let chain = log.causes(of: request.path ?? "", in: request.reactor ?? step.reactor.number, at: index)
        return .chain(chain.compactMap { log[$0] }.map(Message.Row.init))
    }

    var subscriptions: Message.Reply {
        .subscriptions(
            Hooks.liveSubscriptions.map {
                Message.Subscription(
                    location: "\($0.file):\($0.line)", seconds: $0.age / .seconds(1), lastEvent: $0.lastEvent)
            }, isRecording: ledger != nil)
    }
}
#endif
