import Testing

@testable import ReactorInspector

/// The checks that guard the inspector.
@Suite struct InspectorAccessTests {
    private var access = InspectorAccess(port: 7710, secret: "secret")
    private let host = "127.0.0.1:7710"

    private func isRefused(_ decision: InspectorAccess.Decision) -> Bool {
        if case .refused = decision { true } else { false }
    }

    @Test mutating func anInvitationAdmitsOneBrowser() {
        let address = access.makeInvitation()
        let request = InspectorAccess.Request(path: "/", query: String(address.dropFirst(2)), host: host)
        let cookie = "reactor-inspector-7710=secret"
        #expect(access.authorize(request) == .admitted(cookie: "\(cookie); Path=/; HttpOnly; SameSite=Strict"))
        #expect(isRefused(access.authorize(request)))
        #expect(access.authorize(.init(host: host, cookies: "a=b; \(cookie)")) == .allowed)
        #expect(access.authorize(.init(path: "/inspector.js", host: "localhost:7710", cookies: cookie)) == .allowed)
    }

    @Test mutating func aRequestWithoutAValidKeyIsRefused() {
        _ = access.makeInvitation()
        #expect(isRefused(access.authorize(.init(host: host))))
        #expect(isRefused(access.authorize(.init(query: "token=wrong", host: host))))
        #expect(isRefused(access.authorize(.init(host: host, cookies: "reactor-inspector-7710=wrong"))))
        #expect(isRefused(access.authorize(.init(host: host, cookies: "reactor-inspector-7711=secret"))))
    }

    /// A foreign name that resolves to this machine, and a foreign page.
    @Test mutating func aForeignHostOrOriginIsRefused() {
        let cookie = "reactor-inspector-7710=secret"
        #expect(isRefused(access.authorize(.init(host: "evil.example:7710", cookies: cookie))))
        #expect(isRefused(access.authorize(.init(host: nil, cookies: cookie))))
        #expect(isRefused(access.authorize(.init(host: host, origin: "http://evil.example", cookies: cookie))))
        #expect(isRefused(access.authorize(.init(path: "/socket", host: host, origin: "null", cookies: cookie))))
        #expect(isRefused(access.authorize(.init(path: "/socket", host: host, cookies: cookie))))
        #expect(
            access.authorize(.init(path: "/socket", host: host, origin: "http://\(host)", cookies: cookie)) == .allowed)
    }

    @Test func randomKeysDiffer() {
        let keys = (0..<100).map { _ in InspectorAccess.randomText() }
        #expect(Set(keys).count == 100)
        #expect(keys.allSatisfy { $0.count == 32 })
    }
}
