import Foundation
import Rx
import Testing

/// Chains nested more deeply than a thread's stack could hold.
@Suite struct NestingTests {
    private typealias Step = @Sendable (Observable<Int>, Int) -> Observable<Int>

    private struct Chain: CustomTestStringConvertible {
        let testDescription: String
        let step: Step

        func callAsFunction(_ source: Observable<Int>, count: Int = 10_000) -> Observable<Int> {
            (0..<count).reduce(source, step)
        }
    }

    private static let chains = [
        Chain(testDescription: "map") { source, _ in source.map { $0 } },
        Chain(testDescription: "several") { source, number in
            switch number % 5 {
            case 0: source.map { $0 + 1 }
            case 1: source.distinctUntilChanged()
            case 2: source.do(onCompleted: {})
            case 3: source.take(10)
            default: source.scan(0) { $0 + $1 }
            }
        },
        Chain(testDescription: "catch") { source, _ in source.catch { throw $0 } },
        Chain(testDescription: "flatMap") { source, _ in source.flatMap { Observable.just($0) } },
        Chain(testDescription: "merge") { source, _ in .merge(source, .empty()) },
        Chain(testDescription: "combineLatest") { source, _ in .combineLatest(source, Observable.just(0)) { $0 + $1 } },
        Chain(testDescription: "share") { source, _ in source.share(replay: 1) },
        Chain(testDescription: "ifEmpty") { source, _ in source.ifEmpty(default: 0) },
        Chain(testDescription: "startWith") { source, _ in source.skip(1).startWith(0) },
    ]

