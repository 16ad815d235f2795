extension String {
    /// A longer value is shortened to about this number of characters in the description of a session.
    private static let maxLength = 100

    /// The text without the modules and types before enum cases, and without the middle of a long text.
    var readable: String {
        let short = replacing(/\b[A-Z]\w*(\.[A-Z]\w*)+\.(?=[a-z])/, with: ".")
        guard short.count > Self.maxLength else { return short }
        return short.prefix(Self.maxLength * 2 / 3) + " … " + short.suffix(Self.maxLength / 3)
    }
}
