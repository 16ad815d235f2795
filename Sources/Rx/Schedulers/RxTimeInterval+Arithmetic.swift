package import Dispatch
package import Foundation

extension DispatchTimeInterval {
    /// The span in seconds; infinite for `.never`.
    package var seconds: TimeInterval {
        switch self {
        case .seconds(let value): TimeInterval(value)
        case .milliseconds(let value): TimeInterval(value) / 1e3
        case .microseconds(let value): TimeInterval(value) / 1e6
        case .nanoseconds(let value): TimeInterval(value) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    /// Whether the span is zero or positive.
    package var isNotNegative: Bool { seconds >= 0 }

    /// Returns the rest of the span after `elapsed` seconds, rounded to microseconds.
    ///
    /// The result is at least zero, and at most the whole span even if `elapsed` is negative, because the clock of an
    /// app's own scheduler may have been set back. A finer result would be meaningless: a present-day `Date` resolves
    /// about a tenth of a microsecond, and a rest of that size counts as zero.
    package func reduced(by elapsed: TimeInterval) -> DispatchTimeInterval {
        let left = ((seconds - max(0, elapsed)) * 1e6).rounded()
        if left <= 0 { return .nanoseconds(0) }
        return left < 9e15 ? .nanoseconds(Int(left) * 1000) : self
    }
}
