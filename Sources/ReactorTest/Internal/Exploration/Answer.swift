/// How a request of a session is answered.
enum Answer: Hashable, Sendable {
    /// With its value. Also the only outcome of work that is not a request.
    case value
    /// With an error.
    case failure
    /// Not before the end of the session.
    case never
    /// The task that asked was cancelled, or the session has ended.
    case cancelled
}
