internal import RxSupport
internal import Synchronization

/// The lifetime of the source of named work. It leaves the work of its name when it has ended, however that happens,
/// and its elements have been handled.
///
/// Sound: as for the superclass. `subscribe` is accessed only inside the gate of `namedWork`, `cancellation` and
/// `unhandled` are atomic, and the other properties never change.
@usableFromInline
package final class WorkLifetime: Lifetime, @unchecked Sendable {
    let name: WorkName
    let rule: WorkRule
    private let downstream: Lifetime
    private let namedWork: NamedWork
    private let cancellation = Atomic<Bool>(false)
    /// Twice the number of elements that ``willHandleElement()`` has announced and that are not handled yet, plus 1
    /// after the end.
    private let unhandled = Atomic<Int>(0)
    /// Subscribes to the work. `nil` after the start.
    @exclusivity(unchecked) private var subscribe: ((WorkLifetime) -> Void)?

    /// - Parameter subscribe: Subscribes to the work with the lifetime that it is given. Called at most once.
    init(
        _ name: WorkName, _ rule: WorkRule, in namedWork: NamedWork, downstream: Lifetime,
        _ subscribe: @escaping (WorkLifetime) -> Void
    ) {
        (self.name, self.rule, self.namedWork, self.downstream) = (name, rule, namedWork, downstream)
        self.subscribe = subscribe
        super.init()
        downstream.add(self)
    }

    package override var owner: (any LifetimeOwner)? { downstream }

    /// Subscribes to the work. Does nothing if the work has ended, or if the reactor is ending.
    func start() {
        let subscribe = subscribe.take()
        guard isAlive, effects?.isDisposed != true else { return }
        subscribe?(self)
    }

    /// Whether the work was cancelled before it had ended.
    @usableFromInline
    package var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

    /// Cancels the work: disposes of this lifetime, and completes the lifetime downstream.
    func cancel() {
        if isAlive { cancellation.store(true, ordering: .releasing) }
        dispose()
        downstream.complete()
    }

    // MARK: Elements

    /// The work whose element the calling thread is delivering to `effect`; `nil` if there is none. An element that
    /// another thread delivers, for example after `observe(on:)`, belongs to no work.
    ///
    /// - Complexity: O(n) in the number of edges between the work and the effect; O(1) outside of named work.
    @usableFromInline
    package static func delivered(to effect: Lifetime) -> WorkLifetime? {
        guard let work = ThreadLocal.namedWork as? WorkLifetime else { return nil }
        return work.owners.contains { $0 === effect } ? work : nil
    }

    /// The work whose element the calling thread is delivering, if the work is a part of an effect in `effects`; `nil`
    /// otherwise.
    ///
    /// - Complexity: O(n) in the number of edges between the work and the effect; O(1) outside of named work.
    package static func delivered(in effects: EffectSet) -> WorkLifetime? {
        guard let work = ThreadLocal.namedWork as? WorkLifetime else { return nil }
        return work.owners.contains { $0.effectSet === effects } ? work : nil
    }

    /// Keeps the work among the work of its name, even after its end, until ``didHandleElement()`` is called. So its
    /// successor starts when its elements have been handled.
    @usableFromInline
    package func willHandleElement() { unhandled.add(2, ordering: .relaxed) }

    /// Says that the element of a call of ``willHandleElement()`` has been handled.
    @usableFromInline
    package func didHandleElement() {
        if unhandled.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 { namedWork.remove(self) }
    }

    private func leave() {
        if unhandled.bitwiseOr(1, ordering: .acquiringAndReleasing).newValue == 1 { namedWork.remove(self) }
    }

    // MARK: The end

    package override func didFail(_ error: any Error) { downstream.fail(error) }
    package override func didComplete() { downstream.complete() }

    package override func release() {
        super.release()
        leave()
    }

    package override func propagateLoss() {
        leave()
        super.propagateLoss()
    }
}

extension Observable {
    /// Gives this work a name. When it is subscribed to, `rule` decides when it starts.
    ///
    /// - Parameter namedWork: Returns the named work of the reactor of an edge. Without any, the name has no effect.
    package final func named(
        _ name: WorkName, _ rule: WorkRule, in namedWork: @escaping (Lifetime) -> NamedWork?
    ) -> Observable<Element> {
        Observable { sink in
            guard let namedWork = namedWork(sink.lifetime) else { return self.attach(sink) }
            namedWork.admit(
                WorkLifetime(name, rule, in: namedWork, downstream: sink.lifetime) { lifetime in
                    self.run(
                        Sink(lifetime: lifetime) { element in
                            ThreadLocal.delivering(lifetime) { sink.next(element) }
                        })
                })
        }
    }

    /// Cancels the work of a name in the reactor that subscribes, and then completes.
    package static func cancelling(_ name: WorkName) -> Observable<Element> {
        Observable { sink in
            guard let work = sink.lifetime.effects?.existingNamedWork else { return sink.lifetime.complete() }
            work.cancel(name) { sink.lifetime.complete() }
        }
    }
}
