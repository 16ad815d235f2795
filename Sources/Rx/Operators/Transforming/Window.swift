public import Dispatch
internal import RxSupport

extension ObservableType where Element: Sendable {
    /// Splits the elements into windows and emits each window as a sequence. The next window opens when the current one
    /// has received `count` elements or has lasted for `timeSpan`.
    ///
    /// This sequence and the current window end like the source. The source stays subscribed to until the subscriptions
    /// to this sequence and to all windows have ended. A window replays nothing. A window that is due by time opens on
    /// `scheduler`.
    ///
    /// - Precondition: `count` is positive, and `timeSpan` is not negative.
    ///
    /// See [Window](https://reactivex.io/documentation/operators/window.html).
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        requirement(count > 0, "window(timeSpan:count:): the count is \(count); it must be positive.")
        requirement(
            timeSpan.isNotNegative, "window(timeSpan:count:): the span is \(timeSpan); it must not be negative.")
        let source = asObservable()
        return Observable { sink in
            let windowSink = WindowSink(sink)
            let machineSink = StateMachineSink(
                WindowStateMachine(timeSpan, count), windowSink.makeSink(), on: scheduler)
            machineSink.start(source)
        }
    }
}

/// An event of the current window. Only one window is open at a time.
enum WindowEvent<Element> {
    case open
    case element(Element)
    /// An element that fills its window. The next window opens.
    case last(Element)
    /// The time span of the window is over. The next window opens.
    case timeUp
    case close(Ending)
}

struct WindowStateMachine<Element>: OperatorStateMachine {
    private let timeSpan: RxTimeInterval
    private let count: Int
    /// The number of elements that the current window has received.
    private var elements = 0

    init(_ timeSpan: RxTimeInterval, _ count: Int) { (self.timeSpan, self.count) = (timeSpan, count) }

    mutating func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<WindowEvent<Element>> {
        switch input {
        case .subscribed: return .init(emission: .open, timer: timeSpan)
        case .next(let element):
            elements += 1
            if elements < count { return .init(emission: .element(element)) }
            elements = 0
            return .init(emission: .last(element), timer: timeSpan)
        case .timerFired:
            elements = 0
            return .init(emission: .timeUp, timer: timeSpan)
        case .ended(let ending): return .init(emission: .close(ending), ending: ending)
        default: return .none
        }
    }
}

/// Turns window events into windows. Outlives the subscription of `window` while a window has a subscriber.
private final class WindowSink<Element: Sendable> {
    /// Releases the sinks downstream when the subscription of `window` ends, even if a subscription to a window goes
    /// on.
    private let emitter: Emitter<Observable<Element>>
    private let retention: SourceRetention
    /// Accessed only by emissions of the state machine, which come one at a time.
    private var window = PublishSubject<Element>()
    /// Whether the last element of the window is being delivered. The next window opens afterwards, or before an
    /// element that is sent from inside this delivery.
    private var isFull = false

    init(_ sink: Sink<Observable<Element>>) {
        emitter = Emitter(sink)
        retention = SourceRetention(for: sink.lifetime, emitter)
    }

    func makeSink() -> Sink<WindowEvent<Element>> {
        let lifetime = ClosureLifetime(
            onError: { self.emitter.on(.error($0)) }, onCompleted: { self.emitter.on(.completed) })
        retention.setSource(lifetime)
        return Sink(lifetime: lifetime) { self.receive($0) }
    }

    private func receive(_ event: WindowEvent<Element>) {
        switch event {
        case .open: open()
        case .element(let element):
            openNextIfFull()
            window.onNext(element)
        case .last(let element):
            openNextIfFull()
            isFull = true
            window.onNext(element)
            openNextIfFull()
        case .timeUp: openNext()
        case .close(.completed): window.onCompleted()
        case .close(.failed(let error)): window.onError(error)
        }
    }

    private func openNextIfFull() {
        if isFull { openNext() }
    }

    private func openNext() {
        isFull = false
        window.onCompleted()
        window = PublishSubject()
        open()
    }

    private func open() { emitter.on(.next(retention.retainingSource(window))) }
}
