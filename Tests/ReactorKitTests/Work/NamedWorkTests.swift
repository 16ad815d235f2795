import Dispatch
import ReactorKit
import Rx
import RxSupport
import TestSupport
import Testing

@Suite struct NamedWorkTests {
    @Test func latestCancelsTheRunningWork() {
        let reactor = WorkReactor()
        reactor.start("a", .latest)
        reactor.start("b", .latest)
        reactor.emit("a", 1)
        reactor.emit("b", 2)
        #expect(reactor.currentState == ["begin a", "begin b", "b 2"])
        #expect(reactor.disposed == ["a"])
    }

    /// The step in flight sends an action that replaces the work, and then the work emits. Both wait for the step.
    @Test(arguments: ["nothing", "map", "take(until:)", "catch", "scan"])
    func replacedWorkLosesItsWaitingMutation(_ nesting: String) throws {
        let nest = try #require(WorkReactor.nestings[nesting])
        let reactor = WorkReactor()
        let old = PublishSubject<String>()
        reactor.action.onNext(.effect(nest(old.cancellable(id: WorkReactor.ID.work))))
        reactor.duringStep("now") {
            reactor.start("new", .latest)
            old.onNext("old")
        }
        #expect(reactor.currentState == ["now", "begin new"])
    }

    @Test func completedWorkKeepsItsWaitingMutation() {
        let reactor = WorkReactor()
        reactor.start("a", .latest)
        reactor.duringStep("now") {
            reactor.emit("a", 1)
            reactor.complete("a")
            reactor.start("b", .latest)
        }
        #expect(reactor.currentState == ["begin a", "now", "a 1", "end a", "begin b"])
    }

    @Test func otherWorkKeepsItsWaitingMutation() {
        let reactor = WorkReactor()
        reactor.start("a", .latest, id: 1)
        reactor.start("b", .latest, id: 2)
        reactor.duringStep("now") {
            reactor.start("c", .latest, id: 1)
            reactor.emit("b", 1)
        }
        #expect(reactor.currentState == ["begin a", "begin b", "now", "begin c", "b 1"])
    }

    @Test func firstIgnoresWorkWhileOtherWorkRuns() {
        let reactor = WorkReactor()
        reactor.start("a", .first)
        reactor.start("b", .first)
        #expect(reactor.currentState == ["begin a"])
        reactor.complete("a")
        reactor.start("c", .first)
        #expect(reactor.currentState == ["begin a", "end a", "begin c"])
    }

    @Test func serialWorkRunsOneAfterAnother() {
        let reactor = WorkReactor()
        for name in ["a", "b", "c"] { reactor.start(name, .serial) }
        #expect(reactor.currentState == ["begin a"])
        reactor.complete("a")
        reactor.emit("b", 1)
        reactor.complete("b")
        #expect(reactor.currentState == ["begin a", "end a", "begin b", "b 1", "end b", "begin c"])
    }

    @Test func atMostTheGivenNumberRunsAtOnce() {
        let reactor = WorkReactor()
        for name in ["a", "b", "c", "d"] { reactor.start(name, .concurrent(max: 2)) }
        #expect(reactor.currentState == ["begin a", "begin b"])
        reactor.complete("b")
        #expect(reactor.currentState == ["begin a", "begin b", "end b", "begin c"])
        reactor.complete("a")
        reactor.complete("c")
        #expect(reactor.currentState.suffix(3) == ["end a", "begin d", "end c"])
    }

    @Test func unlimitedWorkRunsAtOnceAndIsCancelledTogether() {
        let reactor = WorkReactor()
        for name in ["a", "b", "c"] { reactor.start(name, .unlimited) }
        #expect(reactor.currentState == ["begin a", "begin b", "begin c"])
        reactor.action.onNext(.cancel)
        #expect(reactor.disposed == ["a", "b", "c"])
    }

    @Test func cancelEndsRunningAndWaitingWork() {
        let reactor = WorkReactor()
        reactor.start("a", .serial)
        reactor.start("b", .serial)
        reactor.action.onNext(.cancel)
        reactor.emit("a", 1)
        reactor.complete("a")
        #expect(reactor.currentState == ["begin a"])
        #expect(reactor.disposed == ["a"])
        reactor.start("c", .serial)
        #expect(reactor.currentState == ["begin a", "begin c"])
    }

    @Test func cancellingWithoutWorkCompletes() {
        let reactor = WorkReactor()
        reactor.action.onNext(.cancel)
        reactor.start("a", .latest)
        #expect(reactor.currentState == ["begin a"])
    }

    @Test func anErrorLetsTheNextWorkRun() {
        let reactor = WorkReactor()
        let failures = Recorder<String>()
        let observation = reactor.observeEvents { event in
            if case .failure(let failure) = event.kind { failures.append("\(failure.error)") }
        }
        reactor.start("a", .serial)
        reactor.start("b", .serial)
        reactor.fail("a")
        observation.dispose()
        #expect(failures.elements == ["failed"])
        #expect(reactor.currentState == ["begin a", "begin b"])
    }

