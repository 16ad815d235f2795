import Dispatch
import ReactorKit
import Rx
import RxTest
import Testing

/// Transforms whose observables end. They extend the suite of failures, because the handler is global to the process.
extension FailureTests {
    static let places = Place.allCases

    // MARK: Sources that are merged

    @Test(arguments: places) func aMergedSourceThatEmitsAndFailsIsBypassed(place: Place) {
        let subscriptions = Recorder<Void>()
        let source = Observable.deferred {
            subscriptions.append(())
            return Observable.just(0).concat(Observable.error(TestError.failed))
        }
        expect(source, mergedAt: place, isReported: 2)
        #expect(subscriptions.elements.count == 2)
    }

    @Test(arguments: places) func aFailedMergedReplayIsBypassed(place: Place) {
        let source = ReplaySubject<Int>.createUnbounded()
        for _ in 0..<3 { source.onNext(0) }
        source.onError(TestError.failed)
        expect(source.asObservable(), mergedAt: place, isReported: 2)
    }

    @Test(arguments: places) func aMergedSourceThatFailsAtOnceIsBypassed(place: Place) {
        expect(.error(TestError.failed), mergedAt: place, isReported: 2)
    }

    /// The source fails again and again, however much time passes in between.
    @Test(arguments: places) func aMergedSourceThatFailsLaterIsBypassed(place: Place) {
        let (scheduler, subscriptions) = (TestScheduler(initialClock: 0), Recorder<Void>())
        let source = Observable.deferred {
            subscriptions.append(())
            return Observable.just(0).delay(.seconds(10), scheduler: scheduler)
                .concat(Observable.error(TestError.failed))
        }
        let reactor = MergingReactor(source, place: place)
        let failures = recordingFailures {
            for time in 1...100 {
                reactor.action.onNext(1)
                scheduler.advanceTo(time)
            }
        }
        #expect(failures.count == 2)
        #expect(subscriptions.elements.count == 2)
        #expect(reactor.currentState == 100)
    }

    @Test(arguments: places) func aTransformCompletedByAMergedSourceIsBypassed(place: Place) {
        let ending = PublishSubject<Int>()
        let reactor = MergingReactor(.never(), until: ending, place: place)
        let failures = recordingFailures(of: TransformCompletion.self) {
            reactor.action.onNext(1)
            ending.onNext(0)
            for _ in 0..<3 { reactor.action.onNext(1) }
        }
        #expect(failures == ["MergingReactor.transform(\(place):) completed; the reactor goes on without it"])
        #expect(reactor.currentState == 4)
    }

    @Test func aTransformThatCompletesAtOnceIsBypassed() {
        let reactor = ReplacingReactor(.just(5))
        let failures = recordingFailures(of: TransformCompletion.self) {
            for _ in 0..<3 { reactor.action.onNext(1) }
        }
        #expect(failures.count == 1)
        #expect(reactor.currentState == 8)
    }

