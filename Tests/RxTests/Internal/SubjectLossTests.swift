@testable import Rx
import RxSupport
import Testing

/// A subject can be freed while a thread is inside its gate. In these tests the calling thread is inside, another
/// thread uses and frees the subject, and then the calling thread does the pending work.
@Suite struct SubjectLossTests {
    @Test func freedPublishSubjectFreesASubscriberThatWaits() {
        expectFreed { token in
            let subject = Mutable(PublishSubject<Int>())
            let core = subject.value!.core
            inside(core.gate, exit: { core.gate.drain(core, $0) }) {
                let subject = subject.take()
                _ = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            }
            let hasObservers = core.hasObservers
            #expect(!hasObservers)
        }
    }

    @Test func freedReplaySubjectFreesASubscriberThatWaits() {
        expectFreed { token in
            let subject = Mutable(ReplaySubject<Int>.create(bufferSize: 1))
            let core = subject.value!.core
            inside(core.gate, exit: core.drain) {
                let subject = subject.take()
                subject.onNext(1)
                _ = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            }
            let hasObservers = core.hasObservers
            #expect(!hasObservers)
        }
    }

    @Test func disposedReplaySubjectFreesASubscriberThatWaits() {
        expectFreed { token in
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            inside(subject.core.gate, exit: subject.core.drain) {
                subject.onNext(1)
                _ = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
                subject.dispose()
            }
        }
    }

    @Test func eventsThatWaitAreDeliveredAfterTheirPublishSubjectIsFreed() {
        let subject = Mutable(PublishSubject<Int>())
        let (core, received) = (subject.value!.core, Log<Int>())
        let subscription = subject.value!.subscribe(onNext: { received.add($0) })
        inside(core.gate, exit: { core.gate.drain(core, $0) }) { subject.take().onNext(1) }
        #expect(received.values == [1])
        withExtendedLifetime(subscription) {}
    }

    @Test func eventsThatWaitAreDeliveredAfterTheirBehaviorSubjectIsFreed() {
        let subject = Mutable(BehaviorSubject(value: 0))
        let (core, received) = (subject.value!.core, Log<Int>())
        let subscription = subject.value!.subscribe(onNext: { received.add($0) })
        inside(core.gate, exit: core.drain) { subject.take().onNext(1) }
        #expect(received.values == [0, 1])
        withExtendedLifetime(subscription) {}
    }

    @Test func pendingEventsArriveAfterTheThreadInsideFreesTheSubject() {
        let (received, log) = (Log<Int>(), Log<Int>())
        let subject = Mutable(PublishSubject<Int>())
        let (core, behavior) = (subject.value!.core, Mutable(BehaviorSubject(value: 0)))
        let behaviorCore = behavior.value!.core
        let subscriptions = [
            subject.value!.subscribe(onNext: { received.add($0) }),
            behavior.value!.skip(1).subscribe(onNext: { log.add($0) }),
        ]
        inside(
            core.gate,
            exit: { [subject] in
                _ = subject.take()
                core.gate.drain(core, $0)
            }
        ) { subject.value!.onNext(1) }
        inside(
            behaviorCore.gate,
            exit: { [behavior] in
                _ = behavior.take()
                behaviorCore.drain($0)
            }
        ) { behavior.value!.onNext(1) }
        #expect(received.values == [1] && log.values == [1])
        withExtendedLifetime(subscriptions) {}
    }

    @Test func subscriberThatWaitsWhileItsSubjectIsDisposedFails() {
        let (subject, failures) = (PublishSubject<Int>(), Log<String>())
        inside(subject.core.gate, exit: { subject.core.gate.drain(subject.core, $0) }) {
            _ = subject.subscribe(onError: { failures.add("\($0)") })
            subject.dispose()
        }
        #expect(failures.values.count == 1)
    }

    /// Enters `gate`, runs `body` on another thread, and then calls `exit` with the calling thread's token.
    private func inside(_ gate: borrowing Gate, exit: (UInt) -> Void, _ body: @escaping @Sendable () -> Void) {
        let token = ThreadLocal.token
        let entered = gate.enter(token)
        onThreads(1) { _ in body() }
        exit(token)
        let isIdle = gate.isIdle
        #expect(entered && isIdle)
    }
}

/// Sound: the two threads of a test access it one after the other.
private final class Mutable<Value>: @unchecked Sendable {
    private(set) var value: Value?

    init(_ value: Value) { self.value = value }

    func take() -> Value { value.take()! }
}
