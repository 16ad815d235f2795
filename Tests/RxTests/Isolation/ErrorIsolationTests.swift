import Dispatch
import Rx
import RxTest
import Testing

/// Law 1 for operators that continue after an error. The source fails on the main actor while another thread still
/// subscribes to it, so that the other thread chooses the next source.
@Suite(.timeLimit(.minutes(15))) @MainActor struct ErrorIsolationTests {
    private nonisolated static let failingDuringTheSubscription = Observable<Int>.create { observer in
        let failed = DispatchSemaphore(value: 0)
        Task { @MainActor in
            observer.onError(TestError.one)
            failed.signal()
        }
        failed.wait()
        return Disposables.create()
    }

    private func outcome(
        _ make: (Observable<Int>, Calls) -> Observable<Int>
    ) async -> (events: [String], calls: Calls) {
        let (calls, log) = (Calls(), Log<String>())
        let source = make(Self.failingDuringTheSubscription, calls)
        await onThreadsOfTheirOwn(1) { _ in _ = source.subscribe(log.observer()) }
        for _ in 0..<5 { await Task { @MainActor in }.value }
        return (log.values, calls)
    }

    @Test func retryCallsItsClosureOnTheActor() async {
        let (events, calls) = await outcome { source, called in
            source.retry(.immediate(maxCount: 3)) { _ in called(true) }
        }
        #expect(events == ["error one"])
        #expect(calls.count == 2 && calls.areAllOnMainActor)
    }

    @Test func catchAndReturnCallsItsFunctionOnTheActor() async {
        let (events, calls) = await outcome { source, called in source.catchAndReturn { _ in called(9) } }
        #expect(events == ["9", "completed"])
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }

    @Test func catchCallsItsHandlerOnTheActor() async {
        let (events, calls) = await outcome { source, called in source.catch { _ in called(.just(9)) } }
        #expect(events == ["9", "completed"])
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }

    @Test func catchOfASingleCallsItsHandlerOnTheActor() async {
        let (events, calls) = await outcome { source, called in
            source.asSingle().catch { _ in called(.just(9)) }.asObservable()
        }
        #expect(events == ["9", "completed"])
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }

    @Test func asInfallibleCallsItsClosureOnTheActor() async {
        let (events, calls) = await outcome { source, called in
            source.asInfallible(onErrorRecover: { _ in called(.just(9)) }).asObservable()
        }
        #expect(events == ["9", "completed"])
        #expect(calls.count == 1 && calls.areAllOnMainActor)
    }
}
