internal import Rx
internal import RxSupport
internal import Synchronization

/// The `transform(mutation:)` of a child reactor. Its output goes to the parent.
///
/// The subscription is made again after the first failure. After the second, or after a completion, the child's
/// mutations bypass the transform.
///
/// Sound: the properties are constants, and each guards itself. The observable is only subscribed to.
final class ScopedMutations<Mutation: Sendable>: @unchecked Sendable {
    private let input: TransformInput<Mutation>
    private let transformed: Observable<Mutation>
    private let submit: (Mutation) -> Void
    /// Reports a failure, and whether the transform is bypassed from then on.
    private let report: (any Error, Bool) -> Void
    private let subscription = SerialLifetime(in: nil)
    private let failures = Atomic<Int>(0)
    private let isBypassed = Atomic<Bool>(false)

    /// Returns `nil` if the child's `transform(mutation:)` returns its argument, and has not used it.
    init?<Child: Reactor>(
        of child: Child, submit: @escaping (Mutation) -> Void, report: @escaping (any Error, Bool) -> Void
    ) where Child.Mutation == Mutation {
        let input = TransformInput<Mutation>(first: [])
        var source = Observable<Mutation>(isTrampolined: false) { input.attach($0) }
        let transformed = Child.Runtime.transformed(&source) { child.transform(mutation: $0) }
        guard let transformed = transformed ?? (input.isUnused ? nil : source) else { return nil }
        (self.input, self.transformed, self.submit) = (input, transformed, submit)
        self.report = report
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
        report(error ?? TransformCompletion(), isLast)
        if !isLast { connect() }
    }
}
