import Testing

extension Optional<ExitTest.Result> {
    /// What the process said on standard error before it stopped.
    var message: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
