import Dispatch
import Foundation
import ReactorKit
import Rx
import Testing

@Suite struct StatesTests {
    /// Threads subscribe while another thread sends. Each subscriber receives every state in order, from its first to
    /// the last.
    @Test(arguments: [true, false]) func subscribersDuringActionsMissNoState(isImmediate: Bool) async {
        let reactor = SumReactor(
            scheduler: isImmediate
                ? CurrentThreadScheduler.instance : SerialDispatchQueueScheduler(internalSerialQueueName: "sum"))
        let (actions, bag, recorders) = (5_000, DisposeBag(), Recorder<Recorder<Int>>())
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            if thread == 0 { return (0..<actions).forEach { _ in reactor.action.onNext(1) } }
            for _ in 0..<50 {
                let recorder = Recorder<Int>()
                recorders.append(recorder)
                reactor.state.subscribe(onNext: { recorder.append($0) }).disposed(by: bag)
            }
        }
        await withCheckedContinuation { continuation in
            reactor.state.filter { $0 == actions }.take(1)
                .subscribe(onCompleted: { continuation.resume() })
                .disposed(by: bag)
        }
        #expect(recorders.elements.count == 150)
        for recorder in recorders.elements {
            let seen = recorder.elements
            #expect(seen == Array((seen.first ?? -1)...actions))
        }
    }

    /// The reducing thread emits a state while another thread still delivers the state before it to a new subscriber.
    @Test func aStateEmittedDuringTheReplayFollowsIt() {
        let (reactor, seen, bag) = (GatedReactor(), Recorder<Int>(), DisposeBag())
        let hasSent = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            reactor.action.onNext(1)
            hasSent.signal()
        }
        reactor.isReducing.wait()
        reactor.state
            .subscribe(onNext: { state in
                if state == 0 {
                    reactor.mayReduce.signal()
                    hasSent.wait()
                }
                seen.append(state)
            })
            .disposed(by: bag)
        #expect(seen.elements == [0, 1])
    }

    /// Another thread sends an action while a new subscriber receives the latest state.
    @Test func theStateOfAnActionSentDuringTheReplayFollowsIt() {
        let (reactor, seen, bag) = (SumReactor(), Recorder<Int>(), DisposeBag())
        let hasSent = DispatchSemaphore(value: 0)
        reactor.state
            .subscribe(onNext: { state in
                if state == 0 {
                    Thread.detachNewThread {
                        reactor.action.onNext(1)
                        hasSent.signal()
                    }
                    hasSent.wait()
                }
                seen.append(state)
            })
            .disposed(by: bag)
        #expect(seen.elements == [0, 1])
    }

    /// No thread waits for another to start the reactor. The first state comes later; until then `currentState` is the
    /// initial one.
    @Test func aSubscriberDuringTheStartReceivesTheFirstStateLater() {
        let (reactor, seen, ended, bag) = (StartingReactor(), Recorder<Int>(), Recorder<Int>(), DisposeBag())
        let hasStarted = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            reactor.action.onNext(1)
            hasStarted.signal()
        }
        reactor.isStarting.wait()
        reactor.state.subscribe(onNext: { ended.append($0) }).dispose()
        reactor.state.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        #expect(seen.elements.isEmpty)
        #expect(reactor.currentState == 0)
        reactor.mayStart.signal()
        hasStarted.wait()
        #expect(seen.elements == [10, 11])
        #expect(ended.elements.isEmpty)
    }

    @Test func statesOfActionsSentDuringTheReplayFollowIt() {
        let (reactor, seen, bag) = (SumReactor(), Recorder<Int>(), DisposeBag())
        reactor.state
            .subscribe(onNext: { state in
                seen.append(state)
                guard state == 0 else { return }
                reactor.action.onNext(1)
                reactor.action.onNext(10)
            })
            .disposed(by: bag)
        #expect(seen.elements == [0, 1, 11])
    }

    @Test func anActionSentDuringAStepOfItsThreadWaits() {
        let (reactor, seen, bag) = (SumReactor(), Recorder<Int>(), DisposeBag())
        reactor.state.filter { $0 == 1 }
            .subscribe(onNext: { _ in
                reactor.action.onNext(10)
                reactor.state.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                seen.append(-1)
            })
            .disposed(by: bag)
        reactor.action.onNext(1)
        #expect(seen.elements == [1, -1, 11])
    }

    @Test func theLastStateOutlivesTheReactor() {
        let seen = Recorder<Int>()
        _ = statesOfAFreedReactor(sum: 3).subscribe(onNext: { seen.append($0) })
        #expect(seen.elements == [3])
    }

    @Test func aSubscriberToStatesOfAFreedReactorIsFreed() {
        weak var kept: Recorder<Int>?
        let states = statesOfAFreedReactor(sum: 3)
        do {
            let seen = Recorder<Int>()
            kept = seen
            _ = states.subscribe(onNext: { seen.append($0) })
        }
        #expect(kept == nil)
    }

    @Test func aSubscriberIsFreedWithTheReactor() {
        weak var kept: Recorder<Int>?
        do {
            let (reactor, seen) = (SumReactor(), Recorder<Int>())
            kept = seen
            _ = reactor.state.subscribe(onNext: { seen.append($0) })
        }
        #expect(kept == nil)
    }

    @Test func theStatesAreOneObject() {
        let reactor = SumReactor()
        let states = reactor.state
        reactor.action.onNext(1)
        #expect(reactor.state === states)
        let found = Recorder<Observable<Int>>()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in found.append(reactor.state) }
        #expect(found.elements.allSatisfy { $0 === states })
    }

    @Test func racingThreadsGetTheSameStates() {
        for _ in 0..<100 {
            let (reactor, found) = (SumReactor(), Recorder<Observable<Int>>())
            DispatchQueue.concurrentPerform(iterations: 4) { _ in found.append(reactor.state) }
            #expect(Set(found.elements.map(ObjectIdentifier.init)).count == 1)
        }
    }

    private func statesOfAFreedReactor(sum: Int) -> Observable<Int> {
        let reactor = SumReactor()
        reactor.action.onNext(sum)
        return reactor.state
    }
}

private final class SumReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let scheduler: any Scheduler

    init(scheduler: any Scheduler = CurrentThreadScheduler.instance) { self.scheduler = scheduler }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// Waits while it connects its transforms. Its states are ten more than the reduced ones.
private final class StartingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let isStarting = DispatchSemaphore(value: 0)
    let mayStart = DispatchSemaphore(value: 0)

    func transform(action: Observable<Int>) -> Observable<Int> {
        isStarting.signal()
        mayStart.wait()
        return action
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }

    func transform(state: Observable<Int>) -> Observable<Int> { state.map { $0 + 10 } }
}

/// Signals when it reduces, and waits until it may.
private final class GatedReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let isReducing = DispatchSemaphore(value: 0)
    let mayReduce = DispatchSemaphore(value: 0)

    func reduce(state: Int, mutation: Int) -> Int {
        isReducing.signal()
        mayReduce.wait()
        return state + mutation
    }
}