    @Test func aReactorWithASchedulerBypassesAFailedTransform() async {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "failing")
        let failures = Recorder<String>()
        let before = ReactorHooks.failureHandler
        ReactorHooks.failureHandler = { failure in
            if failure.reactor == MergingReactor.self { failures.append("\(failure)") } else { before(failure) }
        }
        defer { ReactorHooks.failureHandler = before }
        let reactor = MergingReactor(
            Observable.just(0).concat(Observable.error(TestError.failed)), place: .action, scheduler: scheduler)
        for _ in 0..<100 { reactor.action.onNext(1) }
        await withCheckedContinuation { continuation in
            _ = reactor.state.filter { $0 == 100 }.take(1).subscribe(onCompleted: { continuation.resume() })
        }
        #expect(failures.elements.count == 2)
    }

    private func expect(_ source: Observable<Int>, mergedAt place: Place, isReported times: Int) {
        let reactor = MergingReactor(source, place: place)
        let failures = recordingFailures {
            for _ in 0..<1_000 { reactor.action.onNext(1) }
        }
        let line = "MergingReactor.transform(\(place):) failed: failed"
        #expect(failures == Array(repeating: line, count: times - 1) + ["\(line); the reactor goes on without it"])
        #expect(reactor.currentState == 1_000)
    }

    // MARK: Transforms that throw at elements

    @Test func aTransformMayThrowAtSomeElements() {
        let reactor = ThrowingReactor { $0 == 13 }
        let failures = recordingFailures {
            for _ in 0..<10 {
                for action in [13, 1, 13, 13, 1] { reactor.action.onNext(action) }
            }
        }
        #expect(failures.count == 30)
        #expect(reactor.currentState == 20)
    }

    @Test func aTransformThatThrowsThreeTimesInARowIsBypassed() {
        let reactor = ThrowingReactor { _ in true }
        let failures = recordingFailures {
            for _ in 0..<10 { reactor.action.onNext(1) }
        }
        #expect(failures.count == 3)
        #expect(reactor.currentState == 7)
    }

    // MARK: States

    @Test func theStateContinuesAfterItsTransformThrows() {
        let reactor = StateReactor { state in
            state.map { if (2..<10).contains($0) { throw TestError.failed } else { $0 } }
        }
        #expect(states(of: reactor) { [1, 2, 3, 9].forEach(reactor.action.onNext) } == [0, 1, 15])
    }

    @Test func theStateContinuesAfterAMergedSourceFails() {
        let trigger = PublishSubject<Void>()
        let reactor = StateReactor { state in
            Observable.merge(state, trigger.map { throw TestError.failed })
        }
        let seen = states(of: reactor) {
            reactor.action.onNext(1)
            for _ in 0..<3 { trigger.onNext(()) }
            reactor.action.onNext(14)
        }
        #expect(seen == [0, 1, 15])
    }

    @Test func aRestartedTransformReceivesTheLatestState() {
        let factors = PublishSubject<Int>()
        let reactor = StateReactor { state in
            Observable.combineLatest(
                state, factors.startWith(1).map { if $0 == 0 { throw TestError.failed } else { $0 } }, resultSelector: *
            )
        }
        let seen = states(of: reactor) {
            reactor.action.onNext(5)
            factors.onNext(0)
            factors.onNext(2)
            reactor.action.onNext(1)
        }
        #expect(seen == [0, 5, 5, 10, 12])
    }

    @Test func aStateTransformThatAlwaysFailsIsBypassed() {
        let reactor = StateReactor { _ in .error(TestError.failed) }
        #expect(states(of: reactor) { reactor.action.onNext(3) } == [0, 3])
    }

    private func states(of reactor: StateReactor, _ use: () -> Void) -> [Int] {
        let (seen, bag) = (Recorder<Int>(), DisposeBag())
        _ = recordingFailures {
            reactor.state.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            use()
        }
        return seen.elements
    }
}

enum Place: String, CaseIterable, CustomStringConvertible {
    case action, mutation, state

    var description: String { rawValue }
}

/// Adds up. Merges a source into one of its streams, and ends that stream with another source.
private final class MergingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    let scheduler: any Scheduler
    private let (source, ending): (Observable<Int>, Observable<Int>)
    private let place: Place

    init(
        _ source: Observable<Int>, until ending: PublishSubject<Int>? = nil, place: Place,
        scheduler: any Scheduler = CurrentThreadScheduler.instance
    ) {
        self.source = source
        self.ending = ending?.asObservable() ?? .never()
        self.place = place
        self.scheduler = scheduler
    }

    func transform(action: Observable<Int>) -> Observable<Int> { merge(action, at: .action) }

    func transform(mutation: Observable<Int>) -> Observable<Int> { merge(mutation, at: .mutation) }

    func transform(state: Observable<Int>) -> Observable<Int> { merge(state, at: .state) }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }

    private func merge(_ numbers: Observable<Int>, at place: Place) -> Observable<Int> {
        place == self.place ? Observable.merge(numbers, source).take(until: ending) : numbers
    }
}

/// Replaces its actions with those of another source.
private final class ReplacingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    private let actions: Observable<Int>

    init(_ actions: Observable<Int>) { self.actions = actions }

    func transform(action: Observable<Int>) -> Observable<Int> { actions }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// Throws at some actions.
private final class ThrowingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    private let isBad: @Sendable (Int) -> Bool

    init(isBad: @escaping @Sendable (Int) -> Bool) { self.isBad = isBad }

    func transform(action: Observable<Int>) -> Observable<Int> {
        action.map { [isBad] in if isBad($0) { throw TestError.failed } else { $0 } }
    }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// Adds up. A closure transforms its states.
private final class StateReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    private let transform: @Sendable (Observable<Int>) -> Observable<Int>

    init(transform: @escaping @Sendable (Observable<Int>) -> Observable<Int>) { self.transform = transform }

    func transform(state: Observable<Int>) -> Observable<Int> { transform(state) }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}
