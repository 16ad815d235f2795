import Foundation
import Rx
import RxTest
import Testing

/// The Observable Contract, which holds for every operator, in virtual time.
@Suite struct ContractTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: OperatorCase.all) func passesAnError(_ operation: OperatorCase) {
        let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.one), .next(260, 2)])
        let result = scheduler.start { operation.apply(source.asObservable(), scheduler) }
        #expect(result.events.terminals == operation.afterError.at(250 + operation.errorDelay))
        #expect(result.events.last?.value.isStopEvent == (operation.afterError != nil))
        #expect(source.subscriptions.first == subscription(operation, 200, 250))
        #expect(source.subscriptions.count == (operation.afterError == nil ? 2 : 1))
    }

    @Test(arguments: OperatorCase.all) func passesCompletion(_ operation: OperatorCase) {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(250), .next(260, 2)])
        let result = scheduler.start { operation.apply(source.asObservable(), scheduler) }
        #expect(result.events.terminals == operation.afterCompletion.at(250 + operation.completionDelay))
        #expect(result.events.last?.value.isStopEvent == true)
        #expect(source.subscriptions == [subscription(operation, 200, 250)])
    }

    @Test(arguments: OperatorCase.all) func continuesWhileItsSourceDoes(_ operation: OperatorCase) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start { operation.apply(source.asObservable(), scheduler) }
        #expect(result.events.allSatisfy { !$0.value.isStopEvent })
        #expect(source.subscriptions == [subscription(operation, 200, 1000)])
    }

    @Test(arguments: OperatorCase.all) func lastsUntilDisposed(_ operation: OperatorCase) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
        let result = scheduler.start(disposed: 230) { operation.apply(source.asObservable(), scheduler) }
        #expect(result.events.allSatisfy { $0.time < 230 && !$0.value.isStopEvent })
        #expect(source.subscriptions == [subscription(operation, 200, 230)])
    }

    @Test(arguments: OperatorCase.immediate) func emitsEveryElementAtOnce(_ operation: OperatorCase) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(230, 4)])
        let result = scheduler.start { operation.apply(source.asObservable(), scheduler) }
        let expected: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .next(230, 4)]
        #expect(result.events.filter { ($0.value.element ?? 0) > 0 } == expected)
    }

    @Test(arguments: OperatorCase.all) func startsAnewForEachSubscription(_ operation: OperatorCase) {
        let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .next(60, 2), .completed(100)])
        let observable = operation.apply(source.asObservable(), scheduler)
        let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        scheduler.run(at: 200, until: 400) { observable.subscribe(first) }
        scheduler.run(at: 400, until: 600) { observable.subscribe(second) }
        scheduler.start()
        #expect(!first.events.isEmpty)
        #expect(second.events == first.events.map { Recorded(time: $0.time + 200, value: $0.value) })
        #expect(
            source.subscriptions == [
                subscription(operation, 200, 300, subscribed: true),
                subscription(operation, 400, 500, subscribed: true),
            ])
    }

    @Test(arguments: OperatorCase.prompt) func mayBeDisposedDuringAnEvent(_ operation: OperatorCase) {
        let source = scheduler.createHotObservable(
            [.next(210, 1), .next(240, 2), .next(270, 3), .next(300, 4), .completed(400)])
        let seen = Log<Int>()
        let subscription = SingleAssignmentDisposable()
        let observable = operation.apply(source.asObservable(), scheduler)
        scheduler.scheduleAt(200) {
            subscription.setDisposable(
                observable.filter { $0 > 0 }.subscribe(
                    onNext: { element in
                        seen.add(element)
                        subscription.dispose()
                    }, onCompleted: { Issue.record("completed after disposal") }))
        }
        scheduler.start()
        #expect(seen.count == 1)
        #expect(source.subscriptions.count == 1)
        #expect((source.subscriptions.first?.unsubscribe ?? .max) < 270)
    }

    @Test(arguments: OperatorCase.listeningAtOnce)
    func ignoresEventsAfterTheEndOfItsSource(_ operation: OperatorCase) {
        let rogue = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(TestError.one)
            observer.onCompleted()
            return Disposables.create()
        }
        let result = scheduler.start { operation.apply(rogue, scheduler) }
        #expect(result.events.terminals.map(\.value) == operation.afterCompletion.at(0).map(\.value))
        #expect(result.events.last?.value.isStopEvent == true)
        #expect(!result.events.contains { $0.value.element == 2 })
    }

    @Test(arguments: OperatorCase.all) func ignoresEventsAfterDisposal(_ operation: OperatorCase) {
        let observers = Log<AnyObserver<Int>>()
        let rogue = Observable<Int>.create { observer in
            observers.add(observer)
            return Disposables.create()
        }
        scheduler.scheduleAt(240) { for observer in observers.values { observer.onNext(1) } }
        scheduler.scheduleAt(250) { for observer in observers.values { observer.onError(TestError.one) } }
        let result = scheduler.start(disposed: 230) { operation.apply(rogue, scheduler) }
        #expect(observers.count > 0)
        #expect(result.events.allSatisfy { $0.time < 230 })
    }

    @Test(arguments: OperatorCase.immediate) func acceptsAnElementDuringAnElement(_ operation: OperatorCase) {
        let subject = PublishSubject<Int>()
        let seen = Log<Int>()
        let subscription = operation.apply(subject, scheduler).subscribe(onNext: { element in
            seen.add(element)
            if element == 1 { subject.onNext(2) }
        })
        subject.onNext(1)
        subject.onNext(3)
        subscription.dispose()
        subject.onNext(4)
        #expect(seen.values.filter { $0 > 0 } == [1, 2, 3])
    }

    @Test(arguments: OperatorCase.immediate) func acceptsCompletionDuringAnElement(_ operation: OperatorCase) {
        let subject = PublishSubject<Int>()
        let seen = Log<String>()
        _ = operation.apply(subject, scheduler).filter { $0 > 0 }.subscribe(
            onNext: { element in
                seen.add("\(element)")
                subject.onCompleted()
                subject.onNext(2)
            }, onCompleted: { seen.add("completed") }, onDisposed: { seen.add("disposed") })
        subject.onNext(1)
        #expect(seen.values == ["1", "completed", "disposed"])
        #expect(!subject.hasObservers)
    }

    @Test(arguments: OperatorCase.prompt) func neitherRepeatsNorReordersElementsSentDuringOne(_ operation: OperatorCase)
    {
        let subject = PublishSubject<Int>()
        let (sent, seen, isAnswered) = (Log<Int>(), Log<Int>(), Flag())
        @Sendable func send(_ element: Int) {
            sent.add(element)
            subject.onNext(element)
        }
        for (time, element) in [(210, 1), (220, 2), (260, 3)] { scheduler.scheduleAt(time) { send(element) } }
        scheduler.scheduleAt(300) { subject.onCompleted() }
        let result = scheduler.start {
            operation.apply(subject, scheduler).filter { $0 > 0 }.do(onNext: { element in
                seen.add(element)
                if isAnswered.isSet { return }
                isAnswered.set()
                send(element + 10)
            })
        }
        #expect(!seen.values.isEmpty)
        #expect(seen.values.isSubsequence(of: sent.values), "\(seen.values) of \(sent.values)")
        #expect(result.events.last?.value.isCompleted == true)
    }

    private func subscription(
        _ operation: OperatorCase, _ start: TestTime, _ end: TestTime, subscribed shifts: Bool = false
    ) -> Subscription {
        let shift = shifts ? operation.subscribeDelay : 0
        return Subscription(start + operation.subscribeDelay, end + operation.unsubscribeDelay + shift)
    }
}

extension [Recorded<Event<Int>>] {
    fileprivate var terminals: [Recorded<Event<Int>>] { filter(\.value.isStopEvent) }
}

extension Event<Int>? {
    /// The recorded event at `time`; none for `nil`.
    fileprivate func at(_ time: TestTime) -> [Recorded<Event<Int>>] { map { [Recorded(time: time, value: $0)] } ?? [] }
}

extension [Int] {
    /// Whether the elements of `whole` contain these elements in this order.
    fileprivate func isSubsequence(of whole: [Int]) -> Bool {
        var rest = whole[...]
        return allSatisfy { element in
            guard let index = rest.firstIndex(of: element) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
