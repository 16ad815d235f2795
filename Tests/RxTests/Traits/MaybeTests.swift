import Rx
import RxTest
import Testing

@Suite struct MaybeTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [
        (MaybeEvent<Int>.success(1), ["success 1", "disposed"]), (.error(TestError.one), ["error one", "disposed"]),
        (.completed, ["completed", "disposed"]),
    ]) func emitsOneEventOnly(_ event: MaybeEvent<Int>, _ expected: [String]) {
        let log = Log<String>()
        let maybe = Maybe<Int>.create { observer in
            observer(event)
            observer(.success(2))
            observer(.completed)
            return Disposables.create()
        }
        _ = maybe.subscribe(
            onSuccess: { log.add("success \($0)") }, onError: { log.add("error \($0)") },
            onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
        #expect(log.values == expected)
        let token = Token()
        log.clear()
        _ = maybe.subscribe(
            with: token, onSuccess: { log.add("success \($1)") }, onError: { log.add("error \($1)") },
            onCompleted: { _ in log.add("completed") }, onDisposed: { _ in log.add("disposed") })
        #expect(log.values == expected)
        log.clear()
        _ = maybe.subscribe { log.add("\($0)") }
        #expect(log.count == 1)
    }

    @Test(arguments: [MaybeEvent<Int>.success(2), .error(TestError.one), .completed])
    func ignoresAnEventThatItsObserverSendsDuringTheElement(_ event: MaybeEvent<Int>) {
        let (log, kept) = (Log<String>(), Log<@Sendable (MaybeEvent<Int>) -> Void>())
        let maybe = Maybe<Int>.create { observer in
            kept.add(observer)
            return Disposables.create()
        }
        _ = maybe.subscribe { result in
            log.add("\(result)")
            if log.count < 3 { kept.values.first?(event) }
        }
        kept.values.first?(.success(1))
        #expect(log.values == ["success(1)"])
    }

    @Test func transformsItsElement() {
        #expect(scheduler.events(Maybe.just(1).map { $0 + 1 }) == [.next(0, 2), .completed(0)])
        #expect(scheduler.events(Maybe.just(1).filter { $0 > 1 }) == [.completed(0)])
        #expect(scheduler.events(Maybe.just(1).compactMap { _ in nil as Int? }) == [.completed(0)])
        #expect(scheduler.events(Maybe.just(1).flatMap { Maybe.just("\($0)") }) == [.next(0, "1"), .completed(0)])
        #expect(scheduler.events(Maybe<Int>.empty().ifEmpty(default: 7)) == [.next(0, 7), .completed(0)])
        #expect(scheduler.events(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(7))) == [.next(0, 7), .completed(0)])
        #expect(scheduler.events(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(7))) == [.next(0, 7), .completed(0)])
        #expect(scheduler.events(Maybe<Int>.error(TestError.one).catchAndReturn(7)) == [.next(0, 7), .completed(0)])
        #expect(scheduler.events(Maybe<Int>.never()) == [])
        #expect(scheduler.events(Maybe.just(1).asCompletable()).count == 1)
    }

    @Test func zipCombinesElements() {
        #expect(scheduler.events(Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }) == [.next(0, 3), .completed(0)])
        #expect(scheduler.events(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }) == [.completed(0)])
        let failing = Maybe<Int>.error(TestError.one)
        #expect(scheduler.events(Maybe.zip(Maybe.just(1), failing) { $0 + $1 }) == [.error(0, TestError.one)])
    }

    @Test func doCallsItsClosuresInOrder() {
        let log = Log<String>()
        let maybe = Maybe.just(1).do(
            onNext: { log.add("on \($0)") }, afterNext: { log.add("after \($0)") },
            onCompleted: { log.add("completed") },
            afterCompleted: { log.add("after completed") })
        _ = maybe.subscribe(onSuccess: { log.add("success \($0)") })
        #expect(log.values == ["on 1", "success 1", "after 1", "completed", "after completed"])
    }
}
