/// Errors for tests.
enum TestError: Error, Equatable {
    case one, two
}
