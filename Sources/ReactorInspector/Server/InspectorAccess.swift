/// Decides who may speak with the inspector: a browser that was given an address with a token, of this machine, on pages of ours.
///
/// A token is good once. The browser that has used it has a cookie from then on. Pages of other sites are kept out by what browsers say of
/// themselves: a request's `Host` must be the inspector's, against names that lead here, and so must its `Origin`.
struct InspectorAccess {
    /// What a request says of itself.
    struct Request {
        var path = "/"
        var query: String?
        var host: String?
        var origin: String?
        var cookies: String?
    }

    /// What to do about it.
    enum Verdict: Equatable {
        case allowed
        /// Give the browser the cookie, and lead it to the page.
        case welcome(cookie: String)
        /// Say why not.
        case refused(String)
    }

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
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.host, hosts.contains(host) else {
            return .refused("The inspector answers to 127.0.0.1:\(port) only.")
        }
        if let origin = request.origin, origin != "http://\(host)" {
            return .refused("A page of \(origin) must not speak with the inspector.")
        }
        if request.path == "/socket", request.origin == nil {
            return .refused("What opens the socket must say of which page it is.")
        }
        if hasCookie(request.cookies) { return .allowed }
        guard let token = request.query.flatMap(Self.token) else {
            return .refused("Open the address that the program has printed: it holds the key.")
        }
        guard request.path == "/", tokens.remove(token) != nil else {
            return .refused(
                """
                This address is not of the program that runs now, or was used before. It lets one browser in. Open the one that the program has \
                printed, or, in a browser where the inspector is open, choose “Another browser”.
                """)
        }
        return .welcome(cookie: "\(cookieName)=\(secret); Path=/; HttpOnly; SameSite=Strict")
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
