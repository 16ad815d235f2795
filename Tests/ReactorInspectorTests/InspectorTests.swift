#if Inspector
import Foundation
import FoundationNetworking
import ReactorInspector
import ReactorKit
import Rx
import Testing

/// An inspector's life, as a program has it.
@Suite struct InspectorTests {
    /// Those of other tests are none of its business.
    private static let isCounter: @Sendable (ReactorIdentity) -> Bool = { $0.type == "Counter" }

    /// With cookies of its own.
    private let browser = URLSession(configuration: .ephemeral)

    private func status(of address: URL) async throws -> Int? {
        let (_, response) = try await browser.data(from: address)
        return (response as? HTTPURLResponse)?.statusCode
    }

    @Test func itAnswersUntilItIsStopped() async throws {
        let inspector = try ReactorInspector.start(where: Self.isCounter)
        let page = try #require(URL(string: "/", relativeTo: inspector.address))
        #expect(try await status(of: page) == 403)
        #expect(try await status(of: inspector.address) == 200)
        #expect(try await status(of: inspector.address) == 200, "the cookie counts, not the token")
        inspector.stop()
        inspector.stop()
        await #expect(throws: URLError.self) {
            // It ends when the main thread has let go of what it held.
            while true {
                _ = try await status(of: page)
                await Task.yield()
            }
        }
    }

    @Test func aPortThatIsTakenIsTold() throws {
        let first = try ReactorInspector.start(where: Self.isCounter)
        let port = try #require(first.address.port.flatMap(UInt16.init(exactly:)))
        #expect(throws: InspectorError.self) { try ReactorInspector.start(port: port, where: Self.isCounter) }
        let second = try ReactorInspector.start(where: Self.isCounter)
        #expect(second.address.port != first.address.port)
        first.stop()
        second.stop()
    }

    /// One that nobody keeps ends, and keeps no reactor.
    @Test func itEndsWithItsOwner() async throws {
        final class Counter: Reactor {
            typealias Action = Int
            let initialState = 0
            func reduce(state: Int, mutation: Int) -> Int { state + mutation }
        }
        var inspector: ReactorInspector? = try .start(where: Self.isCounter)
        let page = try #require(inspector.flatMap { URL(string: "/", relativeTo: $0.address) })
        var counter: Counter? = Counter()
        counter?.action.onNext(1)
        weak let gone = counter
        counter = nil
        #expect(gone == nil)
        withExtendedLifetime(inspector) {}
        inspector = nil
        await #expect(throws: URLError.self) {
            while true {
                _ = try await status(of: page)
                await Task.yield()
            }
        }
    }
}
#endif
