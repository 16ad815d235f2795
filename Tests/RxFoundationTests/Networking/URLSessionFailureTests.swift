import Foundation
import Rx
import RxFoundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Thrown if an element arrives instead of the expected failure.
private struct NoFailure: Error {
    let element: any Sendable
}

/// Each failure names the URL, the status if there was one, and the cause.
@Suite(.timeLimit(.minutes(15))) struct URLSessionFailureTests {
    private let session = URLSession(configuration: .ephemeral)
    private let server: FaultyServer

    init() async throws { server = try await FaultyServer() }

    private func failure(of path: String, timeout: TimeInterval = 60) async throws -> any Error {
        var request = URLRequest(url: server.url(path))
        request.timeoutInterval = timeout
        return try await error(of: session.rx.json(request: request, as: Menu.self))
    }

    private func error<Element: Sendable>(of observable: Observable<Element>) async throws -> any Error {
        do {
            throw NoFailure(element: try await observable.asSingle().value)
        } catch { return error }
    }

    @Test(arguments: [404, 500, 503]) func anErrorStatusFails(_ status: Int) async throws {
        let error = try await failure(of: "status/\(status)")
        guard case .httpRequestFailed(let response, let data)? = error as? RxCocoaURLError else {
            Issue.record("\(error)")
            return
        }
        #expect(response.statusCode == status)
        #expect(data == Data(#"{"reason": "as asked for"}"#.utf8))
        let words = HTTPURLResponse.localizedString(forStatusCode: status)
        let sentence = "The server answered with status \(status) (\(words)): \(server.url("status/\(status)"))"
        #expect(error.localizedDescription == sentence)
        #expect(String(reflecting: error) == sentence + "\n" + #"{"reason": "as asked for"}"#)
    }

    @Test func aRefusedConnectionFails() async throws {
        try await server.stop()
        try await expect("menu", .cannotConnectToHost, "The server could not be reached")
    }

    @Test func aLateAnswerFails() async throws {
        try await expect("stall", .timedOut, "The server did not answer in time", timeout: 1)
        try await expect("begin", .timedOut, "The server did not answer in time", timeout: 1)
    }

    @Test func aTruncatedBodyFails() async throws {
        try await expect("truncated", nil, nil)
        // Curl says "47 bytes remaining" or "47 bytes missing".
        let text = try await failure(of: "truncated").localizedDescription
        #expect(text.hasPrefix("The transfer failed (") && text.contains(" 47 bytes "))
    }

    @Test func aResetConnectionFails() async throws {
        try await expect("reset", nil, nil)
    }

    @Test func aConnectionClosedWithoutAnAnswerFails() async throws {
        try await expect("silent", .badServerResponse, "The server closed the connection without an answer")
    }

    @Test func anAnswerThatIsNotHTTPFails() async throws {
        try await expect("garbage", .unsupportedURL, "The URL cannot be used, or its server does not speak HTTP")
    }

    @Test func anEndlessRedirectionFails() async throws {
        try await expect("loop", .httpTooManyRedirects, "The server redirects without end")
        #expect(server.lines(about: "loop").count < 100)
    }

    /// - Parameter sentence: The text before the URL; `nil` if it varies.
    private func expect(
        _ path: String, _ code: URLError.Code?, _ sentence: String?, timeout: TimeInterval = 60
    ) async throws {
        let error = try #require(try await failure(of: path, timeout: timeout) as? URLError)
        if let code { #expect(error.code == code) }
        #expect(error.failingURL == server.url(path))
        #expect(error.localizedDescription.hasSuffix(": \(server.url(path))"))
        if let sentence { #expect(error.localizedDescription == "\(sentence): \(server.url(path))") }
    }

    @Test func anUndecodableBodyFails() async throws {
        try await expectUnreadable("malformed", "The given data was not valid JSON.", bytes: 40)
        try await expectUnreadable(
            "types", "menus[1].price: Expected to decode Int but found a string instead.", bytes: 95)
        try await expectUnreadable("empty", "The given data was not valid JSON.", bytes: 0)
    }

    private func expectUnreadable(_ path: String, _ reason: String, bytes: Int) async throws {
        let error = try await failure(of: path)
        guard case .deserializationError(let cause)? = error as? RxCocoaURLError,
            let failure = cause as? DeserializationFailure
        else {
            Issue.record("\(path): \(error)")
            return
        }
        #expect(failure.url == server.url(path))
        #expect(failure.statusCode == 200)
        #expect(failure.byteCount == bytes)
        #expect(failure.underlyingError is DecodingError)
        #expect(failure.reason.hasPrefix(reason))
        let sentence =
            "The answer could not be read: \(failure.reason) (status 200, \(bytes) bytes): \(server.url(path))"
        #expect(error.localizedDescription == sentence)
    }

    @Test func malformedJSONFailsWithoutDecodingToo() async throws {
        let error = try await error(of: session.rx.json(url: server.url("malformed")))
        guard case .deserializationError(let cause)? = error as? RxCocoaURLError else {
            Issue.record("\(error)")
            return
        }
        #expect((cause as? DeserializationFailure)?.reason == "Unexpected end of file during JSON parse.")
        #expect(error.localizedDescription.contains(server.url("malformed").absoluteString))
    }

    @Test func anErrorOfAnotherProtocolDescribesItself() async throws {
        let response = URLResponse(
            url: server.url("x"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        let sentence = RxCocoaURLError.nonHTTPResponse(response: response).localizedDescription
        #expect(sentence == "The answer did not come by HTTP: \(server.url("x"))")
        #expect(
            RxCocoaURLError.unknown.localizedDescription == "The request ended without an answer and without a reason.")
    }
}
