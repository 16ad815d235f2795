import ClockShift
import Dispatch
import Foundation
import Rx

/// An operator that measures a span of time.
struct SpanCase: Sendable {
    let name: String
    let apply: @Sendable (Observable<Int>) -> Observable<Int>
    /// The number of elements that it emits for the three that ``passes()`` sends.
    let count: Int

    init(_ name: String, emits count: Int, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
        (self.name, self.count, self.apply) = (name, count, apply)
    }

    /// The time limit of a case on a busy machine. Each case needs a few hundredths of a second.
    private static let patience = Duration.seconds(20)

    private static let span = RxTimeInterval.milliseconds(30)
    private static let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "clock")

    static let all = [
        SpanCase("throttle", emits: 3) { $0.throttle(span, scheduler: queue) },
        SpanCase("throttle(latest: false)", emits: 2) { $0.throttle(span, latest: false, scheduler: queue) },
        SpanCase("delay", emits: 3) { $0.delay(span, scheduler: queue) },
        SpanCase("debounce", emits: 1) { $0.debounce(span, scheduler: queue) },
        SpanCase("buffer", emits: 1) {
            $0.buffer(timeSpan: span, count: 100, scheduler: queue).map(\.count).filter { $0 > 0 }
        },
        SpanCase("timeout", emits: 3) { $0.timeout(.seconds(3600), scheduler: queue) },
        SpanCase("delay, concurrent", emits: 3) {
            $0.delay(span, scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
        },
        SpanCase("throttle of a driver", emits: 3) { $0.throttle(span, scheduler: ConcurrentMainScheduler.instance) },
    ]

    /// Sends three elements, and sets the clock back after the first.
    func passes() -> Bool {
        let source = PublishSubject<Int>()
        let received = BehaviorRelay(value: 0)
        let subscription = apply(source).scan(0) { count, _ in count + 1 }.bind(to: received)
        defer { subscription.dispose() }
        source.onNext(1)
        clock_shift(-3600)
        source.onNext(2)
        Thread.sleep(forTimeInterval: 0.1)
        source.onNext(3)
        return Self.becomesTrue { received.value == count }
    }

    /// Polls `condition`, because waits in Dispatch use the time of day.
    static func becomesTrue(_ condition: () -> Bool) -> Bool {
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            if condition() { return true }
            usleep(1000)
        }
        return false
    }
}
