import Foundation
import Rx
import RxTest
import Testing

/// Subjects and relays that several threads use at once.
@Suite struct SubjectConcurrencyTests {
    @Test(arguments: SubjectCase.all) func deliversElementsOfEightThreadsOneAtATime(_ kind: SubjectCase) {
        let (subject, monitor, seen) = (kind.make(), Monitor(), Log<Int>())
        let (threads, each) = (8, 500)
        _ = subject.observable.subscribe(onNext: { element in monitor.run { if element > 0 { seen.add(element) } } })
        onThreads(threads) { thread in
            for index in 1...each { subject.onNext(thread * each + index) }
        }
        let values = seen.values
        #expect(values.sorted() == Array(1...(threads * each)))
        for thread in 0..<threads {
            let own = values.filter { ($0 - 1) / each == thread }
            #expect(own == own.sorted(), "the order of thread \(thread)")
        }
    }

    @Test(arguments: SubjectCase.all) func allSubscribersReceiveTheSameOrder(_ kind: SubjectCase) {
        let (subject, first, second) = (kind.make(), Log<Int>(), Log<Int>())
        _ = subject.observable.subscribe(onNext: { first.add($0) })
        _ = subject.observable.subscribe(onNext: { second.add($0) })
        onThreads(4) { thread in
            for index in 1...500 { subject.onNext(thread * 1000 + index) }
        }
        #expect(first.values == second.values)
    }

    @Test(arguments: SubjectCase.replaying.filter { $0.replay.count == 1 })
    func aValueArrivesBeforeSubscribeReturns(_ kind: SubjectCase) {
        let subject = kind.make()
        let last = 5_000
        let isOver = Flag()
        onThreads(3) { thread in
            if thread == 0 {
                for element in 1...last { subject.onNext(element) }
                return isOver.set()
            }
            while !isOver.isSet {
                let seen = Log<Int>()
                let subscription = subject.observable.subscribe(onNext: { seen.add($0) })
                #expect(seen.count > 0, "no value before subscribe returned")
                for _ in 0..<50 { _ = seen.count }
                subscription.dispose()
                let values = seen.values
                #expect(values == Array((values.first ?? 0)..<((values.first ?? 0) + values.count)))
            }
        }
    }

    @Test func aReplayDuringEmissionIsCompleteAndInOrder() {
        let subject = ReplaySubject<Int>.createUnbounded()
        let isOver = Flag()
        onThreads(3) { thread in
            if thread == 0 {
                for element in 0..<3000 { subject.onNext(element) }
                return isOver.set()
            }
            while !isOver.isSet {
                let seen = Log<Int>()
                let before = subject.hasObservers
                let subscription = subject.subscribe(onNext: { seen.add($0) })
                subscription.dispose()
                #expect(seen.values == Array(0..<seen.count), "with others subscribed: \(before)")
            }
        }
    }

    @Test(arguments: SubjectCase.all) func aSteadySubscriberMissesNothingWhileOthersComeAndGo(_ kind: SubjectCase) {
        let (subject, steady) = (kind.make(), Log<Int>())
        let subscription = subject.observable.subscribe(onNext: { if $0 > 0 { steady.add($0) } })
        onThreads(6) { thread in
            for index in 1...300 {
                if thread < 2 { subject.onNext(thread * 300 + index) } else { subject.observable.subscribe().dispose() }
            }
        }
        #expect(steady.values.sorted() == Array(1...600))
        subscription.dispose()
        let late = Log<Int>()
        _ = subject.observable.subscribe(onNext: { late.add($0) })
        subject.onNext(1001)
        #expect(late.values.last == 1001)
    }

    @Test(arguments: SubjectCase.all) func aSubscriberDisposedBeforeItsInsertionIsFreed(_ kind: SubjectCase) {
        let subject = kind.make()
        expectFreed { token in
            let (isInside, hasLeft) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let blocker = subject.observable.subscribe(onNext: { element in
                guard element == 7 else { return }
                isInside.signal()
                hasLeft.wait()
            })
            onThreads(2) { thread in
                if thread == 0 { return subject.onNext(7) }
                isInside.wait()
                subject.observable.subscribe(onNext: { _ in withExtendedLifetime(token) {} }).dispose()
                hasLeft.signal()
            }
            blocker.dispose()
        }
        subject.onNext(8)
    }

    /// Another thread removes the only subscriber while that receives an element. The closure keeps its captures until
    /// it returns.
    @Test(arguments: SubjectCase.all, ["leaves", "gets company and leaves", "is the last to leave"])
    func aSubscriberRemovedDuringItsEventKeepsItsCaptures(_ kind: SubjectCase, how: String) {
        let (subject, lives) = (kind.make(), Log<Bool>())
        expectFreed { token in
            let subscription = SingleAssignmentDisposable()
            subscription.setDisposable(
                subject.observable.filter { $0 == 7 }.subscribe(onNext: { [weak own = token] _ in
                    withExtendedLifetime(token) {}
                    onThreads(1) { _ in
                        let company = how == "leaves" ? nil : subject.observable.subscribe()
                        if how == "is the last to leave" { company?.dispose() }
                        subscription.dispose()
                        company?.dispose()
                        subject.onNext(8)
                    }
                    lives.add(own != nil)
                }))
            subject.onNext(7)
        }
        #expect(lives.values == [true])
    }

    /// If the subject retained them until then, subscribers that come and go faster than one thread delivers would pile
    /// up without bound.
    @Test(arguments: SubjectCase.replaying, [false, true])
    func aSubscriberDisposedDuringADeliveryIsFreed(_ kind: SubjectCase, theReceiverLeavesFirst: Bool) {
        let subject = kind.make()
        let (isKept, blocker) = (Log<Bool>(), SingleAssignmentDisposable())
        blocker.setDisposable(
            subject.observable.filter { $0 == 7 }.subscribe(onNext: { _ in
                if theReceiverLeavesFirst { blocker.dispose() }
                onThreads(1) { _ in
                    weak var reference: Token?
                    do {
                        let token = Token()
                        reference = token
                        subject.observable.subscribe(onNext: { _ in withExtendedLifetime(token) {} }).dispose()
                    }
                    isKept.add(reference != nil)
                }
            }))
        subject.onNext(7)
        blocker.dispose()
        #expect(isKept.values == [false])
    }

    @Test(arguments: SubjectCase.subjects) func endsOnceForEachSubscriber(_ kind: SubjectCase) {
        for _ in 0..<100 {
            let subject = kind.make()
            let seen = Log<String>()
            onThreads(4) { thread in
                switch thread {
                case 0: subject.on(.completed)
                case 1: subject.onNext(1)
                default: _ = subject.observable.filter { $0 > 1 }.subscribe(seen.observer())
                }
            }
            #expect(seen.values == ["completed", "completed"])
        }
    }
}
