public import Foundation
public import Rx

/// Converts between times and ticks of a given length.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A tick.
    public typealias VirtualTimeUnit = Int
    /// A number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The number of seconds that a tick takes.
    private let resolution: Double

    package init(resolution: Double) { self.resolution = resolution }

    /// Returns the date of a tick. Tick 0 is the beginning of 1970.
    public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
        Date(timeIntervalSince1970: TimeInterval(virtualTime) * resolution)
    }

    /// Returns the tick nearest to a date from 1970 on. If the tick does not fit into an `Int`, returns the nearest
    /// `Int`.
    public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { ticks(time.timeIntervalSince1970) }

    /// Returns the number of seconds that a number of ticks takes.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
        TimeInterval(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks nearest to a number of seconds that is not negative. If the result does not fit into
    /// an `Int`, returns the nearest `Int`. A scheduler does not call this for the span `.never`.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
        ticks(timeInterval)
    }

    /// NaN becomes zero.
    private func ticks(_ seconds: TimeInterval) -> Int {
        let ticks = seconds / resolution + 0.5
        return Int(exactly: ticks.rounded(.towardZero)) ?? (ticks.isNaN ? 0 : ticks < 0 ? .min : .max)
    }

    /// Returns the tick `offset` ticks after `time`. If it does not fit into an `Int`, returns the nearest `Int`.
    public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
        let (tick, overflow) = time.addingReportingOverflow(offset)
        return overflow ? (offset < 0 ? .min : .max) : tick
    }

    /// Compares two ticks.
    public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
        if lhs < rhs { return .lessThan }
        return lhs > rhs ? .greaterThan : .equal
    }
}
