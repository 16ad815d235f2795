import Testing

extension Optional<ExitTest.Result> {
    /// The process's output on standard error.
    var message: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
