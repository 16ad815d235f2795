public import Rx

/// Records what it gets, and when. Any thread.
public final class TestableObserver<ElementType>: ObserverType, @unchecked Sendable {
    /// The type of the elements it takes.
    public typealias Element = ElementType

    private let clock: @Sendable () -> TestTime
    private let recorded = Guarded<[Recorded<Event<Element>>]>([])

    init(clock: @escaping @Sendable () -> TestTime) { self.clock = clock }

    /// What it got so far.
    public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

    /// Records `event`.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: clock(), value: event)
        recorded.withLock { $0.append(event) }
    }
}
