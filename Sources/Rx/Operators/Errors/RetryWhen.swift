extension ObservableType {
    /// After an error, subscribes again when the sequence that `notificationHandler` returned emits.
    ///
    /// `notificationHandler` takes a sequence of the errors. If the returned sequence ends instead of emitting, or had
    /// ended before the error, this sequence ends in the same way. The elements of the returned sequence at other times
    /// are ignored. An error that is not a `Failure` is passed on. Completes when the source completes.
    ///
    /// - Parameters:
    ///   - notificationHandler: Called for each subscription, on the actor it was written on, or on the subscribing
    ///     thread if it was written outside any actor.
    ///
    /// See [Retry](https://reactivex.io/documentation/operators/retry.html).
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

    /// After an error, subscribes again when the sequence that `notificationHandler` returned emits.
    ///
    /// `notificationHandler` takes a sequence of the errors. If the returned sequence ends instead of emitting, or had
    /// ended before the error, this sequence ends in the same way. The elements of the returned sequence at other times
    /// are ignored. Completes when the source completes.
    ///
    /// - Parameters:
    ///   - notificationHandler: Called for each subscription, on the actor it was written on, or on the subscribing
    ///     thread if it was written outside any actor.
    ///
    /// See [Retry](https://reactivex.io/documentation/operators/retry.html).
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
    ///   - failure: Returns the error in the form that the handler takes, or `nil` if the handler does not take it.
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
            // The source that follows a failure is a pause. The pause completes when the trigger emits. If the trigger
            // ends instead, the pause ends in the same way.
            var pause: Pause?
            let concatSink = ConcatSink(sink) { ending in
                switch (ending, pause) {
                case (.failed(let error), nil):
                    guard let error = failure(error) else { return .fail(error) }
                    let next = Pause()
                    pause = next
                    return .subscribe(next.observable(until: triggers) { errors.onNext(error) })
                case (.failed(let error), _): return .fail(error)
                case (.completed, let over?) where over.triggerEmitted:
                    pause = nil
                    return .subscribe(source)
                case (.completed, _): return .complete
                }
            }
            concatSink.start(source)
        }
    }
}

/// The time between an error and the response of the trigger.
private final class Pause {
    /// Whether the trigger has emitted. The source is then subscribed to again.
    private(set) var triggerEmitted = false

    /// A sequence that ends with the first event of `triggers`.
    func observable<Element>(until triggers: Observable<Void>, _ begin: @escaping () -> Void) -> Observable<Element> {
        Observable { sink in
            triggers.run(
                Sink(lifetime: sink.lifetime) { _ in
                    self.triggerEmitted = true
                    sink.lifetime.complete()
                })
            if sink.isAlive { begin() }
        }
    }
}
