/// A failed expectation of a soak.
struct SoakFailure: Error, CustomStringConvertible {
    let description: String
}

/// Throws a ``SoakFailure`` with the expectation if the condition does not hold.
func expect(_ condition: Bool, _ expectation: @autoclosure () -> String) throws {
    if !condition { throw SoakFailure(description: "expected \(expectation())") }
}
