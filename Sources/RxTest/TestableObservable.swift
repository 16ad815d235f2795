public import Rx
internal import RxSupport

/// A sequence of given events that records its subscriptions.
public final class TestableObservable<Element>: ObservableType {
    /// The events that the sequence emits.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let connect: (AnyObserver<Element>) -> any Disposable
    private let log: SubscriptionLog

    init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
        let subscribers = Subscribers<Element>()
        // Sound: the scheduler runs all its work on one thread.
        for event in UncheckedSendableBox(events).value {
            let delivery = UncheckedSendableBox((subscribers, event.value))
            scheduler.scheduleAt(event.time) { delivery.value.0.send(delivery.value.1) }
        }
        recordedEvents = events
        log = SubscriptionLog(scheduler)
        connect = { subscribers.add($0) }
    }

    /// Emits the events of tick 0 after `subscribe` has returned, or inside `subscribe` if `emitsFirstTickAtOnce` is
    /// true.
    init(
        cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler, emitsFirstTickAtOnce: Bool = false
    ) {
        recordedEvents = events
        log = SubscriptionLog(scheduler)
        connect = { observer in
            let work = CompositeDisposable()
            for event in events {
                if emitsFirstTickAtOnce, event.time == 0 {
                    observer.on(event.value)
                    continue
                }
                let delivery = UncheckedSendableBox((observer, event.value))
                work.insert(
                    scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
                        delivery.value.0.on(delivery.value.1)
                        return Disposables.create()
                    })
            }
            return work
        }
    }

    /// The subscriptions to the sequence so far, in order.
    public var subscriptions: [Subscription] { log.subscriptions }

    /// Subscribes `observer` to the sequence.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let end = log.begin()
        let connection = connect(.anywhere(observer.on))
        return Disposables.create {
            connection.dispose()
            end()
        }
    }
}

/// Sound: no property changes after initialisation. `connect` captures only `Sendable` elements, the scheduler and a
/// ``Subscribers``.
extension TestableObservable: @unchecked Sendable where Element: Sendable {}

/// The subscriptions of a source.
final class SubscriptionLog: Sendable {
    private let scheduler: TestScheduler
    private let recorded = Guarded<[Subscription]>([])

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    var subscriptions: [Subscription] { recorded.withLock { $0 } }

    /// Records a subscription that begins now. The returned closure records its end.
    func begin() -> @Sendable () -> Void {
        let start = scheduler.clock
        let index = recorded.withLock { subscriptions in
            defer { subscriptions.append(Subscription(start)) }
            return subscriptions.count
        }
        return { [self] in
            let end = scheduler.clock
            recorded.withLock { $0[index] = Subscription(start, end) }
        }
    }
}
