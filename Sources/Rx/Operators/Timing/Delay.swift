public import Dispatch
internal import Foundation

extension ObservableType where Element: Sendable {
    /// Emits every element, and completion, `dueTime` later. An error is passed on at once.
    ///
    /// Source: [Delay](https://reactivex.io/documentation/operators/delay.html).
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let delaying = Delaying(sink, dueTime, scheduler)
            let lifetime = sink.lifetime.makeUpstream(
                onError: { delaying.send(.event(.error($0))) }, onCompleted: { delaying.send(.event(.completed)) })
            source.attach(Sink(lifetime: lifetime) { delaying.send(.event(.next($0))) })
        }
    }

    /// Subscribes to the source `dueTime` later.
    ///
    /// Source: [Delay](https://reactivex.io/documentation/operators/delay.html).
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            // The scheduler runs the work once; nothing else subscribes.
            let work = Unchecked((source, sink))
            sink.lifetime.add(
                scheduler.scheduleRelative(work, dueTime: dueTime) { work in
                    let (source, sink) = work.value
                    if sink.isAlive { source.run(sink) }
                    return Disposables.create()
                })
        }
    }
}

/// One timer at a time, for the event that is due first: so events keep their order on any scheduler.
private final class Delaying<Element: Sendable>: Gated, @unchecked Sendable {
    enum Input {
        case event(Event<Element>)
        case due
    }

    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let gate = Gate()

    // Inside the gate.
    private var waiting = Queue<(arrival: RxTime, event: Event<Element>)>()
    private var isScheduled = false

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        (self.sink, self.dueTime, self.scheduler) = (sink, dueTime, scheduler)
        sink.lifetime.add(timer)
    }

    func send(_ input: Input) {
        gate.pass(self, input)
    }

    func perform(_ input: Input) {
        switch input {
        case .event(.error(let error)): sink.lifetime.fail(error)
        case .event(let event):
            waiting.append((scheduler.now, event))
            if !isScheduled { schedule(after: dueTime) }
        case .due: deliver()
        }
    }

    private func schedule(after interval: RxTimeInterval) {
        isScheduled = true
        timer.disposable = scheduler.scheduleRelative((), dueTime: interval) {
            self.send(.due)
            return Disposables.create()
        }
    }

    /// Delivers the event whose time has come. Others that are due by now follow at once on a dispatch queue, and each as
    /// work of its own on another scheduler, which is what virtual time shows.
    private func deliver() {
        if let first = waiting.popFirst() { sink.on(first.event) }
        while let next = waiting.first {
            let wait = dueTime.reduced(by: scheduler.now.timeIntervalSince(next.arrival))
            guard wait.seconds <= 0, scheduler is SerialDispatchQueueScheduler else { return schedule(after: wait) }
            _ = waiting.popFirst()
            sink.on(next.event)
        }
        isScheduled = false
    }
}
