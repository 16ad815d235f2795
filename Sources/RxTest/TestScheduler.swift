public import Rx

/// A scheduler for tests: time is a number of ticks and passes only as work asks for it.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// When ``TestScheduler/start(_:)`` does what.
    public enum Defaults {
        /// When the sequence is made.
        public static let created = 100
        /// When it is subscribed to.
        public static let subscribed = 200
        /// When that subscription is disposed of.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// A scheduler at tick `initialClock`.
    ///
    /// - Parameters:
    ///   - initialClock: The tick it starts at.
    ///   - resolution: Seconds a tick.
    ///   - simulateProcessingDelay: Whether work asked for now, or in the past, runs at the next tick.
    public init(
        initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
    ) {
        requirement(
            resolution > 0, "TestScheduler(resolution: \(resolution)): a tick must take some time.")
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// A sequence that emits `events` at their times, whoever is subscribed.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        TestableObservable(hot: events, self)
    }

    /// A sequence that emits `events` to each subscriber, at their times counted from its subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        TestableObservable(cold: events, self)
    }

    /// An observer that records what it gets, and when.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver { self.clock }
    }

    /// Runs `action` at tick `time`.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleAt(_ time: TestTime, action: @escaping @Sendable () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }

    /// The tick at which work runs whose span of time ends at `time`: the past is now, and now is the next tick.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Makes a sequence, subscribes to it and disposes of that at the given ticks; runs all work.
    ///
    /// - Returns: The observer that recorded the sequence.
    public func start<Element, Source: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Source
    ) -> TestableObserver<Element> where Source.Element == Element {
        let observer = createObserver(Element.self)
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        run(at: created) { source = create().asObservable() }
        run(at: subscribed) { subscription = source?.subscribe(observer) }
        run(at: disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Makes a sequence and subscribes to it at the default ticks, and disposes of that at `disposed`; runs all work.
    public func start<Element, Source: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> Source
    ) -> TestableObserver<Element> where Source.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Makes a sequence, subscribes to it and disposes of that at the default ticks; runs all work.
    public func start<Element, Source: ObservableConvertibleType>(
        _ create: @escaping () -> Source
    ) -> TestableObserver<Element> where Source.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }

    /// `action` runs on the thread that calls ``start()``, as the caller of this does.
    private func run(at time: TestTime, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        scheduleAt(time) { action.value() }
    }
}
