@testable import ReactorKit
import Rx
import RxSupport
import TestSupport
import Testing

/// A reactor may die while another thread is inside its gate.
@Suite struct RuntimeLossTests {
    @Test func aReactorThatDiesDuringAReplayFreesTheNewSubscriber() throws {
        let reactor = Guarded<CounterReactor?>(CounterReactor())
        let runtime = try #require(reactor.withLock { $0 }?.runtime)
        weak var captured: Token?
        let token = ThreadLocal.token
        let hasEntered = runtime.gate.enter(token)
        do {
            let kept = Token()
            captured = kept
            onThreads(1) { [kept] _ in
                let states = reactor.withLock { $0 }?.state
                _ = states?.subscribe(onNext: { _ in
                    withExtendedLifetime(kept) {}
                    reactor.replace(by: nil)
                })
            }
        }
        let hasExited = runtime.gate.exit(token)
        #expect(hasEntered && hasExited)
        #expect(captured == nil)
    }

    @Test func theStatesOfADeadReactorAreLost() {
        let received = Recorder<Int>()
        weak var captured: Token?
        do {
            let kept = Token()
            captured = kept
            let states = statesOfADeadReactor()
            _ = Observable.just(1).flatMap { _ in states }.subscribe(onNext: { state in
                withExtendedLifetime(kept) { received.append(state.value) }
            })
        }
        #expect(received.elements == [0])
        #expect(captured == nil)
    }

    private func statesOfADeadReactor() -> Observable<CounterReactor.State> { CounterReactor().state }
}
