/// The faults that an exploration may cause.
public struct AnswerFaults: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A request may fail with an ``ExplorationError``, or with the error that it names.
    public static let failure = AnswerFaults(rawValue: 1)
    /// A request may stay without an answer until the end of the session.
    public static let silence = AnswerFaults(rawValue: 2)
    /// A reactor may be released while requests wait. Their answers come afterwards. If there are several reactors, one
    /// may be released while the others go on.
    public static let afterRelease = AnswerFaults(rawValue: 4)
    /// All faults.
    public static let all: AnswerFaults = [.failure, .silence, .afterRelease]
}
