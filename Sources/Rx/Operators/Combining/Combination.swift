/// The one sink of `combineLatest` and `zip`, for any number of sources.
///
/// It knows how many sources have something to offer and which are done, never their types: a ``Slot`` keeps what a
/// source emitted, and `emit` makes a result of all slots. Everything happens inside its gate, and no access to its state
/// lasts while user code runs: their exclusivity need not be checked (2.1 times the hand-written loop with checks, 1.6 without).
@usableFromInline
final class Combination: @unchecked Sendable {
    /// Whether a slot keeps what it has when a result was made of it.
    @usableFromInline
    enum Kind {
        /// Keeps its latest element: `combineLatest`.
        case latest
        /// Keeps all elements, and gives up the first: `zip`.
        case paired
    }

    @usableFromInline let kind: Kind
    @usableFromInline let gate = Gate()
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let emit: (Combination) throws -> Void
    @exclusivity(unchecked) @usableFromInline var empty: Int
    private var isDone: [Bool]

    /// - Parameter emit: Makes a result of the slots, all of which have an element, and delivers it.
    @usableFromInline
    init(_ kind: Kind, count: Int, lifetime: Lifetime, emit: @escaping (Combination) throws -> Void) {
        self.kind = kind
        self.lifetime = lifetime
        self.emit = emit
        empty = count
        isDone = Array(repeating: false, count: count)
    }

    /// Subscribes to a source for `slot`.
    @inlinable
    func subscribe<Element>(_ source: Observable<Element>, _ slot: Slot<Element>) {
        guard lifetime.isAlive else { return }
        let upstream = lifetime.makeUpstream(
            onError: { self.fail($0) }, onCompleted: { self.complete(slot.index) })
        source.run(Sink(lifetime: upstream) { self.next($0, slot) })
    }

    @inlinable
    func next<Element>(_ element: Element, _ slot: Slot<Element>) {
        gate.pass(orLeave: { self.take(element, slot) }) { take(element, slot) }
    }

    @inlinable
    func take<Element>(_ element: Element, _ slot: Slot<Element>) {
        guard lifetime.isAlive else { return }
        if slot.put(element, kind) { empty -= 1 }
        guard empty == 0 else { return completeIfOthersAreDone(slot.index) }
        do { try emit(self) } catch { lifetime.fail(error) }
    }

    @usableFromInline
    func completeIfOthersAreDone(_ index: Int) {
        for (other, isDone) in isDone.enumerated() where other != index && !isDone { return }
        lifetime.complete()
    }

    @usableFromInline
    func complete(_ index: Int) {
        gate.pass(orLeave: { self.finish(index) }) { finish(index) }
    }

    private func finish(_ index: Int) {
        isDone[index] = true
        if !isDone.contains(false) { lifetime.complete() }
    }

    @usableFromInline
    func fail(_ error: any Error) {
        gate.pass(orLeave: { self.lifetime.fail(error) }) { lifetime.fail(error) }
    }
}

/// What a source of a ``Combination`` has emitted and no result has used up.
@usableFromInline
final class Slot<Element> {
    @usableFromInline let index: Int
    @exclusivity(unchecked) @usableFromInline var latest: ElementCell<Element>
    @exclusivity(unchecked) @usableFromInline var waiting: Fifo<Element>

    @inlinable
    init(_ index: Int) {
        self.index = index
        latest = ElementCell()
        waiting = Fifo()
    }

    /// Takes an element; says whether the slot was empty before.
    @inlinable
    func put(_ element: Element, _ kind: Combination.Kind) -> Bool {
        switch kind {
        case .latest:
            let wasEmpty = !latest.isFull
            latest.put(element)
            return wasEmpty
        case .paired:
            waiting.append(element)
            return waiting.count == 1
        }
    }

    /// The element that goes into a result; `zip` gives it up.
    ///
    /// - Precondition: The slot is not empty.
    @inlinable
    func read(for combination: Combination) -> Element {
        switch combination.kind {
        case .latest:
            return latest.element
        case .paired:
            let element = waiting.popFirst().unsafelyUnwrapped
            if waiting.isEmpty { combination.empty += 1 }
            return element
        }
    }
}
