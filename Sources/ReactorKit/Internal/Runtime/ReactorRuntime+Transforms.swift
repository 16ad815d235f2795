public import Rx

// The way through the reactor's transforms. Called by the thread that works only.
extension ReactorRuntime {
    // MARK: Connecting

    /// Leads a stream through what `transform` makes of it.
    ///
    /// - Parameter first: What the stream begins with.
    /// - Returns: `nil` when the transform has changed nothing, nor kept what it was given, and can be passed by.
    @inlinable
    func connection<Element>(
        _ transform: (Observable<Element>) -> Observable<Element>, _ origin: ReactorFailure.Origin,
        first: [Element] = []
    ) -> TransformConnection<Element>? {
        let input = TransformInput(first: first)
        var source = Observable<Element>(isTrampolined: false) { input.attach($0) }
        guard let transformed = Self.change(of: &source, by: transform) ?? (input.isUnused ? nil : source) else {
            return nil
        }
        return TransformConnection(transformed, of: input, origin: origin)
    }

    /// What `transform` makes of `source`; `nil` when that is `source` itself, and nothing else has it.
    @inlinable
    static func change<Element>(
        of source: inout Observable<Element>, by transform: (Observable<Element>) -> Observable<Element>
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
            arrive(.state(reduced))
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

    /// Connects `connection` to the step at `stage`.
    @inlinable
    func connect<Element>(
        _ connection: TransformConnection<Element>, to stage: ReactorStage, upstream: (() -> Void)? = nil,
        _ step: @escaping (Element) -> ReactorStep<Action, Mutation, State>
    ) {
        connection.connect(upstream: upstream, next: { self.arrive(step($0)) }) { error in
            let isRejection =
                self.gate.isInside(ThreadLocal.token) && connection.isFed && !connection.hasAnswered
            let isLast = connection.didEnd(error, isRejection: isRejection)
            self.report(connection.origin, error, isLast: isLast)
            self.arrive(.transformEnded(stage))
        }
    }

    // MARK: Feeding

    /// Whether a transform has taken `action`; it is passed by otherwise.
    @inlinable @inline(never)
    func transform(_ action: Action) -> Bool {
        while let actionTransform {
            if feed(action, to: actionTransform) { return true }
            mend(.transformedAction)
        }
        return false
    }

    /// Whether a transform has taken `mutation`; it is passed by otherwise.
    @inlinable @inline(never)
    func transform(_ mutation: Mutation) -> Bool {
        while let mutationTransform {
            if feed(mutation, to: mutationTransform) { return true }
            mend(.transformedMutation)
        }
        return false
    }

    /// Whether a transform has taken `state`; it is passed by otherwise.
    @inlinable @inline(never)
    func transform(state: State) -> Bool {
        while let stateTransform {
            if feed(state, to: stateTransform) { return true }
            mend(.state)
        }
        return false
    }

    /// - Returns: False when the subscription had ended, or another thread has ended it, so that the element is lost in it.
    @inlinable
    func feed<Element>(_ element: Element, to connection: TransformConnection<Element>) -> Bool {
        if connection.hasEnded { return false }
        connection.hasAnswered = false
        connection.isFed = true
        connection.input.onNext(element)
        connection.isFed = false
        if connection.hasEnded { return connection.hasAnswered || connection.hasRejected }
        if connection.hasAnswered { connection.rejections = 0 }
        return true
    }

    // MARK: Mending

    /// Subscribes anew to what the transform before `stage` made, or passes the transform by, if that has ended.
    @inlinable @inline(never)
    func mend(_ stage: ReactorStage) {
        let outer = enter(stage.previous)
        switch stage {
        case .transformedAction: actionTransform = mended(actionTransform, stage) { .transformedAction($0) }
        case .transformedMutation:
            mutationTransform = mended(mutationTransform, stage) { .transformedMutation($0) }
        default: mendStates()
        }
        self.stage = outer
    }

    /// A new subscription begins with the state that was reduced last, unless the transform failed at it; where there is none, the
    /// state is emitted if nothing has come of it.
    @inlinable
    func mendStates() {
        guard let before = stateTransform else { return }
        before.begin(with: before.hasRejected ? [] : [reduced])
        stateTransform = mended(before, .state) { .state($0) }
        if stateTransform == nil, !before.hasAnswered { arrive(.state(reduced)) }
    }

    @inlinable
    func mended<Element>(
        _ connection: TransformConnection<Element>?, _ stage: ReactorStage,
        _ step: @escaping (Element) -> ReactorStep<Action, Mutation, State>
    ) -> TransformConnection<Element>? {
        guard let connection else { return nil }
        switch connection.takeRemedy() {
        case .none: break
        case .subscribeAgain: connect(connection, to: stage, step)
        case .passBy:
            connection.dispose()
            return nil
        }
        return connection
    }
}
