#if Inspector
internal import Foundation
internal import ReactorKit
internal import ReactorRecording
internal import Rx
internal import RxSupport

// Saving and loading of sessions. Only the server's thread calls these methods.
extension InspectorSession {
    func recording(of reactor: UInt64?) -> Message.Reply {
        guard let reactor = reactor.flatMap({ log.reactors[$0] }) else { return .error("Choose a reactor first.") }
        let type = reactor.identity.type
        do {
            guard let data = try EventRecording.data(of: log.events(of: reactor.identity.number), reactor: type) else {
                let reason = log.lost > 0 ? ", because steps came too fast and were lost" : ""
                return .error("The log has no state of \(reactor.identity) to begin with\(reason).")
            }
            return .text(String(decoding: data, as: UTF8.self), name: "\(type).jsonl")
        } catch { return .error("A value of \(type) cannot be written: \(error)") }
    }

    func test(of reactor: UInt64?) -> Message.Reply {
        guard case .text(let text, _) = recording(of: reactor) else { return recording(of: reactor) }
        do {
            let test = try RecordedTest(recording: Data(text.utf8))
            let name = test.reactor.filter { $0.isLetter || $0.isNumber } + "SessionTests"
            return .text(
                try test.source(suite: name, module: reactor.flatMap { log.module(of: $0) } ?? "App"),
                name: "\(name).swift")
        } catch { return .error(error.localizedDescription) }
    }

    func load(_ text: String, _ reply: @escaping (Message.Reply) -> Void) {
        let data = Data(text.utf8)
        let name: String
        do { name = try RecordedTest(recording: data).reactor } catch {
            return reply(.error(error.localizedDescription))
        }
        guard
            let known = log.reactors.values.filter({ $0.isAlive && $0.identity.type == name }).max(by: {
                $0.steps < $1.steps
            })
        else { return reply(.error("The recording is of \(name). Start one in the program, then load it again.")) }
        let result = Guarded<ReducedRecording?>(nil)
        runOnMain(
            reply,
            {
                guard let reactor = known.last.object as? any Reactor else {
                    return .error("\(known.identity) has ended.")
                }
                do {
                    let recording = try ReducedRecording(data, by: reactor)
                    result.replace(by: recording)
                    return .recording(Message.Loaded(recording, reactor: name))
                } catch { return .error(error.localizedDescription) }
            },
            then: { [self] _ in
                guard let recording = result.withLock({ $0 }) else { return }
                loaded = recording
                loadedReactor = known.identity.number
            })
    }

    func loadedStates(at index: Int) -> [TimeTravel.PastState] {
        guard let loaded, loaded.steps.indices.contains(index),
            let reactor = loadedReactor.flatMap({ log.reactors[$0] }),
            reactor.isAlive
        else { return [] }
        return [TimeTravel.PastState(event: reactor.last, state: loaded.state(at: index))]
    }

    func loadedDetails(at index: Int) -> Message.Reply {
        guard let loaded, loaded.steps.indices.contains(index) else { return .error("The recording has no such step.") }
        var (value, fields): ((any Sendable)?, [Message.Difference]) = (nil, [])
        switch loaded.steps[index].step {
        case .action(let action): value = action
        case .mutation(let mutation, let before, let after, _):
            value = mutation
            fields = Message.differences(before, after)
        case .failure: break
        }
        return .details(
            Message.Details(
                value: value.map { ValueTree($0) }, state: ValueTree(loaded.state(at: index)), differences: fields,
                chain: [],
                areValuesDropped: false))
    }
}
#endif
