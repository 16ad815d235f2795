import Testing

/// Something to capture, to see whether what captures it is freed.
final class Token: Sendable {}

/// Runs `body` with a token that nothing may keep.
func expectFreed(_ body: (Token) -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    weak var reference: Token?
    do {
        let token = Token()
        reference = token
        body(token)
    }
    #expect(reference == nil, "still kept", sourceLocation: sourceLocation)
}
