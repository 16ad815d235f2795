extension ObservableType {
    /// Emits, whenever `sampler` emits or completes, the latest element, if there is one since the last time.
    ///
    /// Completes at the first such moment after the source has completed; fails when either does.
    ///
    /// - Parameters:
    ///   - sampler: Says when; its elements do not matter.
    ///   - defaultValue: What is emitted when there is no new element.
    ///
    /// Source: [Sample](https://reactivex.io/documentation/operators/sample.html).
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let (source, sampler) = (asObservable(), sampler.asObservable())
        return Observable { sink in
            let sampling = Sampling(sink, defaultValue)
            let lifetime = sink.lifetime.makeUpstream(
                onError: { sampling.send(.event(.error($0))) }, onCompleted: { sampling.send(.event(.completed)) })
            source.run(Sink(lifetime: lifetime) { sampling.send(.event(.next($0))) })
            let samplerLifetime = sink.lifetime.makeUpstream(
                onError: { sampling.send(.event(.error($0))) }, onCompleted: { sampling.send(.sample) })
            sampler.run(Sink(lifetime: samplerLifetime) { _ in sampling.send(.sample) })
        }
    }
}

private final class Sampling<Element>: Gated, @unchecked Sendable {
    enum Input {
        case event(Event<Element>)
        case sample
    }

    private let sink: Sink<Element>
    private let defaultValue: Element?
    private let gate = Gate()

    // Inside the gate.
    private var latest: Element?
    private var isSourceDone = false

    init(_ sink: Sink<Element>, _ defaultValue: Element?) {
        (self.sink, self.defaultValue) = (sink, defaultValue)
    }

    func send(_ input: Input) {
        gate.pass(self, input)
    }

    func perform(_ input: Input) {
        switch input {
        case .event(.next(let element)): latest = element
        case .event(.error(let error)): sink.lifetime.fail(error)
        case .event(.completed): isSourceDone = true
        case .sample:
            if let element = latest.take() ?? defaultValue { sink.on(.next(element)) }
            if isSourceDone { sink.lifetime.complete() }
        }
    }
}
