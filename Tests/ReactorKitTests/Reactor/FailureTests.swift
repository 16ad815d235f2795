import ReactorKit
import Rx
import Testing

/// The handler is global to the process, so these tests run one after another.
@Suite(.serialized) struct FailureTests {
    func recordingFailures<Failure: Error>(
        of type: Failure.Type = TestError.self, _ body: () -> Void
    ) -> [String] {
        let failures = Recorder<String>()
        let before = ReactorHooks.failureHandler
        ReactorHooks.failureHandler = { failure in
            if failure.error is Failure { failures.append("\(failure)") } else { before(failure) }
        }
        defer { ReactorHooks.failureHandler = before }
        body()
        return failures.elements
    }

    @Test func aFailureOfMutateIsReportedAndTheReactorContinues() {
        let reactor = CounterReactor()
        let failures = recordingFailures {
            reactor.action.onNext(.fail)
            reactor.action.onNext(.increase)
        }
        #expect(failures == ["CounterReactor.mutate(action: fail) failed: failed"])
        #expect(reactor.currentState.value == 1)
    }

    /// Each access once wrapped the handler in another closure, and the last call exhausted the stack.
    @Test func theHandlerStaysTheSameHoweverOftenItIsRead() {
        let reactor = CounterReactor()
        let calls = recordingFailures {
            for _ in 0..<1_000_000 { _ = ReactorHooks.failureHandler }
            reactor.action.onNext(.fail)
        }
        #expect(calls.count == 1)
    }

    @Test func aFailedTransformIsReportedAndContinues() {
        let reactor = FragileReactor()
        let failures = recordingFailures {
            for number in [1, 13, 2] { reactor.action.onNext(number) }
        }
        #expect(failures == ["FragileReactor.transform(action:) failed: failed"])
        #expect(reactor.currentState == 3)
    }

    @Test func aTransformThatAlwaysFailsIsBypassed() {
        let reactor = HopelessReactor()
        let failures = recordingFailures {
            reactor.action.onNext(1)
            reactor.action.onNext(2)
        }
        #expect(failures.count == 2)
        #expect(reactor.currentState == 3)
    }

    @Test func aHandlerIsReleasedOutsideTheLock() {
        let before = ReactorHooks.failureHandler
        weak var released: HandlerReader?
        do {
            let reader = HandlerReader()
            released = reader
            ReactorHooks.failureHandler = { _ in withExtendedLifetime(reader) {} }
        }
        #expect(released != nil)
        ReactorHooks.failureHandler = before
        #expect(released == nil)
    }
}

/// Reads the handler when it is freed, which stops the program if the lock is held.
private final class HandlerReader: Sendable {
    deinit { _ = ReactorHooks.failureHandler }
}

private final class FragileReactor: Reactor {
    typealias Action = Int

    let initialState = 0

    func transform(action: Observable<Int>) -> Observable<Int> {
        action.map { if $0 == 13 { throw TestError.failed } else { $0 } }
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

private final class HopelessReactor: Reactor {
    typealias Action = Int

    let initialState = 0

    func transform(mutation: Observable<Int>) -> Observable<Int> { .error(TestError.failed) }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
