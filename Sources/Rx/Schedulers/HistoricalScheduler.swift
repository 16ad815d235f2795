public import Foundation

/// A virtual time scheduler whose virtual time is a date.
///
/// Sound: as its superclass; it adds no state.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
    /// A scheduler at `initialClock`.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

/// Uses dates as virtual time, without conversion.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A point in time.
    public typealias VirtualTimeUnit = RxTime
    /// Seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    /// The same time.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    /// The same time.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    /// The same span.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
        virtualTimeInterval
    }

    /// The same span.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

    /// The time `offset` seconds after `time`.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time.addingTimeInterval(offset) }

    /// Compares two times.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        switch lhs.compare(rhs) {
        case .orderedAscending: .lessThan
        case .orderedSame: .equal
        case .orderedDescending: .greaterThan
        }
    }
}
