public import Rx
internal import RxSupport
public import Synchronization

/// The side-table entry of a child reactor: connects the child to its parent.
///
/// The child's actions go to the parent, and the child's state comes from there. Neither reactor is retained.
@usableFromInline
final class ChildScope<Action: Sendable, Mutation: Sendable, State: Sendable>: SideTableEntry {
    /// What the parent does for the child. The functions do nothing if the parent was released.
    @frozen @usableFromInline
    struct Parent: Sendable {
        /// The parent itself, or `nil` if it was released.
        @usableFromInline let object: @Sendable () -> (any Reactor)?
        /// Starts the parent, so that it passes its states on.
        @usableFromInline let start: @Sendable () -> Void
        /// Reads the child's state. Starts nothing.
        @usableFromInline let readState: @Sendable () -> State?
        /// Sends an action to the parent. Returns whether the parent has received it.
        @usableFromInline let send: @Sendable (Action) -> Bool
        /// Sends a mutation of the child's `transform(mutation:)` to the parent, with the named work that has emitted
        /// it.
        @usableFromInline let submit: @Sendable (Mutation, WorkLifetime?) -> Void

        @inlinable
        init(
            object: @escaping @Sendable () -> (any Reactor)?, start: @escaping @Sendable () -> Void,
            readState: @escaping @Sendable () -> State?, send: @escaping @Sendable (Action) -> Bool,
            submit: @escaping @Sendable (Mutation, WorkLifetime?) -> Void
        ) {
            (self.object, self.start, self.readState) = (object, start, readState)
            (self.send, self.submit) = (send, submit)
        }
    }

    private struct Contents {
        var effects: EffectSet?
        /// Emits when the child's effects must end.
        var end: ReplaySubject<Void>?
        var mutations: ScopedMutations<Mutation>?
        var isOver = false
    }

    @usableFromInline let state: ScopedState<State>
    @usableFromInline let parent: Parent
    /// Whether the child may have children of its own.
    @usableFromInline let mayHaveChildren = Atomic<Bool>(false)
    /// See ``isChildMissing``.
    @usableFromInline let isMissing = Atomic<Bool>(false)
    /// Whether the child has a `transform(mutation:)`.
    @usableFromInline let hasTransform = Atomic<Bool>(false)
    private let child: LooseReference
    private let childType: Any.Type
    private let contents = Guarded(Contents())

    @usableFromInline var object: AnyObject? { child.object }
    @usableFromInline var isObjectDead: Bool { child.isDead }

    @usableFromInline
    init(of child: some Reactor, in parent: Parent) {
        self.child = LooseReference(child)
        childType = type(of: child)
        self.parent = parent
        mayHaveChildren.store(Scopes.children(of: child, State.self) != nil, ordering: .relaxed)
        state = ScopedState(readFromParent: parent.readState)
    }

    @usableFromInline
    func objectDidDie() {
        end()
        state.disconnect()
    }

    // MARK: The child's state and actions

    /// Passes a state to the child's own children and to its runtime, if the state differs from the latest one.
    @inlinable
    func receive(_ state: State) {
        guard self.state.receive(state) else { return }
        if mayHaveChildren.load(ordering: .acquiring) { sendToChildren(state) }
        self.state.send(state)
    }

    /// Receives a state that may be missing. The child's effects end if it is missing, or if it has another `id` than
    /// the latest one.
    @usableFromInline
    func receive(_ state: State?) {
        guard let state else {
            isMissing.store(true, ordering: .releasing)
            return endEffects()
        }
        if !isMissing.exchange(false, ordering: .acquiringAndReleasing), let old = self.state.latestValue,
            !haveSameID(old, state)
        {
            endEffects()
        }
        receive(state)
        // Another thread may be in `receiveFirst`, and not have seen this state.
        isMissing.store(false, ordering: .releasing)
    }

    @usableFromInline
    func sendToChildren(_ state: State) {
        if let child = child.object { Scopes.children(of: child, State.self)?.receive(state) }
    }

    /// Takes over the parent's current state, when the child is added while the parent runs.
    @usableFromInline
    func receiveFirst() {
        state.receiveFirst()
        if let first = state.value { return sendToChildren(first) }
        isMissing.store(true, ordering: .releasing)
        if state.latestValue != nil { isMissing.store(false, ordering: .releasing) }
    }

    /// Sends an action to the parent. Reports it if the parent was released.
    @inlinable
    func forward(_ action: Action) {
        if !parent.send(action) { reportReleasedParent(action) }
    }

