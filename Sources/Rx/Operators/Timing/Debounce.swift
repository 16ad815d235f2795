extension ObservableType where Element: Sendable {
    /// Emits an element when no other has followed for `dueTime`.
    ///
    /// On completion the element that waits is emitted; on an error it is dropped.
    ///
    /// Source: [Debounce](https://reactivex.io/documentation/operators/debounce.html).
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let debouncing = Debouncing(sink, dueTime, scheduler)
            let lifetime = sink.lifetime.makeUpstream(
                onError: { debouncing.send(.event(.error($0))) }, onCompleted: { debouncing.send(.event(.completed)) })
            source.attach(Sink(lifetime: lifetime) { debouncing.send(.event(.next($0))) })
        }
    }
}

private final class Debouncing<Element: Sendable>: Gated, @unchecked Sendable {
    enum Input {
        case event(Event<Element>)
        case due(UInt64)
    }

    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private let gate = Gate()

    // Inside the gate.
    private var waiting: Element?
    private var id: UInt64 = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        (self.sink, self.dueTime, self.scheduler) = (sink, dueTime, scheduler)
        sink.lifetime.add(timer)
    }

    func send(_ input: Input) {
        gate.pass(self, input)
    }

    func perform(_ input: Input) {
        switch input {
        case .event(.next(let element)): wait(element)
        case .event(.error(let error)): sink.lifetime.fail(error)
        case .event(.completed):
            emit()
            sink.lifetime.complete()
        case .due(let id):
            if id == self.id { emit() }
        }
    }

    private func wait(_ element: Element) {
        waiting = element
        id &+= 1
        timer.disposable = scheduler.scheduleRelative(id, dueTime: dueTime) { id in
            self.send(.due(id))
            return Disposables.create()
        }
    }

    private func emit() {
        guard let element = waiting.take() else { return }
        sink.on(.next(element))
    }
}
