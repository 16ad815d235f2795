public import Rx
public import RxSupport

// The connections to the reactor's transforms. Only the thread inside the gate calls these methods, except the static
// ones.
extension ReactorRuntime {
    // MARK: Connecting

    /// Calls `transform` with an observable whose elements the runtime feeds in.
    ///
    /// - Parameter first: The elements that a subscriber receives first.
    /// - Returns: `nil` if `transform` returned its argument, and neither retained it nor subscribed to it. The
    ///   transform can then be bypassed.
    @inlinable
    func connection<Element>(
        _ transform: (Observable<Element>) -> Observable<Element>, _ origin: ReactorFailure.Origin,
        first: [Element] = []
    ) -> TransformConnection<Element>? {
        let input = TransformInput(first: first)
        return Self.transformed(input, by: transform).map { TransformConnection($0, of: input, origin: origin) }
    }

    /// Returns the result of `transform` for an observable of `input`. Returns `nil` if that is its argument, and it
    /// has neither retained the argument nor subscribed to it.
    @inlinable
    static func transformed<Element>(
        _ input: TransformInput<Element>, by transform: (Observable<Element>) -> Observable<Element>
    ) -> Observable<Element>? {
        var source = Observable<Element>(isTrampolined: false) { input.attach($0) }
        return transformed(&source, by: transform) ?? (input.isUnused ? nil : source)
    }

    /// Returns the result of `transform`, or `nil` if that is `source` itself and nothing else retains it.
    @inlinable
    static func transformed<Element>(
        _ source: inout Observable<Element>, by transform: (Observable<Element>) -> Observable<Element>
    ) -> Observable<Element>? {
        let transformed = transform(source)
        if transformed !== source { return transformed }
        _ = consume transformed
        return isKnownUniquelyReferenced(&source) ? nil : source
    }

    /// Emits the initial state and connects the transforms.
    @inlinable
    func connectStates() {
        guard let stateTransform else {
            submit(.state(reduced))
            return connectMutations()
        }
        connect(stateTransform, to: .state, upstream: { self.connectMutations() }) { .state($0) }
    }

    @inlinable
    func connectMutations() {
        guard let mutationTransform else { return connectActions() }
        connect(mutationTransform, to: .transformedMutation, upstream: { self.connectActions() }) {
            .transformedMutation($0)
        }
    }

    @inlinable
    func connectActions() {
        guard let actionTransform else { return }
        connect(actionTransform, to: .transformedAction) { .transformedAction($0) }
    }

    /// Subscribes to the transform's observable. Each of its elements becomes a step at `stage`.
    @inlinable
    func connect<Element>(
        _ connection: TransformConnection<Element>, to stage: ReactorStage, upstream: (() -> Void)? = nil,
        _ step: @escaping (Element) -> ReactorStep<Action, Mutation, State>
    ) {
        connection.connect(upstream: upstream, next: { self.submit(step($0)) }) { error in
            let isRejection =
                self.gate.isInside(ThreadLocal.token) && connection.isFeeding && !connection.hasEmitted
            let bypassesTransform = connection.didEnd(error, isRejection: isRejection)
            self.report(connection.origin, error, bypassesTransform: bypassesTransform)
            self.submit(.transformEnded(stage))
        }
    }

    // MARK: Feeding

    /// Returns whether a transform has taken `action`. If not, the transform is bypassed.
    @inlinable @inline(never)
    func transform(_ action: Action) -> Bool {
        while let actionTransform {
            if feed(action, to: actionTransform) { return true }
            recover(.transformedAction)
        }
        return false
    }

    /// Returns whether a transform has taken `mutation`. If not, the transform is bypassed.
    @inlinable @inline(never)
    func transform(_ mutation: Mutation) -> Bool {
        while let mutationTransform {
            if feed(mutation, to: mutationTransform) { return true }
            recover(.transformedMutation)
        }
        return false
    }

    /// Returns whether a transform has taken `state`. If not, the transform is bypassed.
    @inlinable @inline(never)
    func transform(state: State) -> Bool {
        while let stateTransform {
            if feed(state, to: stateTransform) { return true }
            recover(.state)
        }
        return false
    }

    /// - Returns: `false` if the subscription had already ended, or if another thread ended it meanwhile and the
    ///   element was lost.
    @inlinable
    func feed<Element>(_ element: Element, to connection: TransformConnection<Element>) -> Bool {
        if connection.hasEnded { return false }
        connection.hasEmitted = false
        connection.isFeeding = true
        connection.inputSubject.onNext(element)
        connection.isFeeding = false
        if connection.hasEnded { return connection.hasEmitted || connection.hasRejected }
        if connection.hasEmitted { connection.rejections = 0 }
        return true
    }

    // MARK: Recovering

    /// Recovers after the observable of the transform that leads to `stage` has ended: subscribes to it again, or
    /// bypasses the transform.
    @inlinable @inline(never)
    func recover(_ stage: ReactorStage) {
        let outer = enter(stage.previous)
        switch stage {
        case .transformedAction: actionTransform = recovered(actionTransform, stage) { .transformedAction($0) }
        case .transformedMutation:
            mutationTransform = recovered(mutationTransform, stage) { .transformedMutation($0) }
        default: recoverStates()
        }
        self.stage = outer
    }

    /// Recovers from the end of `transform(state:)`. A new subscription receives the latest reduced state first, unless
    /// the transform failed on that state. If the transform is bypassed instead, emits that state, unless the transform
    /// has already emitted something for it.
    @inlinable
    func recoverStates() {
        guard let before = stateTransform else { return }
        before.setFirstElements(before.hasRejected ? [] : [reduced])
        stateTransform = recovered(before, .state) { .state($0) }
        if stateTransform == nil, !before.hasEmitted { submit(.state(reduced)) }
    }

    @inlinable
    func recovered<Element>(
        _ connection: TransformConnection<Element>?, _ stage: ReactorStage,
        _ step: @escaping (Element) -> ReactorStep<Action, Mutation, State>
    ) -> TransformConnection<Element>? {
        guard let connection else { return nil }
        switch connection.takeRecovery() {
        case .none: break
        case .subscribeAgain: connect(connection, to: stage, step)
        case .bypass:
            connection.dispose()
            return nil
        }
        return connection
    }
}
