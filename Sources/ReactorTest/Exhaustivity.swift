/// How much of what a reactor does a test must assert.
public enum Exhaustivity: Sendable {
    /// Everything: a mutation, an effect that still runs or a failure that was not asserted has the test fail.
    case on
    /// What the test names. Mutations between are skipped, and a change says of some fields what they are.
    case off
}
