public import Dispatch

extension ObservableType where Element: Sendable {
    /// Emits a sequence of what arrives next, and another when that has had `count` elements or lasted `timeSpan`.
    ///
    /// The sequence in progress ends as the source does. The source stays subscribed to until this and all windows are let
    /// go of. A window replays nothing.
    ///
    /// - Precondition: `count` is positive, and `timeSpan` is not negative.
    ///
    /// Source: [Window](https://reactivex.io/documentation/operators/window.html).
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Observable<Element>> {
        requirement(count > 0, "window(timeSpan:count:): the count is \(count); it must be positive.", file, line)
        requirement(
            timeSpan.isNotNegative, "window(timeSpan:count:): the span is \(timeSpan); it must not be negative.", file,
            line)
        let source = asObservable()
        return Observable { sink in
            let windowing = Windowing(sink, count, Spans(timeSpan, scheduler))
            let lifetime = ClosureLifetime(
                onError: { windowing.send(.event(.error($0))) }, onCompleted: { windowing.send(.event(.completed)) })
            windowing.start(lifetime)
            source.run(Sink(lifetime: lifetime) { windowing.send(.event(.next($0))) })
        }
    }
}

/// What happens to windows does so inside their gate.
private final class Windowing<Element: Sendable>: Gated, @unchecked Sendable {
    typealias Work = () -> Void

    enum Input {
        case event(Event<Element>)
        case due(UInt64)
    }

    private let sink: Sink<Observable<Element>>
    private let count: Int
    private let spans: Spans
    private let holders: HolderCount
    private let gate = Gate()
    private var window = PublishSubject<Element>()
    private var elements = 0

    init(_ sink: Sink<Observable<Element>>, _ count: Int, _ spans: Spans) {
        (self.sink, self.count, self.spans) = (sink, count, spans)
        holders = HolderCount(for: sink.lifetime)
    }

    /// Opens the first window. `lifetime` is that of the source.
    func start(_ lifetime: Lifetime) {
        holders.keep(CompositeDisposable(spans, lifetime))
        open()
        begin()
    }

    func send(_ input: Input) {
        gate.pass(self, orLeave: { self.take(input) }) { take(input) }
    }

    private func take(_ input: Input) {
        switch input {
        case .event(.next(let element)):
            window.onNext(element)
            elements += 1
            if elements == count { move() }
        case .event(.error(let error)):
            window.onError(error)
            sink.lifetime.fail(error)
        case .event(.completed):
            window.onCompleted()
            sink.lifetime.complete()
        case .due(let span):
            if spans.isCurrent(span) { move() }
        }
    }

    private func move() {
        elements = 0
        spans.end()
        window.onCompleted()
        window = PublishSubject()
        open()
        begin()
    }

    private func open() { sink.on(.next(holders.keeping(window))) }

    /// Begins a span. Inside the gate also at first, so that a span that is due at once waits until its timer is kept.
    private func begin() {
        gate.pass(self, orLeave: { self.begin() }) { spans.begin { self.send(.due($0)) } }
    }
}
