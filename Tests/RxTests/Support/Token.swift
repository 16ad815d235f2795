import Testing

/// Runs `body` with a token that nothing may retain afterwards.
func expectFreed(_ body: (Token) -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    weak var reference: Token?
    do {
        let token = Token()
        reference = token
        body(token)
    }
    #expect(reference == nil, "something still retains the token", sourceLocation: sourceLocation)
}
