/// What an exploration requires of every reactor without being told.
public struct ExplorationChecks: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No failure reaches the reactor's failure handler.
    public static let failures = ExplorationChecks(rawValue: 1)
    /// When no work and no timer is pending, no effect runs. Such an effect never ends, or it waits for something that
    /// the exploration does not control: `Task.sleep`, a Dispatch queue, a C library.
    public static let effects = ExplorationChecks(rawValue: 2)
    /// When no work is pending, no field of the state says that work is in progress: a `Bool` such as `isLoading` or
    /// `isSaving`, or an enum case such as `loading`, that the initial state does not have.
    public static let busyStates = ExplorationChecks(rawValue: 4)
    /// After its release, the reactor is freed, and its effects end.
    public static let leaks = ExplorationChecks(rawValue: 8)
    /// The same session takes the same course again.
    public static let determinism = ExplorationChecks(rawValue: 16)
    /// All checks.
    public static let all: ExplorationChecks = [.failures, .effects, .busyStates, .leaks, .determinism]
}
