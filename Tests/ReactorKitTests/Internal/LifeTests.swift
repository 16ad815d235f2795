import Dispatch
import ReactorKit
import Rx
import RxSupport
import Testing

/// A reactor leaves nothing behind when its last reference is released.
@Suite struct LifeTests {
    @Test func aReactorIsFreedWithItsLastOwner() {
        weak var dead: CounterReactor?
        do {
            let reactor = CounterReactor()
            reactor.action.onNext(.increase)
            dead = reactor
        }
        #expect(dead == nil)
    }

    @Test func freeingAReactorDisposesItsEffectsAtOnce() {
        let disposals = Recorder<Int>()
        for number in 0..<10 {
            let reactor = EndlessReactor(disposals)
            reactor.action.onNext(number)
            #expect(disposals.elements.count == number)
        }
        #expect(disposals.elements == Array(0..<10))
    }

    @Test func freeingAReactorFreesItsRuntimeAndItsState() {
        let left = leave(EndlessReactor(Recorder())) { $0.action.onNext(1) }
        #expect(left.runtime == nil)
        #expect(left.state == nil)
    }

    @Test func freeingAReactorDisconnectsItsTransforms() {
        let others = PublishSubject<Int>()
        let left = leave(MergingReactor(others)) { reactor in
            reactor.action.onNext(1)
            others.onNext(2)
        }
        #expect(left.runtime == nil)
        #expect(left.state == nil)
        #expect(!others.hasObservers)
    }

    @Test func aReactorWithASchedulerIsFreed() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "life")
        let disposals = Recorder<Int>()
        let isRunning = DispatchSemaphore(value: 0)
        let left = leave(EndlessReactor(disposals, scheduler: scheduler) { isRunning.signal() }) { reactor in
            reactor.action.onNext(1)
            isRunning.wait()
            // `finish()` is queued behind the step.
            withExtendedLifetime(reactor) { scheduler.finish() }
        }
        scheduler.finish()
        #expect(left.runtime == nil)
        #expect(disposals.elements == [1])
    }

    @Test func reactorsOfSubclassesAndGenericClassesAreFreed() {
        class Derived: BaseReactor, @unchecked Sendable {}
        final class MoreDerived: Derived, @unchecked Sendable {}
        #expect(leave(MoreDerived()) { $0.action.onNext(1) }.runtime == nil)
        #expect(leave(Derived()) { $0.action.onNext(1) }.runtime == nil)
        #expect(leave(BaseReactor()) { $0.action.onNext(1) }.runtime == nil)
        #expect(leave(GenericReactor("a")) { $0.action.onNext("b") }.runtime == nil)
        #expect(leave(GenericReactor([1])) { $0.action.onNext([2]) }.runtime == nil)
    }

    @Test func aReactorReleasedInItsOwnStepIsFreed() {
        let disposals = Recorder<Int>()
        weak var runtime: AnyObject?
        do {
            var reactor: EndlessReactor? = EndlessReactor(disposals)
            let action = reactor!.action
            runtime = action
            nonisolated(unsafe) let release = { reactor = nil }
            reactor!.onMutate = { release() }
            action.onNext(1)
            #expect(disposals.elements == [1])
        }
        #expect(runtime == nil)
    }

    @Test func aReactorFirstUsedInItsDeinitLeavesNothing() {
        let runtime = Guarded<WeakReference?>(nil)
        do {
            _ = LateReactor { reactor in
                reactor.action.onNext(1)
                #expect(reactor.currentState == 0)
                runtime.withLock { $0 = WeakReference(reactor.action) }
            }
        }
        #expect(runtime.withLock { $0 }?.object == nil)
    }

    @Test func aDeinitMayReadTheState() {
        let seen = Recorder<Int>()
        do {
            let reactor = LateReactor { seen.append($0.currentState) }
            reactor.action.onNext(7)
        }
        #expect(seen.elements == [7])
    }

    /// Several threads make, use and release reactors of one class while some of their mutations are still delayed.
    @Test func reactorsAreFreedWhileMutationsAreDelayed() async {
        let queue = ConcurrentDispatchQueueScheduler(qos: .default)
        let left = Guarded<[WeakReference]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for round in 0..<500 {
                let reactor = DelayingReactor(queue)
                for _ in 0..<3 { reactor.action.onNext(5) }
                if round % 10 == 0 { left.withLock { $0.append(WeakReference(reactor.action)) } }
            }
        }
        // When this has come, the last delayed mutation has come.
        await withCheckedContinuation { continuation in
            _ = Observable.just(()).delay(.milliseconds(20), scheduler: queue)
                .subscribe(onCompleted: { continuation.resume() })
        }
        #expect(left.withLock { $0 }.allSatisfy { $0.object == nil })
    }

    @MainActor @Test func aViewsReactorIsFreedWithTheView() {
        final class LifeView: View {
            var disposeBag = DisposeBag()
            let seen = Recorder<Int>()

            func bind(reactor: EndlessReactor) {
                reactor.state.map(\.number).subscribe(onNext: { [seen] in seen.append($0) }).disposed(by: disposeBag)
            }
        }
        let disposals = Recorder<Int>()
        weak var runtime: AnyObject?
        do {
            let view = LifeView()
            view.reactor = EndlessReactor(disposals)
            view.reactor?.action.onNext(1)
            runtime = view.reactor?.action
        }
        #expect(disposals.elements == [1])
        #expect(runtime == nil)
    }

    @Test func anActionAfterTheReactorsEndDoesNothing() {
        let reactions = Recorder<Int>()
        let action: ActionSubject<CounterReactor.Action>
        do {
            let reactor = CounterReactor()
            action = reactor.action
            _ = reactor.state.subscribe(onNext: { reactions.append($0.value) })
        }
        action.onNext(.increase)
        #expect(reactions.elements == [0])
    }

    @Test func identityHashableComparesIdentities() {
        final class Item: IdentityHashable {}
        let (one, other) = (Item(), Item())
        #expect(one == one)
        #expect(one != other)
        #expect(Set([one, other, one]).count == 2)
    }

    /// The remains of a reactor that was used and then released: its runtime and the token of its state.
    private func leave<R: Reactor>(
        _ make: @autoclosure () -> R, _ use: (R) -> Void
    ) -> (runtime: AnyObject?, state: AnyObject?) {
        weak var runtime: AnyObject?
        weak var state: AnyObject?
        do {
            let reactor = make()
            use(reactor)
            _ = reactor.state.subscribe(onNext: { _ in })
            runtime = reactor.action
            state = (reactor.currentState as? TokenState)?.token
        }
        return (runtime, state)
    }
}

extension SerialDispatchQueueScheduler {
    /// Waits until all work queued so far has run.
    fileprivate func finish() {
        let isDone = DispatchSemaphore(value: 0)
        _ = schedule(()) { _ in
            isDone.signal()
            return Disposables.create()
        }
        isDone.wait()
    }
}
