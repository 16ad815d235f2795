public import Dispatch

extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout` when `dueTime` passes without an event, from subscribing on.
    ///
    /// Source: [Timeout](https://reactivex.io/documentation/operators/timeout.html).
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Goes on with `other` when `dueTime` passes without an event, from subscribing on; lets go of the source.
    ///
    /// There is no time limit to `other`.
    ///
    /// Source: [Timeout](https://reactivex.io/documentation/operators/timeout.html).
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let (source, other) = (asObservable(), other.asObservable())
        return Observable { Waiting($0, dueTime, other, scheduler).start(source) }
    }
}

/// The sink of `timeout`: every event starts the clock anew. What happens does so inside its gate.
private final class Waiting<Element: Sendable>: Gated, @unchecked Sendable {
    enum Input {
        case event(Event<Element>)
        case due(UInt64)
    }

    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let current: LifetimeSlot
    private let timer = SerialDisposable()
    private let gate = Gate()

    // Inside the gate.
    private var id: UInt64 = 0
    private var isOver = false

    init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>, _ scheduler: any SchedulerType
    ) {
        (self.sink, self.dueTime, self.other, self.scheduler) = (sink, dueTime, other, scheduler)
        current = LifetimeSlot(in: sink.lifetime)
        sink.lifetime.add(timer)
    }

    func start(_ source: Observable<Element>) {
        let lifetime = ClosureLifetime(
            onError: { self.send(.event(.error($0))) }, onCompleted: { self.send(.event(.completed)) },
            holder: current)
        _ = current.replace(lifetime)
        startTimer()
        source.run(Sink(lifetime: lifetime) { self.send(.event(.next($0))) })
    }

    private func send(_ input: Input) {
        gate.pass(self, input)
    }

    func perform(_ input: Input) {
        if isOver { return }
        switch input {
        case .event(let event):
            id &+= 1
            isOver = event.isStopEvent
            sink.on(event)
            if !isOver { startTimer() }
        case .due(let id):
            if id == self.id { goOn() }
        }
    }

    private func startTimer() {
        guard !timer.isDisposed else { return }
        timer.disposable = scheduler.scheduleRelative(id, dueTime: dueTime) { id in
            self.send(.due(id))
            return Disposables.create()
        }
    }

    private func goOn() {
        isOver = true
        let lifetime = ClosureLifetime(
            onError: sink.lifetime.fail, onCompleted: sink.lifetime.complete, holder: current)
        current.replace(lifetime)?.dispose()
        other.run(Sink(lifetime: lifetime, next: sink.next))
    }
}
