/// Decides which requests the inspector accepts. The browser must run on this machine, and must have been given an
/// address with a token. A request from a page of another site is refused.
///
/// A token is valid once. The browser that used it has a cookie from then on. Other sites are kept out by two headers
/// that browsers set. `Host` must name the inspector, which prevents DNS rebinding. So must `Origin` if the request has
/// one. Only a request that opens the socket must have one, because browsers omit it when they load a page.
struct InspectorAccess {
    /// The metadata of a request, before its body is read.
    struct Request {
        var method = "GET"
        var path = "/"
        var query: String?
        var host: String?
        var origin: String?
        var cookies: String?
        var hasBody = false
    }

    /// The response to a request.
    enum Decision: Equatable {
        case allowed
        /// Set this cookie and redirect to the page.
        case admitted(cookie: String)
        /// Refuse with a reason.
        case refused(Refusal)
    }

    /// The reason for refusing a request. The cases are in the order of the checks.
    enum Refusal: CaseIterable {
        /// The request is for another host.
        case host
        /// The request comes from a page of another site.
        case origin
        /// The path does not exist.
        case path
        case method
        case body
        /// The request opens the socket without naming its origin.
        case socketWithoutOrigin
        /// The request has neither the cookie nor a token.
        case noCredentials
        /// The token is not valid, was used, or comes with another path than the page's.
        case invalidToken
        /// The request is for the socket's path, but does not open a socket. The server checks this after
        /// ``InspectorAccess/authorize(_:)``.
        case notWebSocket
    }

    /// The valid paths. A request's whole path must match.
    static let paths = ["/", "/inspector.css", "/inspector.js", "/lines.js", socketPath]
    static let socketPath = "/socket"

    let port: UInt16
    /// The secret in the cookie of an admitted browser.
    let secret: String
    private var tokens: Set<String> = []

    init(port: UInt16, secret: String = randomText()) { (self.port, self.secret) = (port, secret) }

    /// Makes the path and query of an address that admits one browser.
    mutating func makeInvitation() -> String {
        let token = Self.randomText()
        tokens.insert(token)
        return "/?token=\(token)"
    }

    mutating func authorize(_ request: Request) -> Decision {
        if let refusal = refusal(of: request) { return .refused(refusal) }
        if hasCookie(request.cookies) { return .allowed }
        guard let token = request.query.flatMap(Self.token) else { return .refused(.noCredentials) }
        guard request.path == "/", tokens.remove(token) != nil else { return .refused(.invalidToken) }
        return .admitted(cookie: "\(cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict")
    }

    /// Returns the reason to refuse a request regardless of its cookie and its token; `nil` if there is none.
    private func refusal(of request: Request) -> Refusal? {
        guard let host = request.host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else { return .host }
        if let origin = request.origin, origin != "http://\(host)" { return .origin }
        guard Self.paths.contains(request.path) else { return .path }
        guard ["GET", "HEAD"].contains(request.method) else { return .method }
        if request.hasBody { return .body }
        return request.path == Self.socketPath && request.origin == nil ? .socketWithoutOrigin : nil
    }

    private var cookieName: String { "reactor-inspector-\(port)" }

    private func hasCookie(_ cookies: String?) -> Bool {
        cookies?.split(separator: ";").contains { $0.drop { $0 == " " } == "\(cookieName)=\(secret)" } ?? false
    }

    private static func token(in query: String) -> String? {
        query.split(separator: "&").first { $0.hasPrefix("token=") }.map { String($0.dropFirst(6)) }
    }

    /// Returns 128 random bits in hexadecimal.
    static func randomText() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension InspectorAccess.Refusal {
    /// The HTTP status of the response.
    var status: UInt32 {
        switch self {
        case .host, .origin, .socketWithoutOrigin, .noCredentials, .invalidToken: 403
        case .path: 404
        case .method: 405
        case .body: 413
        case .notWebSocket: 426
        }
    }

    /// The text of the response. It contains nothing from the request.
    var message: String {
        switch self {
        case .host: "The inspector answers to 127.0.0.1 and localhost at its port only."
        case .origin: "A page of another site must not use the inspector."
        case .path: "There is nothing at this path."
        case .method: "Only GET and HEAD are allowed."
        case .body: "A request to the inspector must not have a body."
        case .socketWithoutOrigin: "A request that opens the socket must have an Origin header."
        case .noCredentials: "Open the address that the program has printed: it holds the key."
        case .invalidToken:
            """
            This address belongs to another run of the program, or was used before. It admits one browser. Open the address that the program has \
            printed, or, in a browser where the inspector is open, choose “Another browser”.
            """
        case .notWebSocket: "This path is a WebSocket, not a page."
        }
    }
}
