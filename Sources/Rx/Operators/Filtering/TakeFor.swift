public import Dispatch

extension ObservableType where Element: Sendable {
    /// Emits elements until `duration` has passed since the subscription, then completes, on `scheduler`. Ends earlier
    /// if the source does. Elements come where the source emits them.
    ///
    /// See [Take](https://reactivex.io/documentation/operators/take.html).
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        withTimer(duration, scheduler) { sink, timer in
            timer { sink.on(.completed) }
            return sink.on
        }
    }

    /// Drops elements until `duration` has passed since the subscription, then emits the rest. Ends like the source,
    /// also before that time.
    ///
    /// See [Skip](https://reactivex.io/documentation/operators/skip.html).
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        withTimer(duration, scheduler) { sink, timer in
            let isOpen = BooleanDisposable()
            timer { isOpen.dispose() }
            return { event in if event.isStopEvent || isOpen.isDisposed { sink.on(event) } }
        }
    }

    /// An observable that performs an action when `duration` has passed since the subscription.
    ///
    /// - Parameter prepare: Starts the timer. Returns a closure that takes the events of the source.
    private func withTimer(
        _ duration: RxTimeInterval, _ scheduler: any SchedulerType,
        _ prepare: @escaping (Emitter<Element>, (@escaping @Sendable () -> Void) -> Void) -> (Event<Element>) -> Void
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            sink.lifetime.connecting {
                let on = prepare(Emitter(sink)) { sink.lifetime.schedule(after: duration, on: scheduler, $0) }
                let lifetime = sink.lifetime.makeUpstream(onError: { on(.error($0)) }, onCompleted: { on(.completed) })
                source.run(Sink(lifetime: lifetime) { on(.next($0)) })
            }
        }
    }
}
