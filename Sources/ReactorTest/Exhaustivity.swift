/// How many steps of a reactor a test must assert.
public enum Exhaustivity: Sendable {
    /// All steps. The test fails for each mutation, running effect or failure that it did not assert.
    case on
    /// Only the steps that the test names. Mutations between them are skipped. A `change` closure sets only the values
    /// that the test checks.
    case off
}
