#if GTK

/// The old name of `ListWidget`.
@available(*, deprecated, renamed: "ListWidget")
public typealias ListBase = ListWidget

/// The old name of `RangedWidget`.
@available(*, deprecated, renamed: "RangedWidget")
public typealias Ranged = RangedWidget

/// The old name of `SingleChildContainer`.
@available(*, deprecated, renamed: "SingleChildContainer")
public typealias ChildContainer = SingleChildContainer

/// The old name of `ClampingWidget`.
@available(*, deprecated, renamed: "ClampingWidget")
public typealias Clamping = ClampingWidget

/// The old name of `LoggedWarnings`.
@available(*, deprecated, renamed: "LoggedWarnings")
public typealias Complaints = LoggedWarnings

/// The old name of `LiveObjects`.
@available(*, deprecated, renamed: "LiveObjects")
public typealias Census = LiveObjects

extension LiveObjects {
    /// The old name of `counts`.
    @available(*, deprecated, renamed: "counts")
    public static var now: [String: Int] { counts }

    /// The old name of `countsByClass`.
    @available(*, deprecated, renamed: "countsByClass")
    @MainActor public static var classes: [String: Int] { countsByClass }

    /// The old name of `hasIncreased(since:)`.
    @available(*, deprecated, renamed: "hasIncreased(since:)")
    public static func hasRisen(since before: [String: Int]) -> Bool { hasIncreased(since: before) }
}
#endif
