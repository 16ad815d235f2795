/// The sink of `combineLatest` and `zip`, for any number of sources. It also retains the lifetimes of the sources.
///
/// It counts the empty slots and the sources that have not completed. It does not know the element types:
/// ``SlotCombination`` has the slots, and a ``Slot`` stores the elements of one source.
///
/// All state is accessed inside the gate, and each access ends before a closure of the user runs. So the exclusivity of
/// accesses need not be checked. (With the checks, combining takes 2.1 times as long as a hand-written loop. Without
/// them, it takes 1.6 times as long.) But the `deinit` of a replaced element runs during the access to the slots.
///
/// Sound: its state is accessed only inside its gate.
@usableFromInline
class Combination: Lifetime, Gated, @unchecked Sendable {
    @usableFromInline typealias Work = () -> Void

    @usableFromInline final let gate = Gate()
    @usableFromInline final let result: Lifetime
    @exclusivity(unchecked) @usableFromInline final var emptySlotCount: Int
    /// The number of sources that have not completed.
    @exclusivity(unchecked) @usableFromInline final var uncompletedCount: Int
    @usableFromInline final let completesEarly: Bool

    /// - Parameters:
    ///   - completesEarly: Whether the combined sequence completes early: when an element arrives that can never be
    ///     combined. An element can never be combined if all other sources have completed and one of them has an empty
    ///     slot. If false, the sequence completes with the last source.
    ///   - result: The lifetime of the combined sequence.
    @usableFromInline
    init(count: Int, completesEarly: Bool, result: Lifetime) {
        self.result = result
        self.completesEarly = completesEarly
        (emptySlotCount, uncompletedCount) = (count, count)
        super.init()
        result.add(self)
    }

    package final override var owner: (any LifetimeOwner)? { result }

    /// Subscribes to a source. Takes the element of a `just` without subscribing.
    ///
    /// - Parameters:
    ///   - emit: Makes a result from the slots and delivers it. Called only if every slot has an element. It is a
    ///     parameter and not a property, because a stored closure that captures this combination would create a retain
    ///     cycle.
    ///   - store: Stores an element in the source's slot. Returns whether the slot was empty before.
    @inlinable
    final func subscribe<Element>(
        _ source: Observable<Element>, _ emit: @escaping () throws -> Void, _ store: @escaping (Element) -> Bool
    ) {
        guard result.isAlive else { return }
        if let element = source.justElement {
            next(element, emit, store)
            return sourceCompleted(nil)
        }
        let upstream = CombinedLifetime(self)
        add(upstream)
        source.run(Sink(lifetime: upstream) { self.next($0, emit, store) })
    }

    /// Inlined because returning from a deep chain of calls is expensive: the processor predicts only the last few
    /// returns.
    @inlinable @inline(__always)
    final func next<Element>(
        _ element: Element, _ emit: @escaping () throws -> Void, _ store: @escaping (Element) -> Bool
    ) {
        gate.pass(self, orEnqueue: { self.receive(element, emit, store) }) { receive(element, emit, store) }
    }

    @inlinable @inline(__always)
    final func receive<Element>(_ element: Element, _ emit: () throws -> Void, _ store: (Element) -> Bool) {
        guard result.isAlive else { return }
        if store(element) { emptySlotCount -= 1 }
        if emptySlotCount == 0 {
            do { try emit() } catch { result.fail(error) }
        } else if completesEarly, uncompletedCount == 1 {
            // All other sources have completed, and one of them has an empty slot. So no element can be combined any
            // more.
            result.complete()
        }
    }

    /// - Parameter source: The lifetime of the source, or `nil` for a `just`.
    @usableFromInline
    final func sourceCompleted(_ source: Lifetime?) {
        var othersRemain = false
        gate.pass(self, orEnqueue: { if self.countCompletion(), let source { self.sourceWasLost(source) } }) {
            othersRemain = countCompletion()
        }
        // If all other sources were lost, no event can come any more.
        if othersRemain, let source { sourceLost(source) }
    }

    /// - Returns: Whether there are sources that have not completed.
    private func countCompletion() -> Bool {
        uncompletedCount -= 1
        if uncompletedCount == 0 { result.complete() }
        return uncompletedCount > 0
    }

    /// Removes a source, and propagates the loss if it was the last one, after the delivery in progress. The last
    /// source may complete during the delivery of its own element, and the work that this element starts belongs to the
    /// subscription.
    fileprivate final func sourceLost(_ source: Lifetime) {
        gate.performSerially(self, orEnqueue: { self.sourceWasLost(source) }) { sourceWasLost(source) }
    }

    fileprivate final func sourceFailed(_ error: any Error) {
        gate.pass(self, orEnqueue: { self.result.fail(error) }) { result.fail(error) }
    }
}

/// A combination together with its slots and the closure that makes the results.
///
/// If the number of sources is fixed, the closures `emit` and `store` of ``subscribe(_:_:_:)`` capture only this
/// object, so they allocate nothing. For a collection of sources, they capture more.
///
/// The generic parameters `Slots` and `Combine` are the types of the stored properties. With a parameter `Element` and
/// a property of type `Element?`, `deinit` would look up `Element?` at run time.
///
/// Sound: its state is accessed only inside its gate.
@usableFromInline
final class SlotCombination<Slots, Combine, Result>: Combination, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var slots: Slots
    @usableFromInline let combine: Combine
    @usableFromInline let sink: Sink<Result>

    @inlinable
    init(
        count: Int, completesEarly: Bool, _ slots: Slots, _ combine: Combine, _ sink: Sink<Result>
    ) {
        self.slots = slots
        self.combine = combine
        self.sink = sink
        super.init(count: count, completesEarly: completesEarly, result: sink.lifetime)
    }
}

/// The lifetime of a source of a ``Combination``.
///
/// It stays a resource of the combination until its end or loss has passed the gate. The work that the waiting elements
/// start belongs to the subscription.
///
/// Sound: as its superclass; `combination` is never reassigned.
@usableFromInline
final class CombinedLifetime: Lifetime, @unchecked Sendable {
    private let combination: Combination

    @usableFromInline
    init(_ combination: Combination) { self.combination = combination }

    package override var owner: (any LifetimeOwner)? { combination }

    package override func didFail(_ error: any Error) { combination.sourceFailed(error) }
    package override func didComplete() { combination.sourceCompleted(self) }
    package override func didFinish() {}
    package override func propagateLoss() { combination.sourceLost(self) }
}
