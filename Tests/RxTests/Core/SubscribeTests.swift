import Foundation
import Rx
import RxTest
import Testing

@Suite(.serialized) struct SubscribeTests {
    let subject = PublishSubject<Int>()
    let seen = Log<String>()

    @Test func anEventHandlerReceivesEachEvent() {
        _ = subject.subscribe { seen.add($0.debugDescription) }
        subject.onNext(1)
        subject.onError(TestError.one)
        #expect(seen.values == ["next(1)", "error(one)"])
    }

    @Test func completionCallsOnCompletedThenOnDisposed() {
        let subscription = subscribe()
        subject.onNext(1)
        subject.onCompleted()
        subscription.dispose()
        #expect(seen.values == ["1", "completed", "disposed"])
    }

    @Test func anErrorCallsOnErrorThenOnDisposed() {
        let subscription = subscribe()
        subject.onError(TestError.one)
        subscription.dispose()
        #expect(seen.values == ["one", "disposed"])
    }

    @Test func disposalCallsOnDisposedOnce() {
        let subscription = subscribe()
        subscription.dispose()
        subscription.dispose()
        subject.onNext(1)
        #expect(seen.values == ["disposed"])
    }

    @Test func subscribeWithAnObjectDoesNotRetainIt() {
        weak var reference: Token?
        do {
            let token = Token()
            reference = token
            _ = subject.subscribe(
                with: token, onNext: { seen.add("\(type(of: $0)) \($1)") }, onError: { seen.add("\($1)") },
                onCompleted: { _ in seen.add("completed") }, onDisposed: { _ in seen.add("disposed") })
            subject.onNext(1)
        }
        #expect(reference == nil)
        subject.onNext(2)
        subject.onCompleted()
        #expect(seen.values == ["Token 1"])
    }

    @Test func subscribeWithALivingObjectDeliversEachEvent() {
        let (token, failing) = (Token(), PublishSubject<Int>())
        for source in [subject, failing] {
            _ = source.subscribe(
                with: token, onNext: { seen.add("\($1)") }, onError: { seen.add("\($1)") },
                onCompleted: { _ in seen.add("completed") }, onDisposed: { _ in seen.add("disposed") })
        }
        subject.onNext(1)
        subject.onCompleted()
        failing.onError(TestError.one)
        #expect(seen.values == ["1", "completed", "disposed", "one", "disposed"])
        withExtendedLifetime(token) {}
    }

    @Test func anUnhandledErrorCallsTheDefaultErrorHandler() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        Hooks.defaultErrorHandler = { stack, error in if error as? TestError == .two { seen.add("\(stack) \(error)") } }
        let line = #line + 1
        _ = Observable<Int>.error(TestError.two).subscribe()
        _ = Observable<Int>.error(TestError.two).subscribe(onError: { _ in })
        #expect(seen.values == ["[\"RxTests/SubscribeTests.swift:\(line)\"] two"])
    }

    @Test func errorsThrownByDoAfterTheEndCallTheDefaultErrorHandler() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        Hooks.defaultErrorHandler = { _, error in if error as? TestError == .two { seen.add("\(error)") } }
        _ = Observable<Int>.empty().do(afterCompleted: { throw TestError.two }).subscribe()
        _ = Observable<Int>.error(TestError.one).do(afterError: { _ in throw TestError.two })
            .subscribe(onError: { seen.add("\($0)") })
        _ = Observable.of(1).do(afterNext: { _ in throw TestError.two }).take(1).subscribe()
        #expect(seen.values == ["two", "one", "two", "two"])
    }

    @Test func theCallStackHookReplacesTheRecordedPlace() {
        let (handler, capture) = (Hooks.defaultErrorHandler, Hooks.customCaptureSubscriptionCallstack)
        defer {
            Hooks.defaultErrorHandler = handler
            Hooks.customCaptureSubscriptionCallstack = capture
            Hooks.recordCallStackOnError = false
        }
        Hooks.recordCallStackOnError = true
        Hooks.customCaptureSubscriptionCallstack = { ["here"] }
        Hooks.defaultErrorHandler = { stack, error in if error as? TestError == .two { seen.add("\(stack)") } }
        _ = Observable<Int>.error(TestError.two).subscribe()
        #expect(Hooks.recordCallStackOnError)
        #expect(seen.values == ["[\"here\"]"])
    }

    @Test func bindPassesElementsToObservers() {
        _ = subject.bind(to: seen.observer("a"), seen.observer("b"))
        _ = subject.bind(to: AnyObserver<Int?> { seen.add("\($0)") })
        subject.onNext(1)
        #expect(seen.values == ["a1", "b1", "next(Optional(1))"])
    }

    @Test func bindAppliesFunctions() {
        let doubled = subject.bind { $0.map { $0 * 2 } }
        _ = subject.bind(to: { source in { factor in source.map { $0 * factor } } }, curriedArgument: 10)
            .subscribe(seen.observer())
        _ = doubled.subscribe(seen.observer())
        subject.onNext(1)
        #expect(seen.values == ["10", "2"])
    }

    @Test func bindCallsOnNext() {
        let token = Token()
        _ = subject.bind(onNext: { seen.add("\($0)") })
        _ = subject.bind(with: token, onNext: { seen.add("with \($1)") })
        subject.onNext(1)
        subject.onCompleted()
        #expect(seen.values == ["1", "with 1"])
        withExtendedLifetime(token) {}
    }

    #if DEBUG
    @Test func bindingAnErrorStopsADebugBuild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable<Int>.error(TestError.one).bind(onNext: { _ in })
        }
        #expect(result.message.contains("The sequence bound at RxTests/SubscribeTests.swift:"))
    }
    #endif

    private func subscribe() -> any Disposable {
        subject.subscribe(
            onNext: { seen.add("\($0)") }, onError: { seen.add("\($0)") }, onCompleted: { seen.add("completed") },
            onDisposed: { seen.add("disposed") })
    }
}
