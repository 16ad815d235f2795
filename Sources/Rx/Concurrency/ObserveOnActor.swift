extension ObservableType where Element: Sendable {
    /// Delivers every event on `actor`, in order: at once when it arrives there and nothing waits, else later.
    ///
    /// Closures written on that actor may follow. What waits is kept without bound. Ends silently when disposed of: what
    /// waits is not delivered.
    ///
    /// Source: [ObserveOn](https://reactivex.io/documentation/operators/observeon.html).
    public func observe(on actor: any Actor) -> Observable<Element> {
        let source = asObservable()
        return Observable(isOnMainActor: actor === MainActor.shared) { sink in
            source.attach(ActorDelivery(to: actor).sink(bringingTo: sink))
        }
    }
}
