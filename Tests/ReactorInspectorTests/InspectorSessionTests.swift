#if Inspector
import Foundation
import ReactorKit
import Rx
import RxSupport
import Testing

@testable import ReactorInspector

/// Requests that arrive while the session handles another, and pages that process nothing. Each test has a process of
/// its own, because a pause affects the whole process.
@Suite(.timeLimit(.minutes(15))) struct InspectorSessionTests {
    /// The session once held the action for ever.
    @Test func aPauseWhileTheSessionEndsIsRefused() async {
        await #expect(processExitsWith: .success) {
            let session = try Self.startSession()
            let counter = CountingReactor()
            let gate = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { gate.wait() }
            session.stop()
            await Self.send(.pause, to: session)
            counter.action.onNext(1)
            gate.signal()
            await Self.finishMainQueue()
            #expect(counter.currentState == 1)
        }
    }

    /// The session once forgot such a pause.
    @Test func aPauseDuringAResumeCounts() async {
        await #expect(processExitsWith: .success) {
            let session = try Self.startSession()
            let counter = CountingReactor()
            await Self.send([.resume, .pause], toPaused: session)
            #expect(await Self.isPaused(session))
            counter.action.onNext(1)
            #expect(counter.currentState == 0)
            session.stop()
            while counter.currentState == 0 { await Task.yield() }
        }
    }

    @Test func theLastOfSeveralRequestsDecides() async {
        await #expect(processExitsWith: .success) {
            let session = try Self.startSession()
            let counter = CountingReactor()
            await Self.send([.resume, .pause, .resume], toPaused: session)
            #expect(await !Self.isPaused(session))
            counter.action.onNext(1)
            while counter.currentState == 0 { await Task.yield() }
            session.stop()
        }
    }

    /// The reactors were once not held between the end of the resume and the session's next turn.
    @Test func stepsWaitDuringATravelThatFollowsAResume() async {
        await #expect(processExitsWith: .success) {
            let session = try Self.startSession()
            let counter = CountingReactor()
            counter.action.onNext(1)
            let index = await Self.indexOfMutation(in: session)
            await Self.send(.pause, to: session)
            let (mainGate, serverGate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            DispatchQueue.main.async { mainGate.wait() }
            await Self.send(.resume, to: session)
            await Self.send(.travel, index: index, to: session)
            // The session cannot pause the program again before the action arrives.
            session.server.perform { serverGate.wait() }
            DispatchQueue.main.async {
                counter.action.onNext(1)
                serverGate.signal()
            }
            mainGate.signal()
            await Self.finishMainQueue()
            #expect(ReactorPause.heldSteps.count == 1)
            session.stop()
        }
    }

    /// The session once knew of a travel only after its answer, and so ran a waiting step.
    @Test func noStepRunsAfterARequestToTravel() async {
        await #expect(processExitsWith: .success) {
            let session = try Self.startSession()
            let counter = CountingReactor()
            counter.action.onNext(1)
            let index = await Self.indexOfMutation(in: session)
            await Self.send(.pause, to: session)
            counter.action.onNext(1)
            let gate = DispatchSemaphore(value: 0)
            DispatchQueue.main.async { gate.wait() }
            await Self.send(.travel, index: index, to: session)
            await Self.send(.advance, to: session)
            gate.signal()
            await Self.finishMainQueue()
            #expect(ReactorPause.heldSteps.count == 1)
            session.stop()
            withExtendedLifetime(counter) {}
        }
    }

    /// Each change of the status was once queued for such a page.
    @Test func aPageReceivesTheNewestStatusAfterItHasProcessedTheLast() async {
        await #expect(processExitsWith: .success) {
            let session = InspectorSession(capacity: 100) { _ in true }
            let page = try #require(PageConnection(address: session.start(ports: 7_730...7_799)))
            #expect(try page.status()?.reactors.isEmpty == true)
            let events = Guarded(0)
            let observation = ReactorHooks.observeEvents { _ in events.withLock { $0 += 1 } }
            let counter = CountingReactor()
            for _ in 1...5 {
                counter.action.onNext(1)
                // The session has updated the pages in the turn in which it logged the steps.
                while await Self.countOfSteps(in: session) < events.withLock({ $0 }) { await Task.yield() }
            }
            page.send(#"{"id":0,"kind":"statusProcessed"}"#)
            let count = events.withLock { $0 }
            #expect(try page.status()?.reactors.map(\.steps) == [count])
            observation.dispose()
            session.stop()
        }
    }

    private static func startSession() throws -> InspectorSession {
        let session = InspectorSession(capacity: 100) { _ in true }
        _ = try session.start(ports: 7_730...7_799)
        return session
    }

    /// Pauses the program, and sends requests that arrive while the main queue is busy. Returns when they are answered.
    private static func send(_ requests: [PageRequest.Kind], toPaused session: InspectorSession) async {
        await send(.pause, to: session)
        let gate = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { gate.wait() }
        for request in requests { await send(request, to: session) }
        gate.signal()
        await finishMainQueue()
    }

    /// Sends a request, as a page does, and waits until the session has received it.
    private static func send(_ kind: PageRequest.Kind, index: Int? = nil, to session: InspectorSession) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            session.server.perform {
                session.answer(PageRequest(id: 0, kind: kind, index: index)) { _ in }
                continuation.resume()
            }
        }
    }

    /// Waits until a mutation is in the log, and returns its index.
    private static func indexOfMutation(in session: InspectorSession) async -> Int {
        while true {
            let index = await withCheckedContinuation { (continuation: CheckedContinuation<Int?, Never>) in
                session.server.perform {
                    continuation.resume(returning: session.log.steps.first { $0.kind == .mutation }?.id)
                }
            }
            if let index { return index }
            await Task.yield()
        }
    }

    private static func countOfSteps(in session: InspectorSession) async -> Int {
        await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            session.server.perform { continuation.resume(returning: session.log.end) }
        }
    }

    private static func isPaused(_ session: InspectorSession) async -> Bool {
        await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            session.server.perform { continuation.resume(returning: session.isPaused) }
        }
    }

    private static func finishMainQueue() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

private final class CountingReactor: Reactor {
    typealias Action = Int
    let initialState = 0
    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
#endif
