extension ObservableType {
    /// Emits the latest element whenever `sampler` emits or completes. Emits no element twice.
    ///
    /// After the source has completed, completes with the sampler's next element or completion. If the source completes
    /// while a sample is delivered, completes after that sample. If the sampler completes first, emits nothing more and
    /// never completes. Fails if either sequence fails.
    ///
    /// - Parameters:
    ///   - sampler: Triggers the sampling. Its elements are ignored.
    ///   - defaultValue: Emitted if no new element has arrived since the last sample.
    ///
    /// See [Sample](https://reactivex.io/documentation/operators/sample.html).
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let (source, sampler) = (asObservable(), sampler.asObservable().ignoringValues())
        return Observable { sink in
            let machineSink = StateMachineSink(SampleStateMachine(defaultValue), sink)
            sink.lifetime.connecting {
                machineSink.connect(source)
                machineSink.connectOther(sampler)
            }
        }
    }
}

struct SampleStateMachine<Element>: OperatorStateMachine {
    private let defaultValue: Element?
    private var latest: Element?
    private var isSourceDone = false

    init(_ defaultValue: Element?) { self.defaultValue = defaultValue }

    mutating func receive(
        _ input: StateMachineInput<Element, Void>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<Element> {
        switch input {
        case .next(let element):
            latest = element
            return .none
        case .ended(.completed):
            isSourceDone = true
            return .none
        case .ended(.failed(let error)), .otherEnded(.failed(let error)): return .init(ending: .failed(error))
        case .other, .otherEnded(.completed):
            return .init(emission: latest.take() ?? defaultValue, ending: isSourceDone ? .completed : nil)
        // The source may have completed while the sample was delivered.
        case .emitted: return .init(ending: isSourceDone ? .completed : nil)
        default: return .none
        }
    }
}
