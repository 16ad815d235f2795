public import Foundation

/// Converts between a scheduler's virtual time and the time of day.
public protocol VirtualTimeConverterType: Sendable {
    /// A point in virtual time.
    associatedtype VirtualTimeUnit: Sendable
    /// A span of virtual time.
    associatedtype VirtualTimeIntervalUnit: Sendable

    /// The time of day that a virtual time stands for.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// The virtual time that stands for a time of day.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// The number of seconds that a span of virtual time stands for.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// The span of virtual time that stands for a number of seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// The virtual time `offset` after `time`.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Compares two virtual times.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two virtual times.
public enum VirtualTimeComparison: Sendable {
    /// The first comes before the second.
    case lessThan
    /// They are the same.
    case equal
    /// The first comes after the second.
    case greaterThan
}
