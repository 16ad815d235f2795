/// The one sink of `combineLatest` and `zip`, for any number of sources, and what holds their lifetimes.
///
/// It knows how many sources have something to offer and which are done, never their types: a ``Slot`` keeps what a
/// source emitted, and `emit` makes a result of all slots. Everything happens inside its gate, and no access to its state
/// lasts while user code runs: their exclusivity need not be checked (2.1 times the hand-written loop with checks, 1.6 without).
@usableFromInline
final class Combination: Lifetime, @unchecked Sendable {
    @usableFromInline let gate = Gate()
    @usableFromInline let result: Lifetime
    @usableFromInline let emit: (Combination) throws -> Void
    @exclusivity(unchecked) @usableFromInline var empty: Int
    /// How many sources have not completed.
    @exclusivity(unchecked) @usableFromInline var running: Int

    /// - Parameters:
    ///   - result: The lifetime of what is made of the sources.
    ///   - emit: Makes a result of the slots, all of which have an element, and delivers it.
    @usableFromInline
    init(count: Int, result: Lifetime, emit: @escaping (Combination) throws -> Void) {
        self.result = result
        self.emit = emit
        (empty, running) = (count, count)
        super.init()
        result.add(self)
    }

    package override var holder: (any LifetimeHolder)? { result }

    /// Subscribes to a source. Of a `just` it takes the element, and needs no subscription.
    ///
    /// - Parameter put: Puts an element into the source's slot; says whether the slot was empty before.
    @inlinable
    func subscribe<Element>(_ source: Observable<Element>, _ put: @escaping (Element) -> Bool) {
        guard result.isAlive else { return }
        if source.isJust {
            next(source.justElement, put)
            return sourceCompleted()
        }
        let upstream = CombinedLifetime(self)
        add(upstream)
        source.run(Sink(lifetime: upstream) { self.next($0, put) })
    }

    @inlinable
    func next<Element>(_ element: Element, _ put: @escaping (Element) -> Bool) {
        gate.pass(orLeave: { self.take(element, put) }) { take(element, put) }
    }

    @inlinable
    func take<Element>(_ element: Element, _ put: (Element) -> Bool) {
        guard result.isAlive else { return }
        if put(element) { empty -= 1 }
        if empty == 0 {
            do { try emit(self) } catch { result.fail(error) }
        } else if running == 1 {
            // All others have completed, and one of them has nothing to offer: no result can come any more.
            result.complete()
        }
    }

    @usableFromInline
    func sourceCompleted() {
        gate.pass(orLeave: { self.countCompletion() }) { countCompletion() }
    }

    private func countCompletion() {
        running -= 1
        if running == 0 { result.complete() }
    }

    fileprivate func sourceFailed(_ error: any Error) {
        gate.pass(orLeave: { self.result.fail(error) }) { result.fail(error) }
    }
}

/// The lifetime of a source of a ``Combination``.
@usableFromInline
final class CombinedLifetime: Lifetime, @unchecked Sendable {
    private let combination: Combination

    @usableFromInline
    init(_ combination: Combination) { self.combination = combination }

    package override var holder: (any LifetimeHolder)? { combination }

    package override func didFail(_ error: any Error) { combination.sourceFailed(error) }
    package override func didComplete() { combination.sourceCompleted() }
}
