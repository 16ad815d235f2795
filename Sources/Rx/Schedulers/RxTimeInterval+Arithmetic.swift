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

    /// What is left of the span after `elapsed` seconds; not less than nothing.
    package func reduced(by elapsed: TimeInterval) -> DispatchTimeInterval {
        let left = seconds - elapsed
        if left <= 0 { return .nanoseconds(0) }
        return left.isFinite && left < 9e9 ? .nanoseconds(Int((left * 1e9).rounded())) : self
    }
}
