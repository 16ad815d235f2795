/// The built-in checks of an exploration.
public struct ExplorationChecks: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No failure of a reactor is left unhandled. An exploration does not call the failure handler of `ReactorHooks`.
    public static let failures = ExplorationChecks(rawValue: 1)
    /// When nothing is pending, no effect runs. An effect that runs then never ends, or waits for something that the
    /// exploration does not control: `Task.sleep`, a Dispatch queue, a C library.
    public static let effects = ExplorationChecks(rawValue: 2)
    /// At rest, when only periodic timers are pending, no field of the state says that work is in progress: a `Bool`
    /// such as `isLoading` or `isSaving`, or an enum case such as `loading`, that the initial state does not have.
    public static let busyStates = ExplorationChecks(rawValue: 4)
    /// After its release, the reactor is freed, and its effects end.
    public static let leaks = ExplorationChecks(rawValue: 8)
    /// The same session takes the same course again. `explore` of one reactor repeats one session in 16 to see that. If
    /// there are several reactors, the parameter `isRepeated` decides.
    public static let determinism = ExplorationChecks(rawValue: 16)
    /// All checks.
    public static let all: ExplorationChecks = [.failures, .effects, .busyStates, .leaks, .determinism]
}
