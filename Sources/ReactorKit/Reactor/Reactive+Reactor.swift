public import Rx

extension Reactive where Base: Reactor {
    /// Emits once when the reactor has been freed, and completes: `model.state.take(until: reactor.rx.deallocated)`.
    ///
    /// Does not keep the reactor. A later subscriber receives the element too. Emits on the thread that released the reactor last, after its
    /// `deinit`; a closure of an actor runs on its actor. The name is RxCocoa's.
    public var deallocated: Observable<Void> { ends.end(of: base) }

    /// Not available: a reactor's end is known when its `deinit` has run.
    @available(*, unavailable, message: "write `deallocated`: the end of a reactor is known after its deinit")
    public var deallocating: Observable<Void> { deallocated }
}
