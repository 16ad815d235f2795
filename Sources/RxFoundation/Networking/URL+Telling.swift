internal import Foundation

extension URL {
    /// The URL as sentences and logs have it: without a user and a password, without the values of its query, and without its fragment, in which
    /// keys are often given.
    var told: String {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return "\(scheme ?? "a URL")://\(host ?? "")"
        }
        (parts.user, parts.password) = (nil, nil)
        let (query, hasFragment) = (parts.percentEncodedQuery, parts.fragment != nil)
        (parts.query, parts.fragment) = (nil, nil)
        return (parts.string ?? "a URL") + (query.map { "?" + Self.names(in: $0) } ?? "") + (hasFragment ? "#…" : "")
    }

    /// `token=…&page=…`
    private static func names(in query: String) -> String {
        query.split(separator: "&", omittingEmptySubsequences: false).map { item in
            item.firstIndex(of: "=").map { "\(item[..<$0])=…" } ?? (item.isEmpty ? "" : "…")
        }.joined(separator: "&")
    }
}

extension URL? {
    var told: String { self?.told ?? "a URL that is not known" }
}
