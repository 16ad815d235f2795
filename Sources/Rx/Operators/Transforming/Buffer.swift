public import Dispatch
internal import RxSupport

extension ObservableType where Element: Sendable {
    /// Collects elements and emits them as an array, as soon as `count` have arrived or `timeSpan` has passed. The
    /// array is empty if nothing arrived in that time.
    ///
    /// Each array starts a new time span. On completion the collected elements are emitted, even if there are none. On
    /// an error they are dropped, and the sequence fails at once. An array that is due by time comes on `scheduler`.
    ///
    /// - Precondition: `count` is positive, and `timeSpan` is not negative.
    ///
    /// See [Buffer](https://reactivex.io/documentation/operators/buffer.html).
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        requirement(count > 0, "buffer(timeSpan:count:): the count is \(count); it must be positive.")
        requirement(
            timeSpan.isNotNegative, "buffer(timeSpan:count:): the span is \(timeSpan); it must not be negative.")
        return running(on: scheduler) { BufferStateMachine(timeSpan, count) }
    }
}

struct BufferStateMachine<Element>: OperatorStateMachine {
    private let timeSpan: RxTimeInterval
    private let count: Int
    private var elements: [Element] = []

    init(_ timeSpan: RxTimeInterval, _ count: Int) { (self.timeSpan, self.count) = (timeSpan, count) }

    mutating func receive(
        _ input: StateMachineInput<Element, Never>, now: @autoclosure () -> RxTime
    ) -> StateMachineResponse<[Element]> {
        switch input {
        case .subscribed: return .init(timer: timeSpan)
        case .next(let element):
            elements.append(element)
            return elements.count == count ? .init(emission: removeAll(), timer: timeSpan) : .none
        case .timerFired: return .init(emission: removeAll(), timer: timeSpan)
        case .ended(.completed): return .init(emission: removeAll(), ending: .completed)
        case .ended(let failure): return .init(ending: failure)
        default: return .none
        }
    }

    private mutating func removeAll() -> [Element] {
        defer { elements = [] }
        return elements
    }
}
