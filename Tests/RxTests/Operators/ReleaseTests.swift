import Foundation
import Rx
import RxTest
import Testing

/// An ended subscription releases everything, even if the source retains the given observer, as an API without
/// cancellation does. The test also retains the subscription, as a view's bag does.
@Suite struct ReleaseTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// How a subscription ends.
    enum End: CaseIterable {
        case completed, failed, disposed
    }

    /// A source that retains all its observers.
    final class Source<Element: Sendable>: Sendable {
        let observers = Log<AnyObserver<Element>>()

        func observable(keeping token: Token) -> Observable<Element> {
            Observable.create { [observers] observer in
                observers.add(observer)
                return Disposables.create { _ = token }
            }
            .map { element in withExtendedLifetime(token) { element } }
        }

        func send(_ event: Event<Element>) { for observer in observers.values { observer.on(event) } }

        func end(_ end: End, _ subscription: any Disposable) {
            switch end {
            case .completed: send(.completed)
            case .failed: send(.error(TestError.one))
            case .disposed: subscription.dispose()
            }
        }
    }

    private static func ends(_ operation: OperatorCase, with end: End) -> Bool {
        switch end {
        case .completed: operation.afterCompletion != nil
        case .failed: operation.afterError != nil
        case .disposed: true
        }
    }

    @Test(arguments: OperatorCase.all, End.allCases)
    func retainsNeitherClosuresNorSource(_ operation: OperatorCase, _ end: End) {
        guard Self.ends(operation, with: end) else { return }
        let source = Source<Int>()
        var subscription: (any Disposable)?
        expectFreed { token in
            subscription = operation.apply(source.observable(keeping: token), scheduler)
                .map { element in withExtendedLifetime(token) { element } }
                .subscribe(
                    onNext: { _ in _ = token }, onError: { _ in _ = token }, onCompleted: { _ = token },
                    onDisposed: { _ = token })
            scheduler.advanceTo(10)
            source.send(.next(1))
            source.end(end, subscription!)
            scheduler.start()
        }
        #expect(source.observers.count > 0)
        withExtendedLifetime((subscription, source)) {}
    }

    /// An operator that retains elements.
    struct Accumulator: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (Observable<Token>, TestScheduler) -> Observable<Void>

        init<Result>(
            _ name: String, _ apply: @escaping @Sendable (Observable<Token>, TestScheduler) -> Observable<Result>
        ) {
            testDescription = name
            self.apply = { apply($0, $1).map { _ in } }
        }
    }

    static let accumulators = [
        Accumulator("scan") { source, _ in source.scan([]) { $0 + [$1] } },
        Accumulator("scan(into:)") { source, _ in source.scan(into: []) { $0.append($1) } },
        Accumulator("reduce") { source, _ in source.reduce([]) { $0 + [$1] } },
        Accumulator("toArray") { source, _ in source.toArray().asObservable() },
        Accumulator("takeLast") { source, _ in source.takeLast(3) },
        Accumulator("distinctUntilChanged") { source, _ in source.distinctUntilChanged { $0 === $1 } },
        Accumulator("buffer") { $0.buffer(timeSpan: .seconds(1000), count: 10, scheduler: $1) },
        Accumulator("window") {
            $0.window(timeSpan: .seconds(1000), count: 10, scheduler: $1).flatMap { $0.toArray() }
        },
        Accumulator("groupBy") { source, _ in source.groupBy { ObjectIdentifier($0) }.flatMap { $0.toArray() } },
        Accumulator("combineLatest") { source, _ in
            Observable.combineLatest(source, Observable<Int>.never()) { _, _ in }
        },
        Accumulator("combineLatest of a collection") { source, _ in Observable.combineLatest([source, .never()]) },
        Accumulator("zip") { source, _ in Observable.zip(source, Observable<Int>.never()) { _, _ in } },
        Accumulator("zip of a collection") { source, _ in Observable.zip([source, .never()]) },
        Accumulator("withLatestFrom") { source, _ in Observable<Int>.never().withLatestFrom(source) },
        Accumulator("sample") { source, _ in source.sample(Observable<Int>.never()) },
        Accumulator("debounce") { $0.debounce(.seconds(1000), scheduler: $1) },
        Accumulator("throttle") { $0.throttle(.seconds(1000), scheduler: $1) },
        Accumulator("delay") { $0.delay(.seconds(1000), scheduler: $1) },
        Accumulator("share(replay:)") { source, _ in source.share(replay: 5) },
        Accumulator("share(replay:) of another") { source, _ in source.map { $0 }.share(replay: 1).map { $0 } },
        Accumulator("concatMap") { source, _ in source.concatMap { _ in Observable<Int>.never() } },
        Accumulator("merge(maxConcurrent:)") { source, _ in
            source.map { element in Observable<Int>.create { _ in Disposables.create { _ = element } } }.merge(
                maxConcurrent: 1)
        },
        Accumulator("flatMapLatest") { source, _ in
            source.flatMapLatest { element in Observable<Token>.never().startWith(element) }
        },
        Accumulator("materialize") { source, _ in source.materialize().scan([]) { $0 + [$1.element] } },
        Accumulator("groups that are collected") { source, _ in
            source.groupBy { ObjectIdentifier($0) }.scan([]) { $0 + [$1] }.flatMapLatest {
                Observable.merge($0.map { $0.asObservable() })
            }
        },
        Accumulator("windows that are collected") { source, scheduler in
            source.window(timeSpan: .seconds(1000), count: 1, scheduler: scheduler).scan([]) { $0 + [$1] }
                .flatMapLatest { Observable.combineLatest($0) }
        },
        Accumulator("amb") { source, _ in source.amb(Observable.never()).scan([]) { $0 + [$1] } },
        Accumulator("enumerated") { source, _ in source.enumerated().scan([]) { $0 + [$1.element] } },
        Accumulator("observe(on:)") { $0.observe(on: $1).scan([]) { $0 + [$1] } },
        Accumulator("subscribe(on:)") { $0.subscribe(on: $1).scan([]) { $0 + [$1] } },
        Accumulator("retry") { source, _ in source.scan([]) { $0 + [$1] }.retry(1) },
        Accumulator("catch") { source, _ in source.scan([]) { $0 + [$1] }.catchAndReturn([]) },
        Accumulator("take(until:)") { source, _ in source.scan([]) { $0 + [$1] }.take(until: Observable<Int>.never()) },
        Accumulator("timeout") { $0.scan([]) { $0 + [$1] }.timeout(.seconds(10_000), scheduler: $1) },
    ]

    @Test(arguments: accumulators, End.allCases)
    func retainsNoElement(_ accumulator: Accumulator, _ end: End) {
        let source = Source<Token>()
        var subscription: (any Disposable)?
        expectFreed { element in
            subscription = accumulator.apply(source.observable(keeping: element), scheduler).subscribe(onError: { _ in }
            )
            scheduler.advanceTo(10)
            source.send(.next(element))
            source.send(.next(Token()))
            source.end(end, subscription!)
            // Operators such as `concatMap` continue with elements emitted earlier.
            if end == .completed { subscription?.dispose() }
            scheduler.start()
        }
        withExtendedLifetime((subscription, source)) {}
    }

    /// An operator that joins several sequences into one.
    struct Succession: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable ([Observable<Int>]) -> Observable<Int>
        let end: Event<Int>
    }

    static let successions = [
        Succession(testDescription: "concat", make: { Observable.concat($0) }, end: .completed),
        Succession(testDescription: "concat, one by one", make: { $0[0].concat($0[1]).concat($0[2]) }, end: .completed),
        Succession(
            testDescription: "catch(sequence:)", make: { Observable<Int>.catch(sequence: $0) },
            end: .error(TestError.one)),
        Succession(testDescription: "startWith", make: { $0[0].startWith(0).concat($0[1]) }, end: .completed),
        Succession(
            testDescription: "catch", make: { sources in sources[0].catch { [next = sources[1]] _ in next } },
            end: .error(TestError.one)),
    ]

    @Test("an ended source is freed while the next one runs", arguments: successions)
    func finishedSourceIsFreed(_ succession: Succession) {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        var subscription: (any Disposable)?
        weak var kept: Token?
        func subscribe() {
            let token = Token()
            kept = token
            let sources = [
                first.map { element in withExtendedLifetime(token) { element } }, second, PublishSubject<Int>(),
            ]
            subscription = succession.make(sources).subscribe(onError: { _ in })
        }
        subscribe()
        first.onNext(1)
        #expect(kept != nil)
        first.on(succession.end)
        #expect(second.hasObservers)
        // The last source of an array releases the array.
        second.onNext(1)
        #expect(kept == nil)
        subscription?.dispose()
    }

    @Test("skip(until:) frees its chain if its source completes first")
    func skipUntilFreesItsChain() {
        expectFreed { token in
            let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
            let subscription = source.skip(until: other).subscribe(
                onNext: { _ in _ = token }, onError: { _ in }, onCompleted: { _ = token })
            source.onCompleted()
            #expect(!other.hasObservers)
            _ = subscription
        }
    }

    typealias Groups = Observable<[GroupedObservable<Int, Int>]>

    /// An operator between collected groups and their subscribers.
    struct Stage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (Groups, TestScheduler) -> Groups
    }

    static let stages = [
        Stage(testDescription: "none") { groups, _ in groups },
        Stage(testDescription: "map") { groups, _ in groups.map { $0 } },
        Stage(testDescription: "filter") { groups, _ in groups.filter { !$0.isEmpty } },
        Stage(testDescription: "do") { groups, _ in groups.do(onNext: { _ in }, onCompleted: {}) },
        Stage(testDescription: "take") { groups, _ in groups.take(100) },
        Stage(testDescription: "scan") { groups, _ in groups.scan([]) { $0 + $1 } },
        Stage(testDescription: "share") { groups, _ in groups.share() },
        Stage(testDescription: "share(replay:)") { groups, _ in groups.share(replay: 3) },
        Stage(testDescription: "observe(on:)") { $0.observe(on: $1) },
        Stage(testDescription: "delay") { $0.delay(.seconds(1), scheduler: $1) },
        Stage(testDescription: "debounce") { $0.debounce(.seconds(1), scheduler: $1) },
        Stage(testDescription: "startWith") { groups, _ in groups.startWith([]) },
        Stage(testDescription: "concatMap") { groups, _ in groups.concatMap { Observable.just($0) } },
        Stage(testDescription: "flatMap") { groups, _ in groups.flatMap { Groups.never().startWith($0) } },
        Stage(testDescription: "combineLatest") { groups, _ in
            Observable.combineLatest(groups, Observable<Int>.never().startWith(1)) { groups, _ in groups }
        },
        Stage(testDescription: "withLatestFrom") { groups, _ in groups.withLatestFrom(groups) { $0 + $1 } },
        Stage(testDescription: "merge") { groups, _ in Observable.merge(groups, .never()) },
        Stage(testDescription: "zip") { groups, _ in Observable.zip(groups, groups) { $0 + $1 } },
        Stage(testDescription: "materialize") { groups, _ in groups.materialize().dematerialize() },
        Stage(testDescription: "catch") { groups, _ in groups.catch { _ in .just([]) } },
        Stage(testDescription: "retry") { groups, _ in groups.retry() },
        Stage(testDescription: "take(until:)") { groups, _ in groups.take(until: Observable<Int>.never()) },
        Stage(testDescription: "amb") { groups, _ in groups.amb(Groups.never()) },
    ]

    @Test("disposing the subscription frees collected groups", arguments: stages)
    func collectedGroupsAreFreed(_ stage: Stage) {
        let source = PublishSubject<Int>()
        let elements = Log<Int>()
        expectFreed { token in
            let groups = source.groupBy { element in withExtendedLifetime(token) { element % 3 } }.scan([]) {
                $0 + [$1]
            }
            let subscription = stage.apply(groups, scheduler)
                .flatMapLatest { Observable.merge($0.map { $0.asObservable() }) }
                .subscribe(onNext: { element in withExtendedLifetime(token) { elements.add(element) } })
            for element in 0..<6 { source.onNext(element) }
            scheduler.advanceTo(100)
            for element in 0..<6 { source.onNext(element) }
            subscription.dispose()
            scheduler.start()
        }
        let count = elements.count
        source.onNext(1)
        #expect(elements.count == count)
        #expect(!source.hasObservers)
    }

    @Test("a subscribed group does not retain the subscriber of groupBy")
    func groupKeepsNothingBelowGroupBy() {
        let source = PublishSubject<Int>()
        let groups = Log<GroupedObservable<Bool, Int>>()
        let (elements, bag) = (Log<Int>(), DisposeBag())
        expectFreed { token in
            let subscription = source.groupBy { $0.isMultiple(of: 2) }.subscribe(onNext: { group in
                withExtendedLifetime(token) { groups.add(group) }
            })
            source.onNext(1)
            groups.values[0].subscribe(onNext: { elements.add($0) }).disposed(by: bag)
            subscription.dispose()
        }
        source.onNext(3)
        source.onNext(4)
        #expect(elements.values == [3])
        #expect(groups.count == 1)
    }
}
