public import Rx
internal import RxSupport

/// Records each event with its virtual time, also events after the end. Any thread may send events.
///
/// Sound: the recorded events are behind a lock, and the clock is a `Sendable` closure.
public final class TestableObserver<ElementType>: ObserverType, @unchecked Sendable {
    /// The type of the elements that it receives.
    public typealias Element = ElementType

    private let clock: @Sendable () -> TestTime
    private let recorded = Guarded<[Recorded<Event<Element>>]>([])

    init(clock: @escaping @Sendable () -> TestTime) { self.clock = clock }

    /// The events recorded so far.
    public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

    /// Records `event`.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: clock(), value: event)
        recorded.withLock { $0.append(event) }
    }
}
