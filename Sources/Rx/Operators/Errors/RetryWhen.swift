extension ObservableType {
    /// Subscribes again after an error when what `notificationHandler` makes of the errors emits; ends as that ends.
    ///
    /// An error that is no `Failure` is passed on. When the handler's sequence has ended before, the next error ends this.
    ///
    /// - Parameters:
    ///   - notificationHandler: Called for each subscription, on the actor it was written on, else where the subscription is
    ///     made.
    ///
    /// Source: [Retry](https://reactivex.io/documentation/operators/retry.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry<Trigger: ObservableType, Failure: Swift.Error>(
        @_inheritActorContext when notificationHandler:
            @escaping @Sendable @isolated(any) (Observable<Failure>) -> Trigger
    ) -> Observable<Element> {
        let site = CallSite.of(notificationHandler.isolation, "retry(when:)")
        let handler = Function(notificationHandler)
        return retrying(as: { $0 as? Failure }, { try handler($0).asObservable().ignoringValues() }).started(on: site)
    }

    /// Subscribes again after an error when what `notificationHandler` makes of the errors emits; ends as that ends.
    ///
    /// When the handler's sequence has ended before, the next error ends this.
    ///
    /// - Parameters:
    ///   - notificationHandler: Called for each subscription, on the actor it was written on, else where the subscription is
    ///     made.
    ///
    /// Source: [Retry](https://reactivex.io/documentation/operators/retry.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry<Trigger: ObservableType>(
        @_inheritActorContext when notificationHandler:
            @escaping @Sendable @isolated(any) (Observable<any Swift.Error>) -> Trigger
    ) -> Observable<Element> {
        let site = CallSite.of(notificationHandler.isolation, "retry(when:)")
        let handler = Function(notificationHandler)
        return retrying(as: { $0 }, { try handler($0).asObservable().ignoringValues() }).started(on: site)
    }

    @inlinable
    func ignoringValues() -> Observable<Void> { lift { sink in Sink(lifetime: sink.lifetime) { _ in sink.next(()) } } }

    /// - Parameters:
    ///   - failure: The error as the handler takes it, or `nil` when it does not.
    ///   - makeTriggers: The handler.
    @usableFromInline
    func retrying<Failure>(
        as failure: @escaping (any Error) -> Failure?,
        _ makeTriggers: @escaping (Observable<Failure>) throws -> Observable<Void>
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let (errors, triggers) = (PublishSubject<Failure>(), PublishSubject<Void>())
            do { sink.lifetime.add(try makeTriggers(errors).subscribe(triggers)) } catch {
                return sink.lifetime.fail(error)
            }
            // What comes next after the source: a pause, which completes with the trigger's element and tells how else it ends.
            var pause: Pause?
            let concatSink = ConcatSink(sink) { ending in
                switch (ending, pause) {
                case (.failed(let error), nil):
                    guard let error = failure(error) else { return .fail(error) }
                    let next = Pause()
                    pause = next
                    return .subscribe(next.observable(until: triggers) { errors.onNext(error) })
                case (.failed(let error), _): return .fail(error)
                case (.completed, let over?) where over.goesOn:
                    pause = nil
                    return .subscribe(source)
                case (.completed, _): return .complete
                }
            }
            concatSink.start(source)
        }
    }
}

/// The time between an error and the trigger's answer.
private final class Pause {
    /// Whether the trigger has said to go on.
    private(set) var goesOn = false

    /// A sequence that ends with the first event of `triggers`.
    func observable<Element>(until triggers: Observable<Void>, _ begin: @escaping () -> Void) -> Observable<Element> {
        Observable { sink in
            triggers.run(
                Sink(lifetime: sink.lifetime) { _ in
                    self.goesOn = true
                    sink.lifetime.complete()
                })
            if sink.isAlive { begin() }
        }
    }
}