    @Test func namesOfDifferentTypesAreDifferent() {
        let reactor = WorkReactor()
        reactor.start("a", .latest, id: 1)
        reactor.start("b", .latest, id: "1")
        reactor.start("c", .latest, id: UInt8(1))
        #expect(reactor.disposed.isEmpty)
        reactor.start("d", .latest, id: 1)
        #expect(reactor.disposed == ["a"])
    }

    @Test func twoReactorsMayUseTheSameName() {
        let (first, second) = (WorkReactor(), WorkReactor())
        first.start("a", .latest)
        second.start("b", .latest)
        #expect(first.disposed.isEmpty)
        second.action.onNext(.cancel)
        #expect(first.disposed.isEmpty)
        #expect(second.disposed == ["b"])
    }

    @Test func workEndsWithItsReactor() {
        let log: Recorder<String>
        do {
            let reactor = WorkReactor()
            log = reactor.disposals
            reactor.start("a", .serial)
            reactor.start("b", .serial)
        }
        #expect(log.elements == ["a"])
    }

    @Test func endedWorkReleasesWhatItsClosuresHold() {
        let reactor = WorkReactor()
        weak var held: Token?
        do {
            let token = Token()
            held = token
            reactor.start("a", .latest) { _ = token }
        }
        #expect(held != nil)
        reactor.start("b", .latest)
        #expect(held == nil)
    }

    @Test func waitingWorkThatIsCancelledReleasesWhatItHolds() {
        let reactor = WorkReactor()
        reactor.start("a", .serial)
        weak var held: Token?
        do {
            let token = Token()
            held = token
            reactor.start("b", .serial) { _ = token }
        }
        reactor.action.onNext(.cancel)
        #expect(held == nil)
    }

    @Test func manyWaitingPiecesThatEndAtOnceNeedNoStack() {
        let reactor = WorkReactor()
        reactor.start("a", .serial)
        let runs = Recorder<Int>()
        for number in 0..<20_000 {
            let work = Observable<String>.deferred {
                runs.append(number)
                return .empty()
            }
            reactor.action.onNext(.run(work, .serial, AnyName(WorkReactor.ID.work)))
        }
        #expect(runs.elements.isEmpty)
        reactor.complete("a")
        #expect(runs.elements == Array(0..<20_000))
    }

    /// However deeply work is nested in the effect, it finds its reactor.
    @Test(arguments: WorkReactor.nestings.keys.sorted())
    func theNameIsFoundInside(_ nesting: String) throws {
        let nest = try #require(WorkReactor.nestings[nesting])
        let reactor = WorkReactor()
        let disposals = Recorder<Int>()
        for number in 1...2 {
            let work = Observable<String>.never().do(onDispose: { disposals.append(number) })
            let named = work.cancellable(id: WorkReactor.ID.work)
            reactor.action.onNext(.effect(nest(named)))
        }
        #expect(disposals.elements == [1])
    }

    @Test func aTransformNamesItsReactor() {
        let reactor = TransformingReactor()
        _ = reactor.state.subscribe()
        reactor.action.onNext(1)
        reactor.action.onNext(2)
        #expect(reactor.disposals.elements == [1])
    }

    @Test func eightThreadsRunOneWorkAtATime() {
        let reactor = WorkReactor()
        let running = Recorder<Int>()
        onThreads(8) { thread in
            for number in 0..<200 {
                let work = Observable<String>.deferred {
                    running.append(1)
                    return .just("\(thread) \(number)")
                }.do(onDispose: { running.append(-1) })
                reactor.action.onNext(.run(work, .serial, AnyName(WorkReactor.ID.work)))
            }
        }
        #expect(reactor.currentState.count == 1_600)
        #expect(running.elements.count == 3_200)
        for (index, change) in running.elements.enumerated() { #expect(change == (index % 2 == 0 ? 1 : -1)) }
    }

    @Test func withoutAReactorTheNameHasNoEffect() {
        let elements = Recorder<Int>()
        for number in 1...2 {
            _ = Observable.just(number).concat(Observable.never()).cancellable(id: "x")
                .subscribe(onNext: { elements.append($0) })
        }
        _ = Observable<Int>.cancel(id: "x").subscribe(onCompleted: { elements.append(3) })
        #expect(elements.elements == [1, 2, 3])
    }
}

/// A name of any type, which an action can carry.
struct AnyName: Sendable {
    let apply: @Sendable (Observable<String>, WorkPolicy) -> Observable<String>

    init(_ id: some Hashable & Sendable) { apply = { $0.cancellable(id: id, policy: $1) } }
}

/// An error of its own, because the tests of the global handler record each `TestError`.
private enum WorkError: Error { case failed }

/// Runs work with names. Its state is the log of what the work has emitted.
private final class WorkReactor: Reactor {
    enum ID { case work }

    enum Action {
        case run(Observable<String>, WorkPolicy, AnyName)
        case effect(Observable<String>)
        case cancel
    }

    let initialState: [String] = []
    let disposals = Recorder<String>()
    private let subjects = Guarded<[String: PublishSubject<String>]>([:])

