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

    /// Whether time would not have to go backwards.
    package var isNotNegative: Bool { seconds >= 0 }

    /// What is left of the span after `elapsed` seconds, to the microsecond: nothing at least, and all of it at most. The clock of a
    /// scheduler of the app's own may have been set back.
    ///
    /// Not finer: a `Date` of our days knows about a tenth of a microsecond, and what is left of that is nothing.
    package func reduced(by elapsed: TimeInterval) -> DispatchTimeInterval {
        let left = ((seconds - max(0, elapsed)) * 1e6).rounded()
        if left <= 0 { return .nanoseconds(0) }
        return left < 9e15 ? .nanoseconds(Int(left) * 1000) : self
    }
}
