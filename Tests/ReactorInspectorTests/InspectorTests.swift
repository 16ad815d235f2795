#if Inspector
import Foundation
import FoundationNetworking
import ReactorInspector
import ReactorKit
import Rx
import Testing

/// The life of an inspector in a program.
@Suite(.timeLimit(.minutes(15))) struct InspectorTests {
    /// Leaves out the reactors of other tests.
    private static let isCounter: @Sendable (ReactorIdentity) -> Bool = { $0.type == "Counter" }

    /// Has its own cookies.
    private let browser = URLSession(configuration: .ephemeral)

    private func status(of address: URL) async throws -> Int? {
        let (_, response) = try await browser.data(from: address)
        return (response as? HTTPURLResponse)?.statusCode
    }

    @Test func anInspectorAnswersUntilItIsStopped() async throws {
        let inspector = try ReactorInspector.start(where: Self.isCounter)
        let page = try #require(URL(string: "/", relativeTo: inspector.address))
        #expect(try await status(of: page) == 403)
        #expect(try await status(of: inspector.address) == 200)
        #expect(try await status(of: inspector.address) == 200, "the cookie counts, not the token")
        inspector.stop()
        inspector.stop()
        await #expect(throws: URLError.self) {
            // Requests fail once the main thread has released the server.
            while true {
                _ = try await status(of: page)
                await Task.yield()
            }
        }
    }

    @Test func startingOnATakenPortThrows() throws {
        let first = try ReactorInspector.start(where: Self.isCounter)
        let port = try #require(first.address.port.flatMap(UInt16.init(exactly:)))
        #expect(throws: InspectorError.self) { try ReactorInspector.start(port: port, where: Self.isCounter) }
        let second = try ReactorInspector.start(where: Self.isCounter)
        #expect(second.address.port != first.address.port)
        first.stop()
        second.stop()
    }

    /// Its address once had port 0 too.
    @Test func anyFreePortIsInTheAddress() async throws {
        let inspector = try ReactorInspector.start(port: 0, where: Self.isCounter)
        #expect(inspector.address.port != 0)
        #expect(try await status(of: inspector.address) == 200)
        inspector.stop()
    }

    @Test func aNegativeCapacityIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try ReactorInspector.start(capacity: -1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("ReactorInspector.start(capacity: -1): the capacity must not be negative."))
    }

    /// An inspector that nothing retains ends, and it retains no reactor.
    @Test func anInspectorEndsWithItsOwner() async throws {
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
