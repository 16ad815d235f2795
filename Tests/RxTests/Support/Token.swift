/// Something to capture, to see whether what captures it is freed.
final class Token: Sendable {}