    var disposed: [String] { disposals.elements }

    func mutate(action: Action) -> Observable<String> {
        switch action {
        case .run(let work, let policy, let name): name.apply(work, policy)
        case .effect(let work): work
        case .cancel: .cancel(id: ID.work)
        }
    }

    func reduce(state: [String], mutation: String) -> [String] { state + [mutation] }

    func start(
        _ name: String, _ policy: WorkPolicy, id: some Hashable & Sendable = ID.work,
        holding: @escaping @Sendable () -> Void = {}
    ) {
        let subject = PublishSubject<String>()
        subjects.withLock { $0[name] = subject }
        let disposals = disposals
        let isOver = Flag()
        let work = subject.do(
            onError: { _ in isOver.set() }, onCompleted: { isOver.set() },
            onDispose: {
                holding()
                if !isOver.isSet { disposals.append(name) }
            })
        let sequence = Observable.concat([.just("begin \(name)"), work, .just("end \(name)")])
        action.onNext(.run(sequence, policy, AnyName(id)))
    }

    private func subject(_ name: String) -> PublishSubject<String>? { subjects.withLock { $0[name] } }

    /// Runs `body` in the step that appends the text to the state. What `body` sends waits until the step ends.
    func duringStep(_ text: String, _ body: @escaping @Sendable () -> Void) {
        let subscription = state.filter { $0.last == text }.take(1).subscribe(onNext: { _ in body() })
        action.onNext(.effect(.just(text)))
        subscription.dispose()
    }

    func emit(_ name: String, _ number: Int) { subject(name)?.onNext("\(name) \(number)") }
    func complete(_ name: String) { subject(name)?.onCompleted() }
    func fail(_ name: String) { subject(name)?.onError(WorkError.failed) }

    static let nestings: [String: @Sendable (Observable<String>) -> Observable<String>] = [
        "nothing": { $0 },
        "map": { work in work.map { $0 + "!" }.filter { _ in true }.take(3) },
        "concat": { .concat([.just("a"), $0, .just("b")]) },
        "merge": { .merge($0, .just("b")) },
        "flatMap": { work in Observable.just(1).flatMap { _ in work } },
        "flatMapLatest": { work in Observable.just(1).flatMapLatest { _ in work } },
        "concatMap": { work in Observable.just(1).concatMap { _ in work } },
        "combineLatest": { work in .combineLatest(work, Observable.just("b")) { $0 + $1 } },
        "zip": { work in .zip(work, Observable.just("b")) { $0 + $1 } },
        "amb": { .amb([$0, .never()]) },
        "catch": { work in work.catch { _ in .empty() } },
        "catch after an error": { work in Observable.error(WorkError.failed).catch { _ in work } },
        "retry": { $0.retry(3) },
        "retry(when:)": { work in work.retry { $0 } },
        "deferred": { work in .deferred { work } },
        "using": { work in .using({ BooleanDisposable() }, observableFactory: { _ in work }) },
        "startWith": { $0.startWith("a") },
        "switchIfEmpty": { .empty().ifEmpty(switchTo: $0) },
        "take(until:)": { $0.take(until: Observable<Int>.never()) },
        "skip(until:)": { $0.skip(until: Observable<Int>.never()) },
        "debounce": { $0.debounce(.seconds(1), scheduler: MainScheduler.instance) },
        "timeout": { $0.timeout(.seconds(1_000), scheduler: MainScheduler.instance) },
        "withLatestFrom": { work in work.withLatestFrom(Observable.just("b")) },
        "sample": { $0.sample(Observable<Int>.never()) },
        "buffer": { work in
            work.buffer(timeSpan: .seconds(1_000), count: 2, scheduler: MainScheduler.instance).map { $0.joined() }
        },
        "groupBy": { work in work.groupBy { $0.first }.flatMap { $0 } },
        "materialize": { $0.materialize().dematerialize() },
        "observe(on:)": { $0.observe(on: CurrentThreadScheduler.instance) },
        "subscribe(on:)": { $0.subscribe(on: CurrentThreadScheduler.instance) },
        "do": { work in work.do(onNext: { _ in }, onDispose: {}) },
        "scan": { work in work.scan("") { $0 + $1 } },
        "reduce": { work in work.reduce("") { $0 + $1 } },
        "delay": { $0.delay(.seconds(1_000), scheduler: MainScheduler.instance) },
        "deep nesting": { work in (0..<1_000).reduce(work) { work, _ in work.map { $0 }.take(1) } },
    ]
}

/// Names the work of `transform(action:)`.
private final class TransformingReactor: Reactor {
    let initialState = 0
    let disposals = Recorder<Int>()

    func transform(action: Observable<Int>) -> Observable<Int> {
        let disposals = disposals
        return action.flatMap { [weak self] number -> Observable<Int> in
            let work = Observable<Int>.never().do(onDispose: { disposals.append(number) })
            return self.map { work.cancellable(id: "work", in: $0) } ?? .empty()
        }
    }
}
