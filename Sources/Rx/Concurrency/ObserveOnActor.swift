extension ObservableType where Element: Sendable {
    /// Delivers every event on `actor`, in order. Delivers an event at once if it arrives on the actor and no other
    /// event waits. Otherwise delivers it later.
    ///
    /// The operators that follow may take closures that were written on `actor`. Waiting events are buffered without
    /// limit. Disposing ends the sequence silently: waiting events are not delivered.
    ///
    /// See [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
    public func observe(on actor: any Actor) -> Observable<Element> {
        let source = asObservable()
        return Observable(isOnMainActor: actor === MainActor.shared) { sink in
            source.attach(ActorDelivery(to: actor).sink(bringingTo: sink))
        }
    }
}
