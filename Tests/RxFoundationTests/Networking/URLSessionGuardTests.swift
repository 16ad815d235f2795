import Foundation
import Rx
import RxFoundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Limits for a server that sends more than a program has room for, or that never answers.
@Suite(.timeLimit(.minutes(15))) struct URLSessionGuardTests {
    private let session = URLSession(configuration: .ephemeral)
    private let server: FaultyServer

    init() async throws { server = try await FaultyServer() }

    private func failure(of request: URLRequest) async throws -> (any Error)? {
        do {
            _ = try await session.rx.data(request: request).asSingle().value
            return nil
        } catch { return error }
    }

    #if os(Linux)
    /// The limit is global to the program, so this test runs a program of its own.
    @Test("a body larger than the limit is refused", arguments: ["huge/64", "packed/16"])
    func maximumBodySize(path: String) async {
        await #expect(processExitsWith: .success) { [path = path as String] in
            URLSession.rx.maximumBodySize = 1 << 20
            let server = try await FaultyServer()
            let session = URLSession(configuration: .ephemeral)
            do {
                _ = try await session.rx.data(request: URLRequest(url: server.url(path))).asSingle().value
                exit(1)
            } catch let error as URLError {
                let said = "The answer is larger than URLSession.rx.maximumBodySize: \(server.url(path))"
                guard error.code == .dataLengthExceedsMaximum, error.localizedDescription == said else { exit(2) }
            }
        }
    }
    #endif

    @Test("a request without an answer times out", arguments: ["challenge", "stall"])
    func time(path: String) async throws {
        var request = URLRequest(url: server.url(path))
        request.timeoutInterval = 1
        let error = try await failure(of: request)
        let status: Int? =
            if case .httpRequestFailed(let response, _)? = error as? RxCocoaURLError { response.statusCode } else {
                nil
            }
        #expect((error as? URLError)?.code == .timedOut || path == "challenge" && status == 401)
    }

    @Test("the session's timeout counts for a request without one")
    func sessionTimeout() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 1
        let requests = URLSession(configuration: configuration).rx.data(
            request: URLRequest(url: server.url("challenge")))
        await #expect(throws: (any Error).self) { try await requests.asSingle().value }
    }
}
