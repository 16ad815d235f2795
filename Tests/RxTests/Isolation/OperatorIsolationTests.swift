import Rx
import RxSupport
import RxTest
import Testing

/// Law 1: an operator's closure runs on the actor it was written on, whichever thread emits the event.
@Suite(.timeLimit(.minutes(15))) struct OperatorIsolationTests {
    /// The events of a sequence, and whether all of them arrived on the main actor.
    private struct Outcome {
        var events: [String] = []
        var areAllOnMainActor = true
    }

    @Test(arguments: IsolatedCase.all) func runsOnItsActorWhicheverThreadEmits(_ operation: IsolatedCase) async {
        let calls = Calls()
        let elsewhere = await outcome(of: operation, calls) { source in onThreads(1) { _ in source() } }
        #expect(calls.count > 0)
        #expect(calls.areAllOnMainActor)
        #expect(elsewhere.areAllOnMainActor || !operation.staysThere)

        let atHome = await outcome(of: operation, Calls()) { $0() }
        #expect(elsewhere.events == atHome.events)
        #expect(!atHome.events.isEmpty)
    }

    /// Subscribes to the operator in `place`, where its source emits, and collects its events until it ends.
    @MainActor private func outcome(
        of operation: IsolatedCase, _ calls: Calls, in place: (@escaping @Sendable () -> Void) -> Void
    ) async -> Outcome {
        let made = operation.make(Observable.of(1, 2, 3), calls)
        let (events, continuation) = AsyncStream.makeStream(of: (String, Bool).self)
        let observer = AnyObserver<Int>(
            eventHandler: { @Sendable event in
                continuation.yield(("\(event)", ThreadLocal.isMain))
                if event.isStopEvent { continuation.finish() }
            } as @Sendable (Event<Int>) -> Void)
        place { _ = made.subscribe(observer) }
        var outcome = Outcome()
        for await (event, isOnMainActor) in events {
            outcome.events.append(event)
            if !isOnMainActor { outcome.areAllOnMainActor = false }
        }
        // Closures that are called at the end run after the last event.
        for _ in 0..<3 { await Task { @MainActor in }.value }
        return outcome
    }
}
