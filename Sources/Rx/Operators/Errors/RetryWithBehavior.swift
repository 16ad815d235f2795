extension ObservableType {
    /// After an error, subscribes again as often as `behavior` allows, each time after its delay. Then fails with the
    /// last error.
    ///
    /// An attempt after a delay starts on `scheduler`, and an attempt without a delay where the error arrived.
    /// Disposing ends the wait.
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts, and the delays between them.
    ///   - scheduler: Runs the timers of the delays.
    ///   - shouldRetry: Returns whether another attempt may follow the error. If it returns false, the error is
    ///     passed on at once. Fails with an error that it throws. Called on the actor it was written on, for each
    ///     error after which `behavior` allows an attempt. With `nil`, an attempt follows each error.
    ///
    /// See [Retry](https://reactivex.io/documentation/operators/retry.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
        @_inheritActorContext shouldRetry: (@Sendable @isolated(any) (any Swift.Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        asObservable().brought(to: .of(shouldRetry?.isolation, "retry"))
            .retrying(behavior, on: scheduler, whenOnline: nil, Function(ifPresent: shouldRetry))
    }

    /// After an error, subscribes again as often as `behavior` allows, but not while the latest element of `isOnline`
    /// is false.
    ///
    /// - If the source fails while the latest element is false, the next attempt starts when `isOnline` emits true:
    ///   at once, without a delay. The failed attempt does not count, and the next delay does not grow.
    /// - If the source fails at another time, the attempt counts, and the delay of `behavior` passes. If the latest
    ///   element is then false, the next attempt waits for true, too.
    ///
    /// `isOnline` is subscribed to before the source, for as long as the subscription lasts. Before its first element
    /// and after its end, the operator behaves as if the latest element was true. An error of `isOnline` is such an
    /// end. The first attempt starts in any case. An attempt that waited for true starts on the thread where
    /// `isOnline` emits it.
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts that count, and the delays between them.
    ///   - scheduler: Runs the timers of the delays.
    ///   - isOnline: Whether an attempt can succeed, for example whether the network is available.
    ///   - shouldRetry: Returns whether another attempt may follow the error. If it returns false, the error is
    ///     passed on at once. Fails with an error that it throws. Called on the actor it was written on, for each
    ///     error after which `behavior` allows an attempt. With `nil`, an attempt follows each error.
    ///
    /// See [Retry](https://reactivex.io/documentation/operators/retry.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func retry<Online: ObservableConvertibleType>(
        _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
        whenOnline isOnline: Online,
        @_inheritActorContext shouldRetry: (@Sendable @isolated(any) (any Swift.Error) throws -> Bool)? = nil
    ) -> Observable<Element> where Online.Element == Bool {
        asObservable().brought(to: .of(shouldRetry?.isolation, "retry"))
            .retrying(
                behavior, on: scheduler, whenOnline: isOnline.asObservable(), Function(ifPresent: shouldRetry))
    }
}

extension Observable {
    @usableFromInline
    func retrying(
        _ behavior: RepeatBehavior, on scheduler: any SchedulerType, whenOnline isOnline: Observable<Bool>?,
        _ shouldRetry: Function<any Error, Bool>?
    ) -> Observable<Element> {
        Observable { sink in
            sink.lifetime.connecting {
                let latest = isOnline?.latest(in: sink.lifetime)
                let plan = RetryPlan(behavior, on: scheduler, whenOnline: latest, shouldRetry)
                // One attempt follows another, so one thread at a time accesses these. The pause is the source
                // between two attempts. It is set if an attempt follows the error.
                var pause: Observable<Never>?
                var isPausing = false
                let attempt = self.beforeError { pause = try plan.pause(after: $0) }
                let concatSink = ConcatSink(sink) { ending in
                    switch ending {
                    case .failed(let error):
                        guard let next = pause.take() else { return .fail(error) }
                        isPausing = true
                        return .subscribe(next.lift { pausing in Sink(lifetime: pausing.lifetime) { _ in } })
                    case .completed:
                        guard isPausing else { return .complete }
                        isPausing = false
                        return .subscribe(attempt)
                    }
                }
                concatSink.start(attempt)
            }
        }
    }
}

extension Observable<Bool> {
    /// Returns a relay with the latest element, for as long as `lifetime` lasts. Its value is true before the first
    /// element and after the end.
    fileprivate func latest(in lifetime: Lifetime) -> BehaviorRelay<Bool> {
        let latest = BehaviorRelay(value: true)
        let upstream = lifetime.makeUpstream(
            onError: { _ in latest.accept(true) }, onCompleted: { latest.accept(true) })
        run(Sink(lifetime: upstream) { latest.accept($0) })
        return latest
    }
}

/// What follows the errors of one subscription.
private final class RetryPlan {
    private let behavior: RepeatBehavior
    private let scheduler: any SchedulerType
    private let isOnline: BehaviorRelay<Bool>?
    private let shouldRetry: Function<any Error, Bool>?
    /// The number of failures that count.
    private var failures: UInt = 0

    init(
        _ behavior: RepeatBehavior, on scheduler: any SchedulerType, whenOnline isOnline: BehaviorRelay<Bool>?,
        _ shouldRetry: Function<any Error, Bool>?
    ) {
        (self.behavior, self.scheduler) = (behavior, scheduler)
        (self.isOnline, self.shouldRetry) = (isOnline, shouldRetry)
    }

    /// Returns a sequence that completes when the next attempt may start; `nil` if no attempt follows `error`.
    func pause(after error: any Error) throws -> Observable<Never>? {
        let counts = isOnline?.value != false
        if counts { failures += 1 }
        guard !counts || failures < behavior.maxCount, try shouldRetry?(error) ?? true else { return nil }
        guard counts else { return online }
        return behavior.delay(after: failures).map { delay in
            if delay.seconds == 0 { return online }
            return .concat([Observable<Int>.timer(delay, scheduler: scheduler).ignoreElements(), online])
        }
    }

    /// Completes as soon as the latest element is true.
    private var online: Observable<Never> {
        isOnline?.filter { $0 }.take(1).ignoreElements() ?? .empty()
    }
}
