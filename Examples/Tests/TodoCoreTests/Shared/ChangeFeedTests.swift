#if PostgreSQL
import Foundation
import PostgreSQL
import Rx
import RxTest
import Synchronization
import Testing

@testable import TodoCore

@Suite(.ifServerIsInstalled, .timeLimit(.minutes(15))) struct ChangeFeedTests {
    private let timers = SerialDispatchQueueScheduler(internalSerialQueueName: "test.timers")

    @Test func feedIsOnlineAndThenReportsChanges() async throws {
        let list = try SharedList()
        var events = ChangeFeed(address: try list.address, timers: timers).events.values.makeAsyncIterator()
        #expect(try await events.next() == .online)
        _ = try list.open().create(title: "a", memo: "")
        #expect(try await events.next() == .changed)
    }

    @Test func feedConnectsAgainAfterTheServerWasKilled() async throws {
        let server = try SharedServer()
        let list = try SharedList(server)
        var events = ChangeFeed(address: try list.address, timers: timers).events.values.makeAsyncIterator()
        #expect(try await events.next() == .online)
        try server.kill()
        guard case .offline(let error, let retryAt)? = try await events.next() else {
            Issue.record("the feed is not offline")
            return
        }
        #expect(error.reason == .unreachable)
        #expect(retryAt > Date(timeIntervalSinceNow: -1))
        try server.start()
        try await first(of: &events) { $0 == .online }
        _ = try list.open().create(title: "a", memo: "")
        try await first(of: &events) { $0 == .changed }
    }

    @Test func newerSchemaAndWrongPasswordAreReasonsToBeOffline() async throws {
        let list = try SharedList()
        _ = try list.open().fetchTasks()
        try list.connect().run("UPDATE todo.schema_version SET version = 7")
        #expect(try await reasonToBeOffline(list.url) == .newerSchema)
        #expect(try await reasonToBeOffline(list.url.replacing("todo:", with: "todo:x")) == .wrongPassword)
    }

    private func reasonToBeOffline(_ url: String) async throws -> ServerError.Reason? {
        var events = ChangeFeed(address: try ServerAddress(url), timers: timers).events.values.makeAsyncIterator()
        guard case .offline(let error, _)? = try await events.next() else { return nil }
        return error.reason
    }

    /// The waits begin anew after each connection.
    @Test func waitsGrowUntilAConnectionSucceeds() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
        let error = ServerError(.unreachable, address: "a", message: "m")
        let attempts = Attempts(error: error)
        let feed = ChangeFeed(signals: attempts.signals, timers: scheduler, random: { 0.5 })
        let observer = scheduler.createObserver(FeedEvent.self)
        let subscription = feed.events.subscribe(observer)
        scheduler.advanceTo(200_000)
        let times = observer.events.compactMap { event -> TestTime? in
            if case .offline? = event.value.element { event.time } else { nil }
        }
        // The tenth attempt is online for a moment.
        #expect(times.prefix(11) == [0, 500, 1_500, 3_500, 7_500, 15_500, 31_500, 61_500, 91_500, 121_500, 122_000])
        subscription.dispose()
    }
}

/// Attempts to connect that fail, except the tenth, which is online and then fails.
private final class Attempts: Sendable {
    private let count = Mutex(0)
    private let error: ServerError

    init(error: ServerError) { self.error = error }

    var signals: Observable<Bool> {
        .deferred { [self] in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return number == 10 ? .concat(.just(true), .error(error)) : .error(error)
        }
    }
}

/// Waits for an event.
@discardableResult
func first<Element>(
    of events: inout AsyncThrowingStream<Element, any Error>.Iterator, where isExpected: (Element) -> Bool
) async throws -> Element {
    while let event = try await events.next() {
        if isExpected(event) { return event }
    }
    throw CancellationError()
}
#endif
