import Dispatch
import Rx
import RxTest
import Testing

/// Law 1: how events reach the actor of an operator's closure.
@Suite(.timeLimit(.minutes(15))) @MainActor struct BringingOverTests {
    @Test func anEventOnTheActorIsAPlainCall() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        _ = subject.map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { seen.append($0) })
        subject.onNext(1)
        #expect(seen == [2])
    }

    @Test func theEndArrivesAfterTheElements() async {
        let subject = PublishSubject<Int>()
        let log = Log<String>()
        await withCheckedContinuation { done in
            _ = subject.map { $0 }.do(onDispose: { done.resume() }).subscribe(log.observer())
            onThreads(1) { _ in
                for element in 0..<100 { subject.onNext(element) }
                subject.onError(TestError.one)
            }
            #expect(log.values.isEmpty)
        }
        #expect(log.values == (0..<100).map(String.init) + ["error one"])
    }

    @Test func elementsDoNotOvertakePendingElements() async {
        let subject = PublishSubject<Int>()
        let log = Log<String>()
        _ = subject.map { $0 }.subscribe(log.observer())
        onThreads(1) { _ in subject.onNext(1) }
        subject.onNext(2)
        #expect(log.values.isEmpty)
        await flush()
        #expect(log.values == ["1", "2"])
        subject.onNext(3)
        #expect(log.values == ["1", "2", "3"])
    }

    /// All elements of each thread arrive, in order.
    @Test(arguments: ["map", "scan", "filter", "do", "combineLatest", "withLatestFrom", "flatMap", "zip"])
    func eightThreadsLoseAndReorderNothing(_ name: String) async {
        let (threads, count) = (8, 500)
        let subject = PublishSubject<Mark>()
        let calls = Calls()
        var seen: [Mark] = []
        await withCheckedContinuation { done in
            let operation: Observable<Mark> =
                switch name {
                case "map": subject.map { calls($0) }
                case "scan": subject.scan(Mark(thread: 0, number: 0)) { calls($1) }
                case "filter": subject.filter { _ in calls(true) }
                case "do": subject.do(onNext: { _ in calls.add() })
                case "combineLatest": .combineLatest(subject, Observable.just(1)) { element, _ in calls(element) }
                case "withLatestFrom": subject.withLatestFrom(Observable.just(1)) { element, _ in calls(element) }
                case "flatMap": subject.flatMap { calls(Observable.just($0)) }
                default: .zip(subject, subject) { element, _ in calls(element) }
                }
            _ = operation.subscribe(onNext: { seen.append($0) }, onCompleted: { done.resume() })
            Task.detached {
                onThreads(threads) { thread in
                    for number in 0..<count { subject.onNext(Mark(thread: thread, number: number)) }
                }
                subject.onCompleted()
            }
        }
        #expect(calls.areAllOnMainActor)
        #expect(seen.count == threads * count)
        for thread in 0..<threads {
            #expect(seen.filter { $0.thread == thread }.map(\.number) == Array(0..<count))
        }
    }

    /// All sources of an operator share a mailbox, so their events are taken in the order of arrival.
    @Test(arguments: ["combineLatest", "zip", "withLatestFrom"])
    func eventsOfTwoSourcesKeepTheirOrder(_ name: String) async {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let operation: Observable<[Int]> =
            switch name {
            case "combineLatest": .combineLatest(first, second) { [$0, $1] }
            case "zip": .zip(first, second) { [$0, $1] }
            default: first.withLatestFrom(second) { [$0, $1] }
            }
        let elements = await withCheckedContinuation { done in
            _ = operation.toArray().subscribe(onSuccess: { done.resume(returning: $0) })
            onThreads(1) { _ in
                for element in 0..<100 {
                    second.onNext(-element)
                    first.onNext(element)
                }
                second.onCompleted()
                first.onCompleted()
            }
        }
        #expect(elements.filter { $0[0] == -$0[1] }.count == 100)
        #expect(elements.last == [99, -99])
    }

    @Test func nothingArrivesAfterDisposal() async {
        let subject = PublishSubject<Int>()
        let calls = Calls()
        let subscription = subject.map { calls($0) }.do(onDispose: { calls.add() }).subscribe()
        onThreads(1) { _ in
            for element in 0..<10 { subject.onNext(element) }
            subject.onCompleted()
        }
        subscription.dispose()
        await flush()
        #expect(calls.count == 1)
    }

    @Test func disposingDuringAnElementDropsPendingElements() async {
        let subject = PublishSubject<Int>()
        let subscription = SingleAssignmentDisposable()
        var seen: [Int] = []
        subscription.setDisposable(
            subject.map { element in
                seen.append(element)
                if element == 3 { subscription.dispose() }
                return element
            }.subscribe())
        onThreads(1) { _ in for element in 0..<10 { subject.onNext(element) } }
        await flush()
        #expect(seen == [0, 1, 2, 3])
    }

    @Test func aSubscriptionDisposedInTransitDoesNotBegin() async {
        let calls = Calls()
        let source = Observable<Int>.create { _ in calls(Disposables.create()) }
        onThreads(1) { _ in source.subscribe().dispose() }
        await flush()
        #expect(calls.count == 0)
    }

    @Test func disposingFreesPendingElements() async {
        let subject = PublishSubject<Token>()
        weak var reference: Token?
        do {
            let subscription = subject.map { $0 }.subscribe()
            let token = Token()
            reference = token
            onThreads(1) { [token] _ in subject.onNext(token) }
            subscription.dispose()
        }
        await flush()
        #expect(reference == nil)
    }

    /// A flood of elements from another thread leaves the actor turns for other work.
    @Test func aFloodLeavesTurnsForOtherWork() async {
        let (subject, calls) = (PublishSubject<Void>(), Calls())
        let isOver = BooleanDisposable()
        _ = subject.map { calls(onThreads(1) { _ in if !isOver.isDisposed { subject.onNext(()) } }) }.subscribe()
        onThreads(1) { _ in subject.onNext(()) }
        // Without a turn, this would never return.
        await flush()
        #expect(calls.count > 1)
        isOver.dispose()
        await flush()
    }

    /// An operator does not check events that are known to come on the main actor. It checks events from elsewhere.
    @Test func anOperatorChecksTheActorAgainAfterObserveOn() async {
        let (subject, calls) = (PublishSubject<Int>(), Calls())
        await withCheckedContinuation { done in
            _ = subject.map { calls($0) }
                .startWith(0)
                .map { calls($0) }
                .observe(on: SerialDispatchQueueScheduler(qos: .default))
                .map { calls($0) }
                .merge(with: subject)
                .filter { calls($0 >= 0) }
                .skip(while: { $0 < 2 })
                .take(1)
                .subscribe(onCompleted: { done.resume() })
            onThreads(1) { _ in for element in 1..<10 { subject.onNext(element) } }
        }
        #expect(calls.areAllOnMainActor)
    }

    private func flush() async {
        for _ in 0..<5 { await Task { @MainActor in }.value }
    }
}

/// An element, by its thread and its number on that thread.
private struct Mark {
    let thread: Int
    let number: Int
}

extension Observable {
    fileprivate func merge(with other: Observable<Element>) -> Observable<Element> { .merge(self, other) }
}
