public import Rx

extension Reactive where Base: Reactor {
    /// Emits once when the reactor has been freed, then completes: `model.state.take(until: reactor.rx.deallocated)`.
    ///
    /// Does not retain the reactor. A later subscriber receives the element too. Emits on the thread that released the
    /// reactor last, after its `deinit`. A closure that is isolated to an actor runs on its actor. The name is
    /// RxCocoa's.
    public var deallocated: Observable<Void> { ends.end(of: base) }

    /// Not available: the end of a reactor is known only after its `deinit`.
    @available(*, unavailable, message: "use `deallocated`: the end of a reactor is known only after its deinit")
    public var deallocating: Observable<Void> { deallocated }
}
