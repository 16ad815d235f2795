public import Dispatch
internal import Foundation
internal import RxSupport

/// How often `retry` subscribes to a failed source, and how long it waits before each attempt.
///
/// `maxCount` is the number of attempts in total, with the first one: 3 retries twice. 0 counts as 1, because the
/// source is always subscribed to once. After a delay of zero, the next attempt starts at once, without the
/// scheduler. A delay of more than 285 years counts as 285 years.
///
/// The names are those of RxSwiftExt. ``capped(at:)`` and ``jittered(by:random:)`` change the delays.
public struct RepeatBehavior: Sendable {
    /// Clearly below the limit of `DispatchTimeInterval` in nanoseconds, so that a time to come can be computed.
    private static let longestDelay = 9e9

    let maxCount: UInt
    /// Returns the seconds until the next attempt, after a number of failures; `nil` if no attempt follows.
    private let seconds: @Sendable (_ failures: UInt) -> Double?

    private init(maxCount: UInt, _ seconds: @escaping @Sendable (_ failures: UInt) -> Double?) {
        (self.maxCount, self.seconds) = (maxCount, seconds)
    }

    /// Starts each attempt at once.
    ///
    /// - Parameter maxCount: The number of attempts in total, with the first one.
    public static func immediate(maxCount: UInt) -> RepeatBehavior { RepeatBehavior(maxCount: maxCount) { _ in 0 } }

    /// Waits for the same time before each attempt after the first one.
    ///
    /// - Parameters:
    ///   - maxCount: The number of attempts in total, with the first one.
    ///   - time: The delay in seconds. Traps if it is negative, infinite or not a number.
    public static func delayed(maxCount: UInt, time: Double) -> RepeatBehavior {
        requireSpan(time, "delayed(maxCount:time:): the time")
        return RepeatBehavior(maxCount: maxCount) { _ in time }
    }

    /// Waits longer before each further attempt: each delay is the previous one times `1 + multiplier`.
    ///
    /// - Parameters:
    ///   - maxCount: The number of attempts in total, with the first one.
    ///   - initial: The delay before the second attempt, in seconds. Traps if it is negative, infinite or not a
    ///     number.
    ///   - multiplier: By how much a delay exceeds the previous one: 0.5 by half, and 1 doubles it. Traps if it is
    ///     negative, infinite or not a number.
    public static func exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double) -> RepeatBehavior {
        requireSpan(initial, "exponentialDelayed(maxCount:initial:multiplier:): the initial delay")
        requireSpan(multiplier, "exponentialDelayed(maxCount:initial:multiplier:): the multiplier")
        return RepeatBehavior(maxCount: maxCount) { failures in
            min(initial * pow(1 + multiplier, Double(failures - 1)), longestDelay)
        }
    }

    /// Waits before each attempt for the time that `delayCalculator` returns.
    ///
    /// - Parameters:
    ///   - maxCount: The number of attempts in total, with the first one.
    ///   - delayCalculator: Takes the number of counted failures so far, 1 at first, and returns the delay. A
    ///     negative delay counts as zero. After `.never`, no attempt follows: the error is passed on. Called for each
    ///     subscription and failure, on the thread where the error arrives.
    #if Swift5
    @preconcurrency
    #endif
    public static func customTimerDelayed(
        maxCount: UInt, delayCalculator: @escaping @Sendable (UInt) -> DispatchTimeInterval
    ) -> RepeatBehavior {
        RepeatBehavior(maxCount: maxCount) { failures in
            let seconds = delayCalculator(failures).seconds
            return seconds == .infinity ? nil : seconds
        }
    }

    /// Returns this behaviour with delays of at most `limit` seconds.
    ///
    /// - Parameter limit: The longest delay, in seconds. Traps if it is negative, infinite or not a number.
    public func capped(at limit: Double) -> RepeatBehavior {
        RepeatBehavior.requireSpan(limit, "capped(at:): the limit")
        return RepeatBehavior(maxCount: maxCount) { [seconds] in seconds($0).map { min($0, limit) } }
    }

    /// Returns this behaviour with random delays, so that clients that failed together do not retry together.
    ///
    /// A delay of d seconds becomes one between d · (1 - `fraction`) and d · (1 + `fraction`). To limit the random
    /// delays, call ``capped(at:)`` on the result.
    ///
    /// - Parameters:
    ///   - fraction: The largest change, as a part of the delay: 0.2 changes a delay by up to a fifth. Traps unless
    ///     it is between 0 and 1.
    ///   - random: Returns a number from 0 up to 1: 0 yields the shortest delay, and 0.5 leaves the delay as it was.
    ///     A number outside of these limits counts as the nearer limit. Called once for each delay, on the thread
    ///     where the error arrives. A test can pass its own numbers.
    #if Swift5
    @preconcurrency
    #endif
    public func jittered(
        by fraction: Double, random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) -> RepeatBehavior {
        requirement(
            (0...1).contains(fraction), "jittered(by: \(fraction)): the fraction must be between 0 and 1.")
        return RepeatBehavior(maxCount: maxCount) { [seconds] failures in
            seconds(failures).map { $0 * (1 + fraction * (2 * min(max(0, random()), 1) - 1)) }
        }
    }

    /// The delay before the next attempt, after a number of failures; `nil` if no attempt follows.
    func delay(after failures: UInt) -> RxTimeInterval? {
        seconds(failures).map { seconds in
            // The comparison is false for a number that is none, for example for zero times infinity.
            seconds > 0 ? .nanoseconds(Int((min(seconds, Self.longestDelay) * 1e9).rounded())) : .nanoseconds(0)
        }
    }

    private static func requireSpan(_ span: Double, _ name: String) {
        requirement(span >= 0 && span.isFinite, "\(name) is \(span); it must be finite and not negative.")
    }
}
