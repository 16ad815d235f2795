/// A step of a session. It can be performed again in a session that has the same steps before it, or fewer.
struct SessionStep: Sendable {
    enum Kind: Sendable {
        /// The user sends an action to the reactor with this index.
        case send(any Sendable, reactor: Int)
        /// A piece of work runs.
        case run(PendingWork.Key, Answer)
        /// The reactor with this index is released, as when its view closes.
        case release(reactor: Int)
    }

    /// The number of the step, which it keeps when steps before it are left out.
    let number: Int
    let kind: Kind

    var description: String {
        switch kind {
        case .send(let action, _): "send .\(action)".readable
        case .run(let key, .value): key.label
        case .run(let key, .failure): "\(key.label): a failure"
        case .run(let key, .never): "\(key.label) never comes"
        case .run(let key, .cancelled): "\(key.label): cancelled"
        case .release: "release the reactor"
        }
    }
}

/// The steps of a session, and how it performs them.
struct SessionPlan: Sendable {
    var steps: [SessionStep] = []
    /// Whether the jobs of tasks run at once, in order. Otherwise each is a step of its own.
    var runsJobsAtOnce = true
    /// Whether an action that the generator does not generate in its state is replaced by one of the same case. An
    /// action may carry a value of the state, which differs if earlier steps are left out.
    var regeneratesActions = false
}

/// What a session has violated.
struct Violation: Hashable, Sendable {
    /// The name of the invariant or check. Shrinking keeps it.
    let name: String
    let detail: String
}
