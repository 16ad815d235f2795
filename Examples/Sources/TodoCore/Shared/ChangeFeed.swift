#if PostgreSQL
import Foundation
import PostgreSQL
import Rx
import Synchronization

/// Says when a shared list may have changed, and whether its server can be used.
package struct ChangeFeed: Sendable {
    /// Connects for each subscription, and emits each event. After a failure, connects again. The waits grow from half a
    /// second to half a minute, and are random, so that clients that failed together do not return together. Never
    /// ends.
    package let events: Observable<FeedEvent>

    /// - Parameters:
    ///   - timers: Runs the waits.
    ///   - random: Returns a number from 0 up to 1.
    package init(
        address: ServerAddress, oldestServer: Int32? = nil, timers: any SchedulerType,
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        let signals = ChangeSignals(address: address, oldestServer: oldestServer ?? SharedSchema.oldestServer)
        self.init(signals: signals.signals, timers: timers, random: random)
    }

    /// - Parameter signals: See ``ChangeSignals/signals``.
    init(signals: Observable<Bool>, timers: any SchedulerType, random: @escaping @Sendable () -> Double) {
        events = .deferred {
            let (failures, offline) = (Failures(), PublishSubject<FeedEvent>())
            let reconnecting =
                signals
                .do(onNext: { isFirst in if isFirst { failures.forget() } })
                .map { $0 ? FeedEvent.online : .changed }
                .retry { (errors: Observable<ServerError>) in
                    errors.flatMap { error in
                        let wait = failures.nextWait(random())
                        offline.onNext(.offline(error, retryAt: timers.now.addingTimeInterval(wait)))
                        return Observable<Int>.timer(.milliseconds(Int(wait * 1_000)), scheduler: timers)
                    }
                }
            return .merge(offline, reconnecting)
        }
    }
}

/// The number of failures since the last connection.
private final class Failures: Sendable {
    private let count = Mutex(0)

    func forget() { count.withLock { $0 = 0 } }

    /// Returns the wait after another failure, in seconds: ½, 1, 2, 4, … 30, by up to a half shorter or longer.
    func nextWait(_ random: Double) -> Double {
        let earlier = count.withLock { count in
            defer { count += 1 }
            return count
        }
        return min(0.5 * pow(2, Double(min(earlier, 10))), 30) * (0.5 + random)
    }
}
#endif