    /// Runs `body` on a thread with a stack of 512 KB, the smallest in use.
    private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            isDone.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        isDone.wait()
    }

    @Test(arguments: chains) private func aDeepChainPassesElementsAndCompletion(_ chain: Chain) {
        onSmallStack {
            let (subject, seen) = (PublishSubject<Int>(), Log<String>())
            let subscription = chain(subject).subscribe(
                onNext: { _ in seen.add("next") }, onCompleted: { seen.add("done") })
            subject.onNext(1)
            subject.onCompleted()
            #expect(seen.values.suffix(2) == ["next", "done"] && !subject.hasObservers)
            subscription.dispose()
        }
    }

    @Test(arguments: chains) private func aDeepChainPassesErrors(_ chain: Chain) {
        onSmallStack {
            let (subject, seen) = (PublishSubject<Int>(), Log<String>())
            _ = chain(subject).subscribe(onError: { seen.add("\($0)") })
            subject.onError(TestError.one)
            #expect(seen.values == ["one"])
        }
    }

    @Test(arguments: chains) private func disposingFreesADeepChain(_ chain: Chain) {
        onSmallStack {
            let subject = PublishSubject<Int>()
            expectFreed { token in
                let subscription = chain(subject).subscribe(onNext: { _ in _ = token })
                #expect(subject.hasObservers)
                subscription.dispose()
            }
            #expect(!subject.hasObservers)
        }
    }

    /// `share` retains its source in order to reconnect, so the subject is not freed.
    @Test(arguments: chains.filter { $0.testDescription != "share" })
    private func freeingTheSubjectFreesADeepChain(_ chain: Chain) {
        onSmallStack {
            expectFreed { token in
                let subject = PublishSubject<Int>()
                _ = chain(subject).subscribe(onNext: { _ in _ = token })
                subject.onNext(1)
            }
        }
    }

    @Test func aDeepChainWithoutSubscribersIsFreed() {
        onSmallStack {
            expectFreed { token in
                _ = (0..<100_000).reduce(Observable.just(token)) { source, _ in source.map { $0 } }
            }
        }
    }

    @Test func anElementPassesOnASmallerStackThanTheSubscription() {
        let (subject, seen) = (PublishSubject<Int>(), Log<Int>())
        let subscription = Self.chains[0](subject).subscribe(onNext: { seen.add($0) })
        onSmallStack { subject.onNext(1) }
        subscription.dispose()
        #expect(seen.values == [1])
    }

    @Test(arguments: ["left", "right"]) func aLongConcatEmitsItsElementsInOrder(_ side: String) {
        onSmallStack {
            let (count, seen) = (20_000, Log<Int>())
            var sequence = Observable.just(0)
            for number in 1..<count {
                let next = Observable.just(number)
                sequence = side == "left" ? sequence.concat(next) : next.concat(sequence)
            }
            let subscription = sequence.subscribe(onNext: { seen.add($0) }, onCompleted: { seen.add(-1) })
            let numbers = Array(0..<count)
            #expect(seen.values == (side == "left" ? numbers : numbers.reversed()) + [-1])
            subscription.dispose()
        }
    }

    @Test func nestedConcatsKeepTheirOrder() {
        let seen = Log<String>()
        let (a, b, c, d) = (Observable.of("a"), Observable.of("b"), Observable.of("c"), Observable.of("d"))
        typealias Letters = Observable<String>
        let inner = [Letters.concat([c, .empty()]), d.concat(a)]
        let nested = Letters.concat([Letters.concat([]), a.concat(b), Letters.concat(inner)])
        for _ in 0..<2 { _ = nested.subscribe(seen.observer()) }
        #expect(seen.values == ["a", "b", "c", "d", "a", "completed", "a", "b", "c", "d", "a", "completed"])
    }

    /// A failing inner concat ends the outer one, which subscribes to no further source.
    @Test func anErrorEndsNestedConcats() {
        let seen = Log<String>()
        let failing = Observable.of("a").concat(Observable<String>.error(TestError.one))
        _ = failing.concat(Observable.of("b")).concat(Observable.of("c")).subscribe(seen.observer())
        #expect(seen.values == ["a", "error one"])
    }

    @Test func catchRecoversRecursively() {
        onSmallStack {
            let seen = Log<Int>()
            _ = Self.recovering(20_000).subscribe(onNext: { seen.add($0) }, onCompleted: { seen.add(-1) })
            #expect(seen.values == [7, -1])
        }
    }

    @Sendable private static func recovering(_ count: Int) -> Observable<Int> {
        if count == 0 { return .just(7) }
        return Observable.error(TestError.one).catch { _ in recovering(count - 1) }
    }

    @Test func flatMapMayRecurse() {
        onSmallStack {
            let seen = Log<Int>()
            _ = Self.descending(20_000).subscribe(onNext: { seen.add($0) }, onCompleted: { seen.add(-1) })
            #expect(seen.values == [0, -1])
        }
    }

    @Sendable private static func descending(_ count: Int) -> Observable<Int> {
        Observable.of(count).map { $0 }.flatMap { $0 == 0 ? .just(0) : descending($0 - 1) }
    }

    @Test func endlessRecursionStopsWithAMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.recovering(.max).subscribe()
        }
        #expect(result.message.contains("nested more deeply than 512 MB of stack can hold"))
    }

    // MARK: Disposables

    private struct Wrapping: CustomTestStringConvertible {
        let testDescription: String
        let wrap: @Sendable (any Disposable) -> any Disposable
    }

    private static let wrappings = [
        Wrapping(testDescription: "CompositeDisposable") { CompositeDisposable(disposables: [$0]) },
        Wrapping(testDescription: "create(with:)") { inner in Disposables.create { inner.dispose() } },
        Wrapping(testDescription: "SerialDisposable") { inner in
            let outer = SerialDisposable()
            outer.disposable = inner
            return outer
        },
        Wrapping(testDescription: "SingleAssignmentDisposable") { inner in
            let outer = SingleAssignmentDisposable()
            outer.setDisposable(inner)
            return outer
        },
        Wrapping(testDescription: "RefCountDisposable") { RefCountDisposable(disposable: $0) },
        Wrapping(testDescription: "ScheduledDisposable") {
            ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0)
        },
        Wrapping(testDescription: "DisposeBag") { inner in
            let bag = DisposeBag(disposing: inner)
            return Disposables.create { bag.insert(Disposables.create()) }
        },
    ]

    @Test(arguments: wrappings) private func disposeReachesADeeplyNestedDisposable(_ wrapping: Wrapping) {
        onSmallStack {
            let seen = Log<Int>()
            var disposable: any Disposable = Disposables.create { seen.add(1) }
            for _ in 0..<100_000 { disposable = wrapping.wrap(disposable) }
            disposable.dispose()
            disposable = Disposables.create()
            #expect(seen.values == [1])
        }
    }

    @Test(arguments: wrappings) private func deeplyNestedDisposablesAreFreed(_ wrapping: Wrapping) {
        onSmallStack {
            expectFreed { token in
                var disposable: any Disposable = Disposables.create { _ = token }
                for _ in 0..<100_000 { disposable = wrapping.wrap(disposable) }
            }
        }
    }
}
