#if PostgreSQL
import PostgreSQL

extension ServerError {
    init(_ error: PostgreSQLError) {
        let reason: Reason =
            switch error.reason {
            case .invalidAddress: .invalidAddress
            case .unreachable, .lost: .unreachable
            case .outcomeUnknown: .outcomeUnknown
            case .wrongPassword: .wrongPassword
            case .noDatabase: .noDatabase
            case .notPermitted: .notPermitted
            case .readOnly: .readOnly
            case .full: .full
            case .busy: .busy
            case .misuse: .misuse
            }
        let state = error.state.isEmpty ? "" : " (SQLSTATE \(error.state))"
        self.init(reason, address: error.address, message: error.message + state)
    }

    /// Runs `body`, and throws a `ServerError` in place of a `PostgreSQLError`.
    static func wrapping<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as PostgreSQLError { throw ServerError(error) }
    }
}
#endif
