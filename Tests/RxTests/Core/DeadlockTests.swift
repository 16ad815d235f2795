import Foundation
import Rx
import RxTest
import Testing

/// Law 2: no user code runs under a lock, so user code cannot cause a deadlock. A debug build traps if user code would
/// run under a lock.
@Suite(.timeLimit(.minutes(15))) struct DeadlockTests {
    let seen = Log<String>()

    @Test func emittingDuringDisposalReachesTheObserver() {
        let (subject, other) = (BehaviorSubject(value: 0), PublishSubject<Int>())
        _ = other.subscribe(seen.observer("other "))
        let subscription = subject.do(onDispose: { other.onNext(1) }).share(replay: 1).subscribe()
        subscription.dispose()
        #expect(seen.values == ["other 1"])
    }

    @Test func disposingOfAllDuringAnElementEndsAll() {
        let (subject, all) = (PublishSubject<Int>(), CompositeDisposable())
        for _ in 0..<3 { _ = all.insert(subject.share(replay: 1).subscribe(onNext: { _ in all.dispose() })) }
        subject.onNext(1)
        #expect(!subject.hasObservers && all.isDisposed)
    }

    @Test func subscribingDuringAReplayReplaysAgain() {
        let shared = BehaviorSubject(value: 1).share(replay: 1)
        let bag = DisposeBag()
        shared.subscribe().disposed(by: bag)
        shared.subscribe(onNext: { outer in
            shared.subscribe(onNext: { seen.add("\(outer) \($0)") }).disposed(by: bag)
        }).disposed(by: bag)
        #expect(seen.values == ["1 1"])
    }

    @Test func subjectsThatFeedEachOtherDoNotDeadlock() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let bag = DisposeBag()
        first.filter { $0 > 0 }.subscribe(onNext: { second.onNext(-$0) }).disposed(by: bag)
        second.filter { $0 > 0 }.subscribe(onNext: { first.onNext(-$0) }).disposed(by: bag)
        let count = Log<Int>()
        Observable.merge(first, second).filter { $0 < 0 }.subscribe(onNext: { count.add($0) }).disposed(by: bag)
        onThreads(2) { thread in
            for element in 1...2000 { (thread == 0 ? first : second).onNext(element) }
        }
        #expect(count.count == 4000)
    }

    @Test func relaysThatSetEachOtherDoNotDeadlock() {
        let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        let bag = DisposeBag()
        Observable.combineLatest(first, second).subscribe(onNext: { a, b in
            if a < b { first.accept(b) }
            if b < a { second.accept(a) }
        }).disposed(by: bag)
        onThreads(2) { thread in
            for element in 1...300 { (thread == 0 ? first : second).accept(element) }
        }
        first.accept(1000)
        #expect(second.value == 1000)
    }

    @Test func disposingAndSubscribingWhileEmittingDoNotDeadlock() {
        let subject = PublishSubject<Int>()
        let shared = subject.scan(0) { $0 + $1 }.share(replay: 1)
        let isOver = Flag()
        onThreads(4) { thread in
            if thread == 0 {
                for element in 0..<2000 { subject.onNext(element) }
                return isOver.set()
            }
            while !isOver.isSet {
                let inner = SingleAssignmentDisposable()
                let subscription = shared.subscribe(onNext: { _ in inner.dispose() })
                inner.setDisposable(shared.subscribe())
                subscription.dispose()
                inner.dispose()
            }
        }
        #expect(!subject.hasObservers)
        _ = shared.subscribe(seen.observer())
        subject.onNext(7)
        #expect(seen.values == ["7"])
    }

    @Test func aDeinitMayEmit() {
        final class Emitter: Sendable {
            let subject: PublishSubject<Int>

            init(_ subject: PublishSubject<Int>) { self.subject = subject }

            deinit { subject.onNext(9) }
        }
        let (subject, values) = (PublishSubject<Int>(), BehaviorSubject<Emitter?>(value: nil))
        _ = subject.subscribe(seen.observer())
        values.onNext(Emitter(subject))
        values.onNext(nil)
        values.onNext(Emitter(subject))
        values.dispose()
        #expect(seen.values == ["9", "9"])
    }
}
