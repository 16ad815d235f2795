import Rx
import RxTest
import Testing

/// `catchAndReturn` with a function, and how the compiler tells it from the overload with an element.
@Suite struct CatchAndReturnTests {
    enum Mutation: Equatable, Sendable {
        case setValue(Int)
        case fail(String)
        case failed(TestError?)
        case reset

        static func loadFailed(_ error: any Error) -> Mutation { .failed(error as? TestError) }
    }

    enum Outcome: Sendable {
        case value(Int)
        case failure(any Error)
    }

    let scheduler = TestScheduler(initialClock: 0)

    private func failing() -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
    }

    @Test func emitsTheElementForTheErrorAndCompletes() {
        let xs = failing()
        let result = scheduler.start { xs.map { .setValue($0) }.catchAndReturn { Mutation.fail("\($0)") } }
        #expect(result.events == [.next(210, .setValue(1)), .next(220, .fail("one")), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func doesNotCallTheFunctionWithoutAnError() {
        let calls = Log<Void>()
        let result = scheduler.start {
            Observable.of(1, 2).catchAndReturn { _ in
                calls.add(())
                return 3
            }
        }
        #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
        #expect(calls.values.isEmpty)
    }

    @Test func catchesTheErrorOfEachSubscription() {
        let caught = failing().catchAndReturn { ($0 as? TestError) == .one ? 7 : 8 }
        for _ in 1...2 { #expect(scheduler.events(caught) == [.next(10, 1), .next(20, 7), .completed(20)]) }
    }

    @Test func releasesTheSourceBeforeItEmits() {
        let log = Log<String>()
        let source = Observable<Int>.create { observer in
            observer.onError(TestError.one)
            return Disposables.create { log.add("released") }
        }
        _ = source.catchAndReturn { _ in 7 }.subscribe(log.observer())
        #expect(log.values == ["released", "7", "completed"])
    }

    @Test func anEndReleasesTheFunction() {
        var subscription: (any Disposable)?
        expectFreed { token in
            subscription = Observable<Int>.error(TestError.one)
                .catchAndReturn { _ in withExtendedLifetime(token) { 7 } }
                .subscribe(onNext: { _ in _ = token })
        }
        withExtendedLifetime(subscription) {}
    }

    @Test func disposingInsideTheFunctionEmitsNothing() {
        let (log, bag) = (Log<String>(), SerialDisposable())
        let subject = PublishSubject<Int>()
        bag.disposable = subject.catchAndReturn { _ in
            bag.dispose()
            return 7
        }.subscribe(log.observer())
        subject.onError(TestError.one)
        #expect(log.values.isEmpty)
    }

    @Test func aSingleAndAMaybeEmitTheElement() {
        let single = failing().filter { _ in false }.asSingle().catchAndReturn { _ in 7 }
        #expect(scheduler.events(single) == [.next(20, 7), .completed(20)])
        let maybe = Maybe<String>.error(TestError.one).catchAndReturn { "\($0)" }
        #expect(scheduler.events(maybe) == [.next(0, "one"), .completed(0)])
    }

    // MARK: Overloads

    @Test func aFunctionTakesTheError() {
        let mutations = Observable<Mutation>.error(TestError.one)
        #expect(last(mutations.catchAndReturn(Mutation.loadFailed)) == .failed(.one))
        #expect(last(mutations.catchAndReturn { .fail("\($0)") }) == .fail("one"))
        #expect(last(mutations.catchAndReturn { _ in .reset }) == .reset)
        #expect(last(Observable<Int?>.error(TestError.one).catchAndReturn { _ in nil }) == .some(nil))
        let outcome = last(Observable<Outcome>.error(TestError.one).catchAndReturn(Outcome.failure))
        guard case .failure(TestError.one) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
    }

    @Test func anElementIsEmitted() {
        #expect(last(Observable<Mutation>.error(TestError.one).catchAndReturn(.reset)) == .reset)
        #expect(last(Observable<Int>.error(TestError.one).catchAndReturn(7)) == 7)
        #expect(last(Observable<Int?>.error(TestError.one).catchAndReturn(nil)) == .some(nil))
        #expect(last(Observable<[Int]>.error(TestError.one).catchAndReturn([])) == [])
        #expect(last(Observable<(Int, String)>.error(TestError.one).catchAndReturn((1, "a")))?.1 == "a")
        #expect(last(Observable<any Error>.error(TestError.one).catchAndReturn(TestError.two)) is TestError)
    }

    private func last<Element: Sendable>(_ source: Observable<Element>) -> Element? {
        let log = Log<Element>()
        _ = source.subscribe(onNext: { log.add($0) })
        return log.values.last
    }
}
