public import Rx

// The pipeline while something observes reactors. Only the thread inside the gate calls these methods, unless a comment
// says otherwise.
extension ReactorRuntime {
    /// The reactor's existing trace. If there is none, makes one if all reactors are observed, and otherwise returns
    /// `nil`.
    var trace: ReactorTrace? {
        reactorInUse.flatMap { reactor in
            reactor._withUnsafeGuaranteedRef {
                Instrumentation.existingOrNeededTrace(of: $0, scheduler: schedulerInUse)
            }
        }
    }

    private var schedulerInUse: any ImmediateSchedulerType { scheduler ?? CurrentThreadScheduler.instance }

    @usableFromInline
    func notifyStart() { trace?.notify(.started(state: reduced)) }

    /// Notifies the observers of a state that `transform(state:)` has emitted, or that a child without this transform
    /// has received from its parent.
    @usableFromInline
    func notify(state: State) { trace?.notify(.state(state)) }

    @usableFromInline @inline(never)
    func receiveObserved(_ action: Action) {
        guard let trace else { return process(action) }
        if intercept(.action(action), action, by: trace) { return }
        Instrumentation.withCause(trace.notify(.action(action))) { process(action) }
    }

    @usableFromInline @inline(never)
    func reduceObserved(_ mutation: Mutation) {
        guard let reactorInUse else { return }
        let trace = trace
        if let trace, intercept(.transformedMutation(mutation), mutation, by: trace) { return }
        let before = reduced
        reduced = reactorInUse._withUnsafeGuaranteedRef { methods.reduce($0, before, mutation) }
        guard let number = trace?.notify(.mutation(mutation, before: before, after: reduced)) else {
            return processReduced()
        }
        Instrumentation.withCause(number) { processReduced() }
    }

    /// Subscribes to the mutations of `action`. The event of the action becomes the cause of each mutation.
    @usableFromInline @inline(never)
    func runObserved(_ mutations: Observable<Mutation>, of action: Action) {
        guard let trace else { return runUnobserved(mutations, of: action) }
        let cause = Instrumentation.cause
        let effects = effectsOrNew
        let effectTrace = EffectTrace(of: trace, cause: cause)
        let effect = ClosureMember(
            of: effects,
            onError: { error in
                Instrumentation.withCause(cause) { self.report(.mutate(action: action), error) }
                effectTrace.end(.failed)
            }, onCompleted: { effectTrace.end(.completed) }, onDisposed: { effectTrace.end(.disposed) })
        effects.insert(effect)
        mutations.run(
            Sink(lifetime: effect) { mutation in
                Instrumentation.withCause(cause) { self.submit(mutation, of: effect) }
            })
    }

    /// Reports a failure to the observers, if there are any, and to the failure handler. May be called on any thread.
    ///
    /// - Parameters:
    ///   - error: `nil` for completion.
    ///   - bypassesTransform: Whether the reactor bypasses the transform from now on.
    @usableFromInline
    func report(_ origin: ReactorFailure.Origin, _ error: (any Error)?, bypassesTransform: Bool = false) {
        let failure = ReactorFailure(
            reactor: methods.reactor, origin: origin, error: error ?? TransformCompletion(),
            bypassesTransform: bypassesTransform)
        Instrumentation.report(failure, of: reference.object, scheduler: schedulerInUse)
    }
}

/// A step that is pending in the inbox, with the number of the event that caused it.
@usableFromInline
final class CausedStep<Action, Mutation, State> {
    @usableFromInline let step: ReactorStep<Action, Mutation, State>
    @usableFromInline let cause: UInt64

    @usableFromInline
    init(_ step: ReactorStep<Action, Mutation, State>) { (self.step, cause) = (step, Instrumentation.cause) }
}

// Sound: it is immutable, and its step is `Sendable`.
extension CausedStep: @unchecked Sendable where Action: Sendable, Mutation: Sendable, State: Sendable {}
