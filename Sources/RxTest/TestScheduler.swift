public import Rx
internal import RxSupport

/// A scheduler for tests. Its time is a number of ticks, and passes only when the scheduler runs its work.
///
/// Sound: its superclass is, and the property that it adds never changes.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// The ticks that ``TestScheduler/start(_:)`` uses.
    public enum Defaults {
        /// When it creates the sequence.
        public static let created = 100
        /// When it subscribes to the sequence.
        public static let subscribed = 200
        /// When it disposes of the subscription.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// Creates a scheduler whose clock stands at tick `initialClock`.
    ///
    /// - Parameters:
    ///   - initialClock: The first tick.
    ///   - resolution: The number of seconds that a tick takes. Traps if it is not positive.
    ///   - simulateProcessingDelay: Whether work scheduled for now, or after a time span of zero ticks or less, runs at
    ///     the next tick. Work scheduled at a tick, as by ``scheduleAt(_:action:)``, is not delayed.
    public init(
        initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
    ) {
        requirement(
            resolution > 0, "TestScheduler(resolution: \(resolution)): a tick must take some time.")
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Creates a hot sequence, which emits `events` at their ticks to its current subscribers. An event for a tick in
    /// the past is emitted at the current tick, when the scheduler next runs.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        TestableObservable(hot: events, self)
    }

    /// Creates a cold sequence, which emits `events` to each subscriber. Their ticks count from its subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        TestableObservable(cold: events, self)
    }

    /// Creates an observer that records each event with its tick.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver { self.clock }
    }

    /// Runs `action` at tick `time`, or at the current tick if `time` is in the past.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleAt(_ time: TestTime, action: @escaping @Sendable () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }

    /// Returns the tick for work that is due at `time`. Work for the past counts as work for the current tick, and such
    /// work runs at the next tick if the scheduler simulates the processing delay.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        let clock = clock
        if time > clock { return time }
        return simulateProcessingDelay && clock < .max ? clock + 1 : clock
    }

    /// Creates a sequence, subscribes to it, and disposes of the subscription, at the given ticks. Runs all scheduled
    /// work.
    ///
    /// - Returns: An observer with the recorded events of the sequence.
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

    /// Creates a sequence and subscribes to it at the default ticks, and disposes of the subscription at `disposed`.
    /// Runs all scheduled work.
    public func start<Element, Source: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> Source
    ) -> TestableObserver<Element> where Source.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Creates a sequence, subscribes to it, and disposes of the subscription, at the default ticks. Runs all scheduled
    /// work.
    public func start<Element, Source: ObservableConvertibleType>(
        _ create: @escaping () -> Source
    ) -> TestableObserver<Element> where Source.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }

    /// Schedules `action`, which need not be `@Sendable`: it runs on the thread that calls ``start()``, and that is the
    /// caller's thread.
    private func run(at time: TestTime, _ action: @escaping () -> Void) {
        let action = UncheckedSendableBox(action)
        scheduleAt(time) { action.value() }
    }
}
