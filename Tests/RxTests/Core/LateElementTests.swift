import Dispatch
import Rx
import RxSupport
import RxTest
import Testing

/// A source may be lost while one of its elements is still on its way. Work that the element starts belongs to the
/// subscription, so `dispose()` ends it.
@Suite(.timeLimit(.minutes(5))) struct LateElementTests {
    struct Chain: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (Observable<Int>, _ work: Observable<Int>) -> Observable<Int>
    }

    struct Way: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    }

    static let ways = [
        Way(testDescription: "observe(on:)") { $0.observe(on: $1) },
        Way(testDescription: "delay") { $0.delay(.seconds(1), scheduler: $1) },
        Way(testDescription: "debounce") { $0.debounce(.seconds(1), scheduler: $1) },
        Way(testDescription: "flatMap to a timer") { source, scheduler in
            source.flatMap { Observable.just($0).delay(.seconds(1), scheduler: scheduler) }
        },
        Way(testDescription: "a later subscription") { source, scheduler in
            source.flatMap { element in
                Observable.of(element).observe(on: scheduler).delaySubscription(.seconds(1), scheduler: scheduler)
            }
        },
        Way(testDescription: "flatMapLatest to a timer") { source, scheduler in
            source.flatMapLatest { Observable.just($0).delay(.seconds(1), scheduler: scheduler) }
        },
    ]

    /// Chains that lose their only source.
    static let endingChains = [
        Chain(testDescription: "flatMap") { source, work in source.flatMap { _ in work } },
        Chain(testDescription: "flatMapLatest") { source, work in source.flatMapLatest { _ in work } },
        Chain(testDescription: "flatMapFirst") { source, work in source.flatMapFirst { _ in work } },
        Chain(testDescription: "concatMap") { source, work in source.concatMap { _ in work } },
        Chain(testDescription: "flatMap of flatMap") { source, work in
            source.flatMap { Observable.just($0) }.flatMap { _ in work }
        },
        Chain(testDescription: "catch") { source, work in
            source.map { _ in throw RxError.unknown }.catch { _ in work }
        },
    ]

    static let chains =
        endingChains + [
            Chain(testDescription: "flatMap, in a merge") { source, work in
                Observable.merge(source.flatMap { _ in work }, .never())
            },
            Chain(testDescription: "flatMap, in a flatMapLatest") { source, work in
                Observable.just(1).concat(Observable.never()).flatMapLatest { _ in source.flatMap { _ in work } }
            },
            Chain(testDescription: "flatMap, share") { source, work in source.flatMap { _ in work }.share() },
            Chain(testDescription: "flatMap, do") { source, work in source.flatMap { _ in work }.do(onDispose: {}) },
        ]

    /// Work that never ends.
    private func work(_ log: Log<String>) -> Observable<Int> {
        .create { _ in
            log.add("begin")
            return Disposables.create { log.add("end") }
        }
    }

    @Test(arguments: ways, chains) func disposeEndsTheWorkOfALateElement(_ way: Way, _ chain: Chain) {
        let (log, scheduler) = (Log<String>(), TestScheduler(initialClock: 0))
        let subscription: any Disposable
        do {
            let subject = PublishSubject<Int>()
            subscription = chain.make(way.make(subject, scheduler), work(log)).subscribe()
            subject.onNext(1)
        }
        scheduler.start()
        #expect(log.values == ["begin"])
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    @Test(arguments: chains) @MainActor func disposeEndsTheWorkOfAnElementThatWaitsForItsActor(_ chain: Chain) async {
        let log = Log<String>()
        let subscription: any Disposable
        do {
            let subject = PublishSubject<Int>()
            subscription = chain.make(subject.observe(on: MainActor.shared), work(log)).subscribe()
            onThreads(1) { _ in subject.onNext(1) }
        }
        #expect(log.values == [])
        while log.values.isEmpty { await Task.yield() }
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    static let justs = [
        Way(testDescription: "flatMap") { source, _ in source.flatMap { Observable.just($0) } },
        Way(testDescription: "flatMap, after a loss") { source, _ in
            source.startWith(0).flatMap { number in
                number == 0 ? Observable.deferred { PublishSubject<Int>() } : Observable.just(number)
            }
        },
        Way(testDescription: "concatMap") { source, _ in source.concatMap { Observable.just($0) } },
        Way(testDescription: "merge, limited") { source, _ in
            source.map { Observable.just($0) }.merge(maxConcurrent: 2)
        },
    ]

    /// Ways that have lost all other sources.
    static let lastSources = [
        Way(testDescription: "combineLatest, after a loss") { source, _ in
            Observable.combineLatest(lost.startWith(0), source) { $0 + $1 }
        },
        Way(testDescription: "zip, after a loss") { source, _ in
            Observable.zip(lost.startWith(0), source) { $0 + $1 }
        },
        Way(testDescription: "merge, after a loss") { source, _ in Observable.merge(lost, source) },
        Way(testDescription: "flatMap, after the loss of its source") { source, _ in
            lost.startWith(0).flatMap { _ in source }
        },
        Way(testDescription: "flatMapLatest, after the loss of its source") { source, _ in
            lost.startWith(0).flatMapLatest { _ in source }
        },
    ]

    /// A source that is lost at once.
    private static var lost: Observable<Int> { .deferred { PublishSubject<Int>() } }

    @Test(arguments: justs + lastSources, chains)
    func disposeEndsTheWorkOfTheElementThatCompletesItsSource(_ just: Way, _ chain: Chain) {
        let (log, subject) = (Log<String>(), PublishSubject<Int>())
        let source = just.make(subject, TestScheduler(initialClock: 0)).do(onNext: { _ in subject.onCompleted() })
        let subscription = chain.make(source, work(log)).subscribe()
        subject.onNext(1)
        #expect(log.values == ["begin"])
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    /// The first element is still being delivered when another thread sends the second one and the end.
    @Test(arguments: ["debounce", "delay"]) func disposeEndsTheWorkOfElementsOfTwoThreads(name: String) {
        let (log, scheduler, subject) = (Log<String>(), TestScheduler(initialClock: 0), PublishSubject<Int>())
        let timed =
            name == "delay"
            ? subject.delay(.seconds(1), scheduler: scheduler) : subject.debounce(.seconds(1), scheduler: scheduler)
        let subscription = timed.do(onNext: { element in
            guard element == 1 else { return }
            onThreads(1) { _ in
                subject.onNext(2)
                subject.onCompleted()
            }
        })
        .flatMap { $0 == 1 ? Observable.empty() : work(log) }.subscribe()
        subject.onNext(1)
        scheduler.start()
        #expect(log.values == ["begin"])
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    /// An element of the first inner sequence is still being delivered when another thread switches to the second one.
    @Test func disposeEndsTheWorkOfElementsOfTwoInnerSequences() {
        let (log, first, second) = (Log<String>(), PublishSubject<Int>(), PublishSubject<Int>())
        let outer = Guarded<PublishSubject<Observable<Int>>?>(PublishSubject())
        let subscription = outer.withLock { $0 }!.switchLatest().do(onNext: { element in
            guard element == 1 else { return }
            onThreads(1) { _ in
                outer.withLock { $0.take() }?.onNext(second)
                second.onNext(2)
                second.onCompleted()
            }
        })
        .flatMap { $0 == 1 ? Observable.empty() : work(log) }.subscribe()
        outer.withLock { $0 }?.onNext(first)
        first.onNext(1)
        #expect(log.values == ["begin"])
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    /// The first result is still being delivered when one source completes and another thread sends the last element of
    /// the other source.
    @Test func disposeEndsTheWorkOfALateCombination() {
        let (log, first) = (Log<String>(), PublishSubject<Int>())
        let second = Guarded<PublishSubject<Int>?>(PublishSubject())
        let subscription = Observable.combineLatest(first, second.withLock { $0 }!) { $0 + $1 }
            .do(onNext: { sum in
                guard sum == 2 else { return }
                first.onCompleted()
                onThreads(1) { _ in second.withLock { $0.take() }?.onNext(2) }
            })
            .flatMap { $0 == 2 ? Observable.empty() : work(log) }.subscribe()
        second.withLock { $0 }?.onNext(1)
        first.onNext(1)
        #expect(log.values == ["begin"])
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    /// The first element is still being delivered when another thread sends the last one of an inner sequence.
    @Test func disposeEndsTheWorkOfTheLastElementOfAMerge() {
        let (log, first) = (Log<String>(), PublishSubject<Int>())
        let second = Guarded<PublishSubject<Int>?>(PublishSubject())
        let subscription = Observable.merge(first, second.withLock { $0 }!)
            .do(onNext: { element in
                guard element == 1 else { return }
                first.onCompleted()
                onThreads(1) { _ in second.withLock { $0.take() }?.onNext(2) }
            })
            .flatMap { $0 == 1 ? Observable.empty() : work(log) }.subscribe()
        first.onNext(1)
        #expect(log.values == ["begin"])
        subscription.dispose()
        #expect(log.values == ["begin", "end"])
    }

    /// The subscription waits for the main actor when the timer has fired on another thread.
    @Test @MainActor func aSwitchEndsALaterSubscriptionOnAnActor() async {
        let (log, scheduler, subject) = (Log<String>(), TestScheduler(initialClock: 0), PublishSubject<Int>())
        let subscription = subject.flatMapLatest { number in
            Observable<Int>.create { @MainActor _ in
                log.add("begin \(number)")
                return Disposables.create { log.add("end \(number)") }
            }
            .delaySubscription(.seconds(1), scheduler: scheduler)
        }
        .subscribe()
        subject.onNext(1)
        onThreads(1) { _ in scheduler.start() }
        while log.values.isEmpty { await Task.yield() }
        subject.onNext(2)
        #expect(log.values == ["begin 1", "end 1"])
        subscription.dispose()
    }

    @Test(arguments: ways, endingChains) func theEndOfTheLastWorkFreesTheSubscription(_ way: Way, _ chain: Chain) {
        let scheduler = TestScheduler(initialClock: 0)
        weak var captured: Token?
        do {
            let (token, subject) = (Token(), PublishSubject<Int>())
            captured = token
            let work = Observable.just(1).delay(.seconds(1), scheduler: scheduler)
            _ = chain.make(way.make(subject, scheduler), work).subscribe(onNext: { _ in _ = token })
            subject.onNext(1)
        }
        scheduler.start()
        #expect(captured == nil)
    }

    static let delayed = [
        Way(testDescription: "delaySubscription") { $0.delaySubscription(.seconds(1), scheduler: $1) },
        Way(testDescription: "subscribe(on:)") { $0.subscribe(on: $1) },
        Way(testDescription: "skip a time") { $0.skip(.seconds(1), scheduler: $1) },
        Way(testDescription: "throttle") { $0.throttle(.seconds(1), scheduler: $1) },
    ]

    @Test(arguments: delayed) func theLossOfTheSourceFreesAnIdleSubscription(_ way: Way) {
        let scheduler = TestScheduler(initialClock: 0)
        weak var captured: Token?
        do {
            let (token, subject) = (Token(), PublishSubject<Int>())
            captured = token
            _ = way.make(subject, scheduler).subscribe(onNext: { _ in _ = token }, onError: { _ in })
            scheduler.advanceTo(2)
            subject.onNext(1)
            scheduler.advanceTo(4)
        }
        scheduler.start()
        #expect(captured == nil)
    }
}