    @usableFromInline
    func reportReleasedParent(_ action: Action) {
        let failure = ReactorFailure(
            reactor: childType, origin: .mutate(action: action), error: ReleasedParentError(), bypassesTransform: false)
        Instrumentation.report(failure, of: child.object, scheduler: CurrentThreadScheduler.instance)
    }

    // MARK: The child's mutations

    /// Subscribes to the mutations that the child's `transform(mutation:)` adds, and those of the child's own children.
    @usableFromInline
    func connect<Child: Reactor>(_ child: Child) where Child.Mutation == Mutation {
        let mutations = ScopedMutations(of: child) { [parent, contents] mutation in
            parent.submit(mutation, Self.deliveredWork(of: contents))
        }
        let isOver = contents.withLock { contents in
            if !contents.isOver { contents.mutations = mutations }
            return contents.isOver
        }
        guard !isOver else { return }
        if mutations != nil { hasTransform.store(true, ordering: .releasing) }
        mutations?.connect()
        Scopes.children(of: child, Child.State.self)?.connect()
    }

    /// The named work of the child whose element the calling thread is sending through the child's transform.
    private static func deliveredWork(of contents: Guarded<Contents>) -> WorkLifetime? {
        // Most mutations arrive outside of named work.
        guard ThreadLocal.namedWork != nil, let effects = contents.withLock({ $0.effects }) else { return nil }
        return WorkLifetime.delivered(in: effects)
    }

    /// Sends a mutation of a child of the child through the child's `transform(mutation:)`, if it has one, and on to
    /// the parent.
    ///
    /// - Parameter work: The named work that has emitted the mutation.
    @usableFromInline
    func submit(_ mutation: Mutation, of work: WorkLifetime?) {
        if contents.withLock({ $0.mutations })?.feed(mutation) != true { parent.submit(mutation, work) }
    }

    /// Whether the parent has no state for the child at the moment.
    @inlinable
    var isChildMissing: Bool { isMissing.load(ordering: .acquiring) }

    /// Makes `mutations` an effect of the child: it ends with the child, its names belong to the child, and its
    /// elements go through the child's `transform(mutation:)`.
    @inlinable
    func effect(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
        if mutations.justElement != nil, !hasTransform.load(ordering: .acquiring) { return mutations }
        return scopedEffect(mutations)
    }

    @usableFromInline
    func scopedEffect(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
        let transform = contents.withLock { $0.mutations }
        guard let (effects, end) = effectsAndEnd else { return .empty() }
        let effect = mutations.scoped(to: effects).take(until: end)
        guard let transform else { return effect }
        return effect.filter { !transform.feed($0) }
    }

    private var effectsAndEnd: (EffectSet, ReplaySubject<Void>)? {
        contents.withLock { contents in
            if contents.isOver { return nil }
            let effects = contents.effects ?? EffectSet()
            let end = contents.end ?? .create(bufferSize: 1)
            (contents.effects, contents.end) = (effects, end)
            return (effects, end)
        }
    }

    /// The names of the child's work that runs or waits.
    var namesOfWork: [String] { contents.withLock { $0.effects }?.existingNamedWork?.names ?? [] }

    /// The names of the work of the child and of its own children.
    @usableFromInline
    var namesOfAllWork: [String] {
        let children = child.object.flatMap { Scopes.children(of: $0, State.self) }
        return namesOfWork + (children?.namesOfWork ?? [])
    }

    // MARK: The end

    /// Ends the child's effects. They complete. Later effects start anew.
    private func endEffects() { end(isOver: false) }

    /// Ends the effects of the child and of its own children, and their connections to `transform(mutation:)`.
    /// Idempotent.
    @usableFromInline
    func end() {
        end(isOver: true)
        if let child = child.object { Scopes.children(of: child, State.self)?.end() }
    }

    private func end(isOver: Bool) {
        let ended = contents.withLock { contents in
            let ended = contents
            (contents.effects, contents.end) = (nil, nil)
            if isOver { contents.mutations = nil }
            contents.isOver = contents.isOver || isOver
            return ended
        }
        ended.end?.onNext(())
        ended.effects?.dispose()
        if isOver { ended.mutations?.dispose() }
    }
}

/// The error of an action that a child could not send, because its parent was released.
struct ReleasedParentError: Error, CustomStringConvertible {
    var description: String { "the parent was released; keep it as long as a view of the child exists" }
}

/// Whether two values have the same `id`. True if they have none.
private func haveSameID<Value>(_ first: Value, _ second: Value) -> Bool {
    func haveSameID<Element: Identifiable>(_ first: Element) -> Bool { (second as? Element)?.id == first.id }
    guard let first = first as? any Identifiable else { return true }
    return haveSameID(first)
}
