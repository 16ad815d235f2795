extension ObservableType where Element: Sendable {
    /// Subscribes to the source, and ends that subscription, as pieces of work on `scheduler`.
    ///
    /// The source decides where events arrive; `observe(on:)` changes that.
    ///
    /// See [SubscribeOn](https://reactivex.io/documentation/operators/subscribeon.html).
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        subscribed(on: scheduler)
    }
}

extension ObservableType {
    /// Implements ``subscribe(on:)``, for callers that know that elements stay on one thread.
    package func subscribed(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            // The scheduler runs the work once, and nothing else subscribes.
            let work = UncheckedSendableBox((source, sink))
            let lifetime = ScheduledLifetime(below: sink.lifetime, scheduler)
            sink.lifetime.add(lifetime)
            lifetime.keep(
                scheduler.schedule(work) { work in
                    let (source, sink) = work.value
                    guard lifetime.isAlive else { return Disposables.create() }
                    // The source is released after the subscription has ended. Until then the source may emit.
                    source.run(Sink(lifetime: lifetime) { if lifetime.isAlive { sink.next($0) } })
                    return Disposables.create()
                })
        }
    }
}

/// A lifetime whose resources are released on a scheduler.
///
/// Sound: as its superclass; its own properties are never reassigned.
private final class ScheduledLifetime: Lifetime, @unchecked Sendable {
    private let downstream: Lifetime
    private let scheduler: any ImmediateSchedulerType
    private let start = SingleAssignmentDisposable()

    init(below downstream: Lifetime, _ scheduler: any ImmediateSchedulerType) {
        self.downstream = downstream
        self.scheduler = scheduler
    }

    func keep(_ disposable: any Disposable) { start.setDisposable(disposable) }

    override var owner: (any LifetimeOwner)? { downstream }
    override func didFail(_ error: any Error) { downstream.fail(error) }
    override func didComplete() { downstream.complete() }

    override func release() {
        start.dispose()
        _ = scheduler.schedule(self) { lifetime in
            lifetime.releaseNow()
            return Disposables.create()
        }
    }

    private func releaseNow() { super.release() }
}
