/// The one sink of `combineLatest` and `zip`, for any number of sources.
///
/// It knows how many sources have something to offer and which are done, never their types: a ``Slot`` keeps what a
/// source emitted, and `emit` makes a result of all slots. Everything happens inside its gate, and no access to its state
/// lasts while user code runs: their exclusivity need not be checked (2.1 times the hand-written loop with checks, 1.6 without).
@usableFromInline
final class Combination: LifetimeResource, LifetimeHolder, @unchecked Sendable {
    @usableFromInline let gate = Gate()
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let emit: (Combination) throws -> Void
    /// The lifetimes of the sources that may still emit, and of some that have ended.
    private let sources: Guarded<[Lifetime]>
    @exclusivity(unchecked) @usableFromInline var empty: Int
    /// How many sources have not completed.
    @exclusivity(unchecked) @usableFromInline var running: Int

    /// - Parameter emit: Makes a result of the slots, all of which have an element, and delivers it.
    @usableFromInline
    init(count: Int, lifetime: Lifetime, emit: @escaping (Combination) throws -> Void) {
        self.lifetime = lifetime
        self.emit = emit
        (empty, running) = (count, count)
        var sources: [Lifetime] = []
        sources.reserveCapacity(count)
        self.sources = Guarded(sources)
        lifetime.add(self)
    }

    /// Subscribes to a source for `slot`.
    @inlinable
    func subscribe<Element, Kind>(_ source: Observable<Element>, _ slot: Slot<Element, Kind>) {
        guard lifetime.isAlive else { return }
        let upstream = SlotLifetime(self, slot)
        add(upstream)
        source.run(Sink(lifetime: upstream) { upstream.next($0) })
    }

    @usableFromInline
    func add(_ source: Lifetime) {
        sources.withLock { $0.append(source) }
        // Who ended this meanwhile may have come too early to see the source.
        if !lifetime.isAlive { dispose() }
    }

    @inlinable
    func take<Element, Kind>(_ element: Element, _ slot: Slot<Element, Kind>) {
        guard lifetime.isAlive else { return }
        if Kind.put(element, into: slot) { empty -= 1 }
        if empty == 0 {
            do { try emit(self) } catch { lifetime.fail(error) }
        } else if running == 1 {
            // All others have completed, and one of them has nothing to offer: no result can come any more.
            lifetime.complete()
        }
    }

    fileprivate func complete() {
        gate.pass(orLeave: { self.finish() }) { finish() }
    }

    private func finish() {
        running -= 1
        if running == 0 { lifetime.complete() }
    }

    fileprivate func fail(_ error: any Error) {
        gate.pass(orLeave: { self.lifetime.fail(error) }) { lifetime.fail(error) }
    }

    @usableFromInline
    func dispose() {
        let ended = sources.withLock { sources in
            defer { sources = [] }
            return sources
        }
        for source in ended { source.dispose() }
    }

    /// What has ended is let go of with the others.
    @usableFromInline
    func forget(_ source: AnyObject) {}

    @usableFromInline
    func lostSource(of lost: AnyObject) {
        let (held, isLast) = sources.withLock { sources in
            let held = sources
            sources = held.filter { $0 !== lost && !$0.isDisposed }
            return (held, sources.isEmpty)
        }
        withExtendedLifetime(held) {}
        if isLast { lifetime.lostSource(of: self) }
    }
}

/// The lifetime of a source of a ``Combination``.
@usableFromInline
class CombinedLifetime: Lifetime, @unchecked Sendable {
    @usableFromInline final let combination: Combination

    @usableFromInline
    init(_ combination: Combination) { self.combination = combination }

    package final override var holder: (any LifetimeHolder)? { combination }

    package final override func didFail(_ error: any Error) { combination.fail(error) }
    package final override func didComplete() { combination.complete() }
}

/// It knows the slot, so that the closure of its sink has nothing else to capture, and allocates nothing.
@usableFromInline
final class SlotLifetime<Element, Kind: CombinationKind>: CombinedLifetime, @unchecked Sendable {
    @usableFromInline let slot: Slot<Element, Kind>

    @inlinable
    init(_ combination: Combination, _ slot: Slot<Element, Kind>) {
        self.slot = slot
        super.init(combination)
    }

    @inlinable
    func next(_ element: Element) {
        combination.gate.pass(orLeave: { self.combination.take(element, self.slot) }) {
            combination.take(element, slot)
        }
    }
}
