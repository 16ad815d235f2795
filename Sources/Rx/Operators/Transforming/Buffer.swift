public import Dispatch

extension ObservableType where Element: Sendable {
    /// Emits what has arrived as an array: when it has `count` elements, and else every `timeSpan`, then empty if nothing came.
    ///
    /// Each array begins a new time span. On completion what has been gathered is emitted, an empty array too; on an error
    /// it is dropped.
    ///
    /// - Precondition: `count` is positive, and `timeSpan` is not negative.
    ///
    /// Source: [Buffer](https://reactivex.io/documentation/operators/buffer.html).
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<[Element]> {
        requirement(count > 0, "buffer(timeSpan:count:): the count is \(count); it must be positive.", file, line)
        requirement(
            timeSpan.isNotNegative, "buffer(timeSpan:count:): the span is \(timeSpan); it must not be negative.", file,
            line)
        let source = asObservable()
        return Observable { sink in
            let buffering = Buffering(sink, count, Spans(timeSpan, scheduler))
            sink.lifetime.add(buffering.spans)
            buffering.begin()
            let lifetime = sink.lifetime.makeUpstream(
                onError: { buffering.send(.event(.error($0))) }, onCompleted: { buffering.send(.event(.completed)) })
            source.run(Sink(lifetime: lifetime) { buffering.send(.event(.next($0))) })
        }
    }
}

/// What happens to a buffer does so inside its gate.
private final class Buffering<Element: Sendable>: Gated, @unchecked Sendable {
    typealias Work = () -> Void

    enum Input {
        case event(Event<Element>)
        case due(UInt64)
    }

    let spans: Spans
    private let sink: Sink<[Element]>
    private let count: Int
    private let gate = Gate()
    private var elements: [Element] = []

    init(_ sink: Sink<[Element]>, _ count: Int, _ spans: Spans) {
        (self.sink, self.count, self.spans) = (sink, count, spans)
    }

    /// Begins a span. Inside the gate also at first, so that a span that is due at once waits until its timer is kept.
    func begin() {
        gate.pass(self, orLeave: { self.begin() }) { spans.begin { self.send(.due($0)) } }
    }

    func send(_ input: Input) {
        gate.pass(self, orLeave: { self.take(input) }) { take(input) }
    }

    private func take(_ input: Input) {
        switch input {
        case .event(.next(let element)):
            elements.append(element)
            if elements.count == count { emit() }
        case .event(.error(let error)):
            elements = []
            sink.lifetime.fail(error)
        case .event(.completed):
            sink.on(.next(elements))
            sink.lifetime.complete()
        case .due(let span):
            if spans.isCurrent(span) { emit() }
        }
    }

    private func emit() {
        spans.end()
        let full = elements
        elements = []
        sink.on(.next(full))
        begin()
    }
}
