/// Decides who may speak with the inspector: a browser that was given an address with a token, of this machine, on pages of ours.
///
/// A token is good once. The browser that has used it has a cookie from then on. Pages of other sites are kept out by what browsers say of
/// themselves: a request's `Host` must be the inspector's, against names that lead here, and so must its `Origin`.
struct InspectorAccess {
    /// What a request says of itself, before its body is read.
    struct Request {
        var method = "GET"
        var path = "/"
        var query: String?
        var host: String?
        var origin: String?
        var cookies: String?
        var hasBody = false
    }

    /// What to do about it.
    enum Verdict: Equatable {
        case allowed
        /// Give the browser the cookie, and lead it to the page.
        case welcome(cookie: String)
        /// Say why not.
        case refused(Refusal)
    }

    /// Why a request is refused, in the order in which it is asked.
    enum Refusal: CaseIterable {
        /// It is for another host.
        case host
        /// A page of another site sends it.
        case origin
        /// It is for a path that is none of ours.
        case path
        case method
        case body
        /// It opens the socket, and says not of which page it is.
        case socketOfNoPage
        /// It has neither the cookie nor a token.
        case noKey
        /// Its token is none, or was used.
        case usedKey
        /// It is for the socket's path and opens no socket. Asked last, where the socket is opened.
        case noSocket
    }

    /// The paths that are answered. They are compared as a whole.
    static let paths = ["/", "/inspector.css", "/inspector.js", socketPath]
    static let socketPath = "/socket"

    let port: UInt16
    /// What browsers that were let in show.
    let secret: String
    private var tokens: Set<String> = []

    init(port: UInt16, secret: String = randomText()) { (self.port, self.secret) = (port, secret) }

    /// The path and query of an address that lets one browser in.
    mutating func invitation() -> String {
        let token = Self.randomText()
        tokens.insert(token)
        return "/?token=\(token)"
    }

    mutating func judge(_ request: Request) -> Verdict {
        if let refusal = refusal(of: request) { return .refused(refusal) }
        if hasCookie(request.cookies) { return .allowed }
        guard let token = request.query.flatMap(Self.token) else { return .refused(.noKey) }
        guard request.path == "/", tokens.remove(token) != nil else { return .refused(.usedKey) }
        return .welcome(cookie: "\(cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict")
    }

    /// Why a request is refused whatever its keys are.
    private func refusal(of request: Request) -> Refusal? {
        guard let host = request.host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else { return .host }
        if let origin = request.origin, origin != "http://\(host)" { return .origin }
        guard Self.paths.contains(request.path) else { return .path }
        guard ["GET", "HEAD"].contains(request.method) else { return .method }
        if request.hasBody { return .body }
        return request.path == Self.socketPath && request.origin == nil ? .socketOfNoPage : nil
    }

    private var cookieName: String { "reactor-inspector-\(port)" }

    private func hasCookie(_ cookies: String?) -> Bool {
        cookies?.split(separator: ";").contains { $0.drop { $0 == " " } == "\(cookieName)=\(secret)" } ?? false
    }

    private static func token(in query: String) -> String? {
        query.split(separator: "&").first { $0.hasPrefix("token=") }.map { String($0.dropFirst(6)) }
    }

    /// 128 random bits.
    static func randomText() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension InspectorAccess.Refusal {
    /// The status of the answer.
    var status: UInt32 {
        switch self {
        case .host, .origin, .socketOfNoPage, .noKey, .usedKey: 403
        case .path: 404
        case .method: 405
        case .body: 413
        case .noSocket: 426
        }
    }

    /// What the answer says. Nothing in it is the request's.
    var sentence: String {
        switch self {
        case .host: "The inspector answers to 127.0.0.1 and localhost at its port only."
        case .origin: "A page of another site must not speak with the inspector."
        case .path: "There is nothing at this path."
        case .method: "Only GET."
        case .body: "A request of the inspector's page has no body."
        case .socketOfNoPage: "What opens the socket must say of which page it is."
        case .noKey: "Open the address that the program has printed: it holds the key."
        case .usedKey:
            """
            This address is not of the program that runs now, or was used before. It lets one browser in. Open the one that the program has \
            printed, or, in a browser where the inspector is open, choose “Another browser”.
            """
        case .noSocket: "Here is a socket, and no page."
        }
    }
}
