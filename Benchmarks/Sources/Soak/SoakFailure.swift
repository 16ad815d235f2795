/// What a soak has found wrong.
struct SoakFailure: Error, CustomStringConvertible {
    let description: String
}

/// Throws what was expected and not seen.
func expect(_ condition: Bool, _ expectation: @autoclosure () -> String) throws {
    if !condition { throw SoakFailure(description: "expected \(expectation())") }
}
