import Dispatch
import Rx
import RxTest
import Testing

@Suite struct SingleTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// A single that emits `event` after `time` ticks.
    private func single(_ time: Int, _ event: SingleEvent<Int>) -> Single<Int> {
        let recorded: [Recorded<Event<Int>>] =
            switch event {
            case .success(let element): [.next(time, element), .completed(time)]
            case .failure(let error): [.error(time, error)]
            }
        return scheduler.createColdObservable(recorded).asSingle()
    }

    @Test func emitsItsElementOnlyOnce() {
        let log = Log<String>()
        let single = Single<Int>.create { observer in
            observer(.success(1))
            observer(.success(2))
            observer(.failure(TestError.one))
            return Disposables.create { log.add("work ended") }
        }
        _ = single.subscribe(
            onSuccess: { log.add("success \($0)") }, onFailure: { _ in log.add("failure") },
            onDisposed: { log.add("disposed") })
        #expect(log.values == ["success 1", "disposed", "work ended"])
    }

    @Test(arguments: [SingleEvent<Int>.success(2), .failure(TestError.one)])
    func ignoresAnEventThatItsObserverSendsDuringTheElement(_ event: SingleEvent<Int>) {
        let (log, kept) = (Log<String>(), Log<@Sendable (SingleEvent<Int>) -> Void>())
        let single = Single<Int>.create { observer in
            kept.add(observer)
            return Disposables.create()
        }
        _ = single.subscribe { result in
            log.add("\(result)")
            if log.count < 3 { kept.values.first?(event) }
        }
        kept.values.first?(.success(1))
        #expect(log.values == ["success(1)"])
    }

    @Test func emitsOneOfTheElementsThatTwoThreadsSend() {
        for _ in 0..<1_000 {
            let (log, kept) = (Log<Int>(), Log<@Sendable (SingleEvent<Int>) -> Void>())
            _ = Single<Int>.create { observer in
                kept.add(observer)
                return Disposables.create()
            }.subscribe(onSuccess: { log.add($0) })
            let observer = kept.values[0]
            onThreads(2) { observer(.success($0)) }
            #expect(log.count == 1)
        }
    }

    @Test func emitsItsError() {
        let log = Log<String>()
        let single = Single<Int>.create { observer in
            observer(.failure(TestError.one))
            observer(.success(2))
            return Disposables.create()
        }
        _ = single.subscribe { log.add("\($0)") }
        _ = single.subscribe(onFailure: { log.add("\($0)") }, onDisposed: { log.add("disposed") })
        #expect(log.values == ["failure(RxTests.TestError.one)", "one", "disposed"])
    }

    @Test func emitsNothingAfterDisposal() {
        let log = Log<String>()
        let subject = PublishSubject<Int>()
        let subscription = subject.asSingle().subscribe(
            onSuccess: { log.add("\($0)") }, onDisposed: { log.add("disposed") })
        subject.onNext(1)
        subscription.dispose()
        subject.onCompleted()
        #expect(log.values == ["disposed"])
        #expect(!subject.hasObservers)
    }

    @Test func subscribeWithAnObjectStopsWhenItIsFreed() {
        let log = Log<String>()
        let subject = PublishSubject<Int>()
        var token: Token? = Token()
        if let token {
            _ = subject.asSingle().subscribe(with: token, onSuccess: { _, element in log.add("\(element)") })
        }
        token = nil
        subject.onNext(1)
        subject.onCompleted()
        let other = Token()
        _ = Single.just(2).subscribe(with: other, onSuccess: { _, element in log.add("\(element)") })
        #expect(log.values == ["2"])
    }

    @Test func transformsItsElement() {
        let ten = single(10, .success(1)).map { $0 * 10 }
        #expect(scheduler.start { ten }.events == [.next(210, 10), .completed(210)])
        #expect(
            scheduler.events(single(10, .success(1)).flatMap { single(20, .success($0 + 1)) }) == [
                .next(30, 2), .completed(30),
            ])
        #expect(scheduler.events(single(10, .success(1)).flatMapMaybe { _ in Maybe<Int>.empty() }) == [.completed(10)])
        #expect(scheduler.events(single(10, .success(1)).flatMapCompletable { _ in .error(TestError.one) }).count == 1)
        #expect(scheduler.events(single(10, .success(1)).filter { $0 > 1 }) == [.completed(10)])
        #expect(scheduler.events(single(10, .success(1)).compactMap { "\($0)" }) == [.next(10, "1"), .completed(10)])
        #expect(scheduler.events(single(10, .success(1)).asMaybe()) == [.next(10, 1), .completed(10)])
        #expect(scheduler.events(single(10, .success(1)).asCompletable()).map(\.time) == [10])
        #expect(
            scheduler.events(single(10, .success(1)).map { _ -> Int in throw TestError.two }) == [
                .error(10, TestError.two)
            ])
    }

    @Test func recoversFromAnError() {
        let failing = single(10, .failure(TestError.one))
        #expect(scheduler.events(failing.catchAndReturn(7)) == [.next(10, 7), .completed(10)])
        #expect(scheduler.events(failing.catch { _ in single(5, .success(8)) }) == [.next(15, 8), .completed(15)])
        #expect(scheduler.events(failing.retry(2)) == [.error(20, TestError.one)])
        let twice = failing.retry(when: { (errors: Observable<any Error>) in errors.take(1) })
        #expect(scheduler.events(twice) == [.completed(20)])
    }

    @Test func timeOperatorsDelayItsElement() {
        let late = single(50, .success(1))
        #expect(scheduler.events(late.delay(.seconds(10), scheduler: scheduler)) == [.next(60, 1), .completed(61)])
        #expect(
            scheduler.events(late.delaySubscription(.seconds(10), scheduler: scheduler)) == [
                .next(60, 1), .completed(60),
            ])
        #expect(scheduler.events(late.timeout(.seconds(20), scheduler: scheduler)) == [.error(20, RxError.timeout)])
        let other = late.timeout(.seconds(20), other: .just(7), scheduler: scheduler)
        #expect(scheduler.events(other) == [.next(20, 7), .completed(20)])
        #expect(scheduler.events(late.observe(on: scheduler)) == [.next(51, 1), .completed(52)])
        #expect(scheduler.events(late.subscribe(on: scheduler)) == [.next(51, 1), .completed(51)])
        #expect(
            scheduler.events(Single<Int>.timer(.seconds(30), scheduler: scheduler)) == [.next(30, 0), .completed(30)])
        #expect(scheduler.events(Single.just(3, scheduler: scheduler)) == [.next(1, 3), .completed(2)])
    }

    @Test func zipCombinesElements() {
        let (a, b) = (single(10, .success(1)), single(20, .success(2)))
        #expect(scheduler.events(Single.zip(a, b) { $0 + $1 }) == [.next(20, 3), .completed(20)])
        #expect(
            scheduler.events(Single.zip(a, b, a, b, a) { $0 + $1 + $2 + $3 + $4 }) == [.next(20, 7), .completed(20)])
        #expect(scheduler.events(Single.zip(a, b).map { $0.0 - $0.1 }) == [.next(20, -1), .completed(20)])
        #expect(
            scheduler.events(Single.zip(a, b, single(5, .failure(TestError.one))) { $0 + $1 + $2 }) == [
                .error(5, TestError.one)
            ])
        #expect(scheduler.events(Single.zip([a, b])) == [.next(20, [1, 2]), .completed(20)])
        #expect(scheduler.events(Single.zip([Single<Int>]())) == [.next(0, []), .completed(0)])
        #expect(scheduler.events(Single.zip([a, b]) { $0.count }) == [.next(20, 2), .completed(20)])
    }

    @Test func doCallsItsClosuresInOrder() {
        let log = Log<String>()
        let single = Single.just(1).do(
            onSuccess: { log.add("on \($0)") }, afterSuccess: { log.add("after \($0)") },
            onSubscribe: { log.add("subscribe") }, onSubscribed: { log.add("subscribed") },
            onDispose: { log.add("dispose") })
        _ = single.subscribe(onSuccess: { log.add("success \($0)") })
        #expect(log.values == ["subscribe", "on 1", "success 1", "after 1", "subscribed", "dispose"])
    }

    @Test func factoriesRunForEachSubscription() {
        let log = Log<String>()
        let deferred = Single<Int>.deferred {
            log.add("deferred")
            return .just(1)
        }
        let resource = BooleanDisposable()
        _ = Single<Int>.using({ resource }, primitiveSequenceFactory: { _ in .just(2) }).subscribe()
        #expect(resource.isDisposed)
        _ = deferred.subscribe()
        _ = deferred.subscribe()
        #expect(log.values == ["deferred", "deferred"])
    }
}
