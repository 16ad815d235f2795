public import Dispatch
internal import Foundation

extension ObservableType where Element: Sendable {
    /// Emits an element and then, for `dueTime`, none.
    ///
    /// - Parameters:
    ///   - dueTime: For how long nothing else is emitted after an element.
    ///   - latest: Whether the last element of that span is emitted at its end; completion waits for it. An error drops
    ///     it.
    ///   - scheduler: Where the work runs.
    ///
    /// Source: [Debounce](https://reactivex.io/documentation/operators/debounce.html).
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let throttling = Throttling(sink, dueTime, latest, scheduler)
            let lifetime = sink.lifetime.makeUpstream(
                onError: { throttling.send(.event(.error($0))) }, onCompleted: { throttling.send(.event(.completed)) })
            source.attach(Sink(lifetime: lifetime) { throttling.send(.event(.next($0))) })
        }
    }
}

private final class Throttling<Element: Sendable>: Gated, @unchecked Sendable {
    enum Input {
        case event(Event<Element>)
        case due
    }

    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let emitsLatest: Bool
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let gate = Gate()

    // Inside the gate.
    private var waiting: Element?
    private var lastEmission: RxTime?
    private var isCompleted = false

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ emitsLatest: Bool, _ scheduler: any SchedulerType) {
        (self.sink, self.dueTime, self.emitsLatest, self.scheduler) = (sink, dueTime, emitsLatest, scheduler)
        sink.lifetime.add(timer)
    }

    func send(_ input: Input) {
        gate.pass(self, input)
    }

    func perform(_ input: Input) {
        switch input {
        case .event(.next(let element)): arrived(element)
        case .event(.error(let error)): sink.lifetime.fail(error)
        case .event(.completed): if waiting == nil { sink.lifetime.complete() } else { isCompleted = true }
        case .due: if let element = waiting { emit(element) }
        }
    }

    private func arrived(_ element: Element) {
        let wait = lastEmission.map { dueTime.reduced(by: scheduler.now.timeIntervalSince($0)) } ?? .nanoseconds(0)
        if wait.seconds <= 0 { return emit(element) }
        guard emitsLatest else { return }
        let isScheduled = waiting != nil
        waiting = element
        if isScheduled { return }
        timer.disposable = scheduler.scheduleRelative((), dueTime: wait) {
            self.send(.due)
            return Disposables.create()
        }
    }

    private func emit(_ element: Element) {
        waiting = nil
        sink.on(.next(element))
        lastEmission = scheduler.now
        if isCompleted { sink.lifetime.complete() }
    }
}
