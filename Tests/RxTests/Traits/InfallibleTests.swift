import Dispatch
import Rx
import RxTest
import Testing

@Suite struct InfallibleTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func emitsItsEventsUntilItsEnd() {
        let log = Log<String>()
        let infallible = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.next(2))
            observer(.completed)
            observer(.next(3))
            return Disposables.create { log.add("work ended") }
        }
        _ = infallible.subscribe(
            onNext: { log.add("\($0)") }, onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
        #expect(log.values == ["1", "2", "completed", "disposed", "work ended"])
        log.clear()
        _ = Infallible.of(1).subscribe { log.add("\($0)") }
        let token = Token()
        _ = Infallible.just(2).subscribe(with: token, onNext: { log.add("\($1)") })
        #expect(log.values == ["next(1)", "completed", "2"])
    }

    @Test func replacesAnError() {
        let failing = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
        #expect(
            scheduler.events(failing.asInfallible(onErrorJustReturn: 7)) == [
                .next(10, 1), .next(20, 7), .completed(20),
            ])
        #expect(
            scheduler.events(failing.asInfallible(onErrorFallbackTo: .of(7, 8))) == [
                .next(10, 1), .next(20, 7), .next(20, 8), .completed(20),
            ])
        #expect(
            scheduler.events(failing.asInfallible(onErrorRecover: { _ in .empty() })) == [.next(10, 1), .completed(20)])
    }

    @Test func infersItsElementType() {
        #expect(scheduler.events(Infallible.concat(Infallible.of(1, 2), .just(3))).count == 4)
        #expect(scheduler.events(Infallible.concat([Infallible.of(1, 2), .just(3)])).count == 4)
        #expect(scheduler.events(Infallible.merge(Infallible.of(1, 2), .just(3))).count == 4)
        #expect(scheduler.events(Infallible.merge([Infallible.of(1, 2), .just(3)])).count == 4)
        #expect(scheduler.events(Infallible.of(1, 2).concat(Infallible.just(3))).count == 4)
        let sum = Infallible.combineLatest(Infallible.of(1, 2), Infallible.just(3)) { $0 + $1 }
        #expect(scheduler.events(sum).compactMap(\.value.element) == [4, 5])
        let zero = Infallible.just(0)
        let sums = Infallible.combineLatest(zero, zero, Infallible.just(3), zero, zero) { $0 + $1 + $2 + $3 + $4 }
        #expect(scheduler.events(sums).compactMap(\.value.element) == [3])
        #expect(
            scheduler.events(Infallible.zip(zero, Infallible.just("a")).map { "\($0.0)\($0.1)" }).first
                == .next(0, "0a"))
        #expect(scheduler.events(Infallible.combineLatest([zero, zero])).first == .next(0, [0, 0]))
    }

    @Test func transformsItsElements() {
        let source = scheduler.createColdObservable([
            .next(10, 1), .next(20, 2), .next(30, 2), .next(40, 3), .completed(50),
        ])
        .asInfallible(onErrorJustReturn: 0)
        func elements<Element>(_ source: Infallible<Element>) -> [Element] {
            scheduler.events(source).compactMap(\.value.element)
        }
        #expect(elements(source.map { $0 * 2 }) == [2, 4, 4, 6])
        #expect(elements(source.compactMap { $0 == 2 ? nil : $0 }) == [1, 3])
        #expect(elements(source.filter { $0 > 2 }) == [3])
        #expect(elements(source.flatMap { Infallible.of($0, $0) }).count == 8)
        #expect(elements(source.flatMapLatest { Infallible.just($0) }) == [1, 2, 2, 3])
        #expect(elements(source.flatMapFirst { _ in Infallible<Int>.never() }) == [])
        #expect(elements(source.concatMap { Infallible.just($0) }) == [1, 2, 2, 3])
        #expect(elements(source.scan(0, accumulator: { $0 + $1 })) == [1, 3, 5, 8])
        #expect(elements(source.scan(into: [], accumulator: { $0.append($1) })).last == [1, 2, 2, 3])
        #expect(elements(source.distinctUntilChanged()) == [1, 2, 3])
        #expect(elements(source.distinctUntilChanged { $0 / 2 }) == [1, 2])
        #expect(elements(source.distinctUntilChanged { $0 == $1 }) == [1, 2, 3])
        #expect(elements(source.distinctUntilChanged(at: \.description)) == [1, 2, 3])
        #expect(elements(source.skip(1)) == [2, 2, 3])
        #expect(elements(source.skip(while: { $0 < 2 })) == [2, 2, 3])
        #expect(elements(source.take(2)) == [1, 2])
        #expect(elements(source.take(while: { $0 < 3 }, behavior: .inclusive)) == [1, 2, 2, 3])
        #expect(elements(source.take(until: { $0 == 2 })) == [1])
        #expect(elements(source.take(until: Infallible.just(1))) == [])
        #expect(elements(source.startWith(0)) == [0, 1, 2, 2, 3])
        #expect(elements(source.withLatestFrom(Infallible.just("a")) { "\($0)\($1)" }) == ["1a", "2a", "2a", "3a"])
        #expect(elements(source.share(replay: 1)) == [1, 2, 2, 3])
        #expect(elements(source.take(for: .seconds(25), scheduler: scheduler)) == [1, 2])
        #expect(elements(source.debounce(.seconds(15), scheduler: scheduler)) == [3])
        #expect(elements(source.throttle(.seconds(15), latest: false, scheduler: scheduler)) == [1, 2])
        #expect(elements(source.withUnretained(scheduler).map { $1 }) == [1, 2, 2, 3])
    }

    @Test func bindsToRelaysAndObservers() {
        let (relay, optional, log) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil), Log<Int>())
        _ = Infallible.just(1).bind(to: relay)
        _ = Infallible.just(1).bind(to: optional)
        _ = Infallible.just(1).bind(onNext: { log.add($0) })
        _ = Infallible.just(2).bind(to: AnyObserver { if let element = $0.element { log.add(element) } })
        #expect(relay.value == 1)
        #expect(optional.value == 1)
        #expect(log.values == [1, 2])
        #expect(relay.asInfallible().bind(to: { _ in "bound" }) == "bound")
    }
}
