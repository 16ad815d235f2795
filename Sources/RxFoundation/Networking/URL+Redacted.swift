internal import Foundation

extension URL {
    /// The URL for messages and logs. It has no user, no password, no values of the query, and no fragment, because a
    /// fragment often contains a key.
    var redactedDescription: String {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return "\(scheme ?? "a URL")://\(host ?? "")"
        }
        (parts.user, parts.password) = (nil, nil)
        let (query, hasFragment) = (parts.percentEncodedQuery, parts.fragment != nil)
        (parts.query, parts.fragment) = (nil, nil)
        return (parts.string ?? "a URL") + (query.map { "?" + Self.names(in: $0) } ?? "") + (hasFragment ? "#…" : "")
    }

    /// Returns the names in a query, as in `token=…&page=…`.
    private static func names(in query: String) -> String {
        query.split(separator: "&", omittingEmptySubsequences: false).map { item in
            item.firstIndex(of: "=").map { "\(item[..<$0])=…" } ?? (item.isEmpty ? "" : "…")
        }.joined(separator: "&")
    }
}

extension URL? {
    var redactedDescription: String { self?.redactedDescription ?? "an unknown URL" }
}
