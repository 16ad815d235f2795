public import ReactorKit
public import ReactorRecording

/// Chooses the actions that the user of an explored reactor sends.
public struct ActionGenerator<Reactor: ReactorKit.Reactor>: Sendable {
    let next: @Sendable (inout ExplorationRandom, Reactor.State, _ last: Reactor.Action?) -> Reactor.Action?
    private(set) var isPossible: @Sendable (Reactor.Action, Reactor.State) -> Bool = { _, _ in true }

    init(_ next: @escaping @Sendable (inout ExplorationRandom, Reactor.State, Reactor.Action?) -> Reactor.Action?) {
        self.next = next
    }

    /// The same actions, each only while a user can send it.
    ///
    /// A shrunk session keeps to this rule, too. Without it, a session may lose the step that made an action possible,
    /// such as the answer that shows the row to be deleted.
    ///
    /// - Parameter isPossible: Returns whether the view lets a user send the action in this state.
    public func when(
        _ isPossible: @escaping @Sendable (_ action: Reactor.Action, _ state: Reactor.State) -> Bool
    ) -> ActionGenerator {
        var generator = self
        let earlier = generator.isPossible
        generator.isPossible = { earlier($0, $1) && isPossible($0, $1) }
        return generator
    }

    /// Actions that a closure makes.
    ///
    /// - Parameter make: Returns an action that the user can send in this state, or `nil` if there is none. It draws
    ///   all its choices from the random source, so that the same seed gives the same actions.
    public static func generated(
        _ make: @escaping @Sendable (_ random: inout ExplorationRandom, _ state: Reactor.State) -> Reactor.Action?
    ) -> ActionGenerator {
        ActionGenerator { random, state, _ in make(&random, state) }
    }

    /// Actions of a list, each as likely as the others.
    public static func oneOf(_ actions: [Reactor.Action]) -> ActionGenerator {
        ActionGenerator { random, _, _ in actions.randomElement(using: &random) }
    }

    /// Actions of recorded sessions. After an action comes any action that followed the same case in a recording.
    ///
    /// - Parameter recordings: Recordings of real use.
    public static func recorded(_ recordings: [Recording<Reactor>]) -> ActionGenerator {
        let model = RecordedActions(recordings)
        return ActionGenerator { random, _, last in model.next(after: last, &random) }
    }
}

extension ActionGenerator where Reactor.Action: CaseIterable {
    /// All cases of the action, each as likely as the others.
    public static var allCases: ActionGenerator { .oneOf(Array(Reactor.Action.allCases)) }
}

/// The actions of recordings, by the case of the action before them.
private struct RecordedActions<Reactor: ReactorKit.Reactor>: Sendable {
    private var first: [Reactor.Action] = []
    private var followers: [String: [Reactor.Action]] = [:]

    init(_ recordings: [Recording<Reactor>]) {
        for recording in recordings {
            var last: Reactor.Action?
            for step in recording.steps {
                guard case .action(let action) = step.kind else { continue }
                if let last {
                    followers[caseName(of: last), default: []].append(action)
                } else {
                    first.append(action)
                }
                last = action
            }
        }
    }

    func next(after last: Reactor.Action?, _ random: inout ExplorationRandom) -> Reactor.Action? {
        let candidates = last.flatMap { followers[caseName(of: $0)] } ?? first
        return (candidates.isEmpty ? first : candidates).randomElement(using: &random)
    }
}
