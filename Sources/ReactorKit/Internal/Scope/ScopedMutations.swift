internal import Rx
internal import RxSupport
internal import Synchronization

/// The `transform(mutation:)` of a child reactor. Its output goes to the parent.
///
/// The subscription is made again after the first failure. After the second, or after a completion, the child's
/// mutations bypass the transform.
///
/// Sound: the properties are constants, and each guards itself. The observable is only subscribed to.
final class ScopedMutations<Mutation: Sendable>: Gated, @unchecked Sendable {
    private let input: TransformInput<Mutation>
    private let transformed: Observable<Mutation>
    private let submit: (Mutation) -> Void
    private let child: LooseReference
    private let childType: Any.Type
    private let subscription = SerialLifetime(in: nil)
    private let failures = Atomic<Int>(0)
    private let isBypassed = Atomic<Bool>(false)
    /// Serialises the ends of the subscription. If the new subscription ends at once, the first failure is reported
    /// first.
    private let gate = Gate()

    /// Returns `nil` if the child's `transform(mutation:)` returns its argument, and has not used it.
    init?<Child: Reactor>(of child: Child, submit: @escaping (Mutation) -> Void) where Child.Mutation == Mutation {
        let input = TransformInput<Mutation>(first: [])
        let transformed = Child.Runtime.transformed(input) { child.transform(mutation: $0) }
        guard let transformed else { return nil }
        (self.input, self.transformed, self.submit) = (input, transformed, submit)
        self.child = LooseReference(child)
        childType = type(of: child)
    }

    func connect() {
        let lifetime = ClosureLifetime(onError: { self.didEnd($0) }, onCompleted: { self.didEnd(nil) })
        _ = subscription.replace(lifetime)
        transformed.run(Sink(lifetime: lifetime) { [submit] in submit($0) })
    }

    /// Feeds a mutation into the transform. Returns `false` if the transform is bypassed.
    func feed(_ mutation: Mutation) -> Bool {
        if isBypassed.load(ordering: .acquiring) { return false }
        input.subject.onNext(mutation)
        return true
    }

    func dispose() { subscription.dispose() }

    /// - Parameter error: `nil` for completion.
    private func didEnd(_ error: (any Error)?) {
        let isLast = error == nil || failures.wrappingAdd(1, ordering: .relaxed).newValue > 1
        if isLast { isBypassed.store(true, ordering: .releasing) }
        let failure = ReactorFailure(
            reactor: childType, origin: .transformMutation, error: error ?? TransformCompletion(),
            bypassesTransform: isLast)
        gate.performSerially(self, failure)
    }

    /// Subscribes again, and then reports the failure. The report is user code, and may send an action whose mutations
    /// must reach the transform.
    func perform(_ failure: ReactorFailure) {
        if !failure.bypassesTransform { connect() }
        Instrumentation.report(failure, of: child.object, scheduler: CurrentThreadScheduler.instance)
    }
}
