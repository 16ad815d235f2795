public import Rx

extension ObservableType {
    /// Gives this work a name within its reactor. Work of later actions can cancel it, replace it or wait for it.
    ///
    /// Cancelled work completes. So put `cancellable` last, around everything that belongs to the work. In
    /// `concat([.just(.setLoading(true)), load, .just(.setLoading(false))]).cancellable(id: …)`, a replaced search does
    /// not reset the flag that its successor has set.
    ///
    /// The reactor drops mutations of cancelled work that it has not reduced yet. This does not hold if an operator
    /// after `cancellable` delivers on another thread, such as `observe(on:)`, or joins several sources, such as
    /// `merge`.
    ///
    /// The name belongs to the reactor that subscribes to the observable of `mutate`, so two reactors may use the same
    /// name. All work ends with its reactor. If something else subscribes, such as a test that calls `mutate` itself,
    /// the name has no effect. The same holds for work that reaches the reactor through `share`, `window`, a subject,
    /// or the closure of `Observable.create`. Use ``cancellable(id:policy:in:)`` there, and in a transform.
    ///
    /// - Parameters:
    ///   - id: The name. Values of different types are different names.
    ///   - policy: What happens if other work has the name. By default, this work replaces it.
    public func cancellable<ID: Hashable & Sendable>(id: ID, policy: WorkPolicy = .latest) -> Observable<Element> {
        asObservable().named(WorkName(id), policy.rule) { $0.effects?.namedWork }
    }

    /// Gives this work a name within `reactor`, for any subscriber. Otherwise like ``cancellable(id:policy:)``.
    ///
    /// - Parameters:
    ///   - id: The name. Values of different types are different names.
    ///   - policy: What happens if other work has the name. By default, this work replaces it.
    ///   - reactor: The reactor, which is not retained. Work that starts in a transform ends with the transform.
    public func cancellable<ID: Hashable & Sendable>(
        id: ID, policy: WorkPolicy = .latest, in reactor: some Reactor
    ) -> Observable<Element> {
        let work = reactor.namedWork
        return asObservable().named(WorkName(id), policy.rule) { _ in work }
    }

    /// Cancels the work of a name, including work that waits, and then completes. Completes immediately if no work has
    /// the name.
    ///
    /// - Parameter id: The name of the work; see ``cancellable(id:policy:)``.
    public static func cancel<ID: Hashable & Sendable>(id: ID) -> Observable<Element> {
        .cancelling(WorkName(id))
    }
}
