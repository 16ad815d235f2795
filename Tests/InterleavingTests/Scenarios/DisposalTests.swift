import Rx
import XCTest

/// `dispose()` and terminal events against elements.
final class DisposalTests: XCTestCase {
    func testAThreadReceivesNothingAfterItHasDisposed() {
        explore(
            Scenario(name: "PublishSubject, onNext, onCompleted and dispose") {
                let subject = PublishSubject<Int>()
                let (permanent, received) = (Received<Int>(), Received<Int>())
                _ = subject.subscribe(permanent.observer)
                let subscription = subject.subscribe(received.observer)
                var disposer: ObjectIdentifier?
                received.onElement = { element in
                    if disposer == currentThread() { received.fault("\(element) arrives after dispose()") }
                }
                return Trial(threads: [
                    [{ subject.onNext(0) }, { subject.onNext(1) }, { subject.onCompleted() }, { subject.onNext(2) }],
                    (10..<14).map { element in { subject.onNext(element) } },
                    [{ subscription.dispose() }, { disposer = currentThread() }, { subject.onNext(20) }],
                ]) {
                    let all = permanent.elements
                    return first(
                        permanent.fault, received.fault, disorder(all, of: [[0, 1], [10, 11, 12, 13]]),
                        permanent.ending == nil ? "the completion is lost" : nil,
                        all.contains(1) ? nil : "1 is lost", all.contains(2) ? "2 arrives" : nil,
                        gap(received.elements, in: all, toTheEnd: false))
                }
            })
    }

    func testAnObserverDisposesOfItself() {
        explore(
            Scenario(name: "PublishSubject, dispose() inside an observer") {
                let subject = PublishSubject<Int>()
                let (permanent, received) = (Received<Int>(), Received<Int>())
                _ = subject.subscribe(permanent.observer)
                let subscription = subject.subscribe(received.observer)
                received.onElement = { _ in
                    if received.elements.count > 2 { received.fault("\(received.elements) after dispose()") }
                    if received.elements.count == 2 { subscription.dispose() }
                }
                let lists = [[0, 1], [10, 11]]
                return Trial(
                    threads: lists.map { $0.map { element in { subject.onNext(element) } } } + [
                        [{ subscription.dispose() }]
                    ]
                ) {
                    first(
                        permanent.fault, received.fault, lossOrDisorder(permanent.elements, of: lists),
                        gap(received.elements, in: permanent.elements, toTheEnd: false))
                }
            })
    }

    func testTheSourceEndsDuringTheSubscription() {
        explore(
            Scenario(name: "create, the end during the subscription") {
                let received = Received<Int>()
                let (observer, disposals) = (Variable<AnyObserver<Int>?>(nil), Variable(0))
                let subscription = Variable<(any Disposable)?>(nil)
                let source = Observable<Int>.create {
                    observer.value = $0
                    return Disposables.create { disposals.value += 1 }
                }
                return Trial(threads: [
                    [{ subscription.value = source.subscribe(received.observer) }],
                    [{ observer.value?.onNext(0) }, { observer.value?.onCompleted() }],
                    [{ observer.value?.onNext(10) }, { observer.value?.onError(RxError.unknown) }],
                ]) {
                    let expected = received.hasEnded ? 1 : 0
                    return first(
                        received.fault, disposals.value == expected ? nil : "\(disposals.value) disposals",
                        received.hasEnded ? nil : subscription.value == nil ? "no subscription" : nil)
                }
            })
    }

    func testTheObserverOfCreateIsReleased() {
        explore(
            Scenario(name: "create, onNext, onError and dispose") {
                let received = Received<Int>()
                let (observer, disposals) = (Variable<AnyObserver<Int>?>(nil), Variable(0))
                let source = Observable<Int>.create {
                    observer.value = $0
                    return Disposables.create { disposals.value += 1 }
                }
                let subscription = source.subscribe(received.observer)
                return Trial(threads: [
                    [
                        { observer.value?.onNext(0) }, { observer.value?.onNext(1) },
                        { observer.value?.onError(RxError.unknown) },
                    ],
                    [{ observer.value?.onNext(10) }, { observer.value?.onNext(11) }],
                    [{ subscription.dispose() }, { observer.value?.onNext(20) }],
                ]) {
                    first(
                        received.fault, disorder(received.elements, of: [[0, 1], [10, 11]]),
                        disposals.value == 1 ? nil : "\(disposals.value) disposals")
                }
            })
    }

    func testTheLastThreadFreesTheSubject() {
        explore(
            Scenario(name: "PublishSubject, freed by one of its threads") {
                let received = Received<Int>()
                let subject = PublishSubject<Int>()
                _ = subject.subscribe(received.observer)
                let lists = [[0, 1], [10, 11], [20, 21]]
                let threads = lists.map { list -> [Trial.Operation] in
                    let own = Variable<PublishSubject<Int>?>(subject)
                    return list.map { element in { own.value?.onNext(element) } } + [{ own.value = nil }]
                }
                return Trial(threads: threads) { first(received.fault, lossOrDisorder(received.elements, of: lists)) }
            })
    }

    func testASharedSourceHasOneSubscriptionAtATime() {
        explore(
            Scenario(name: "share(replay: 1), subscribers come and go") {
                let source = PublishSubject<Int>()
                let (subscriptions, received) = (Counter(), [Received<Int>(), Received<Int>()])
                let shared = Observable<Int>.create { observer in
                    subscriptions.enter()
                    let subscription = source.subscribe(observer)
                    return Disposables.create {
                        subscription.dispose()
                        subscriptions.leave()
                    }
                }.share(replay: 1)
                let visits = received.map { received -> [Trial.Operation] in
                    var subscription: (any Disposable)?
                    return [
                        { subscription = shared.subscribe(received.observer) }, { subscription?.dispose() },
                    ]
                }
                return Trial(threads: visits + [(0..<3).map { element in { source.onNext(element) } }]) {
                    first(
                        received[0].fault, received[1].fault, subscriptions.fault,
                        subscriptions.count == 0 ? nil : "the source is still subscribed to",
                        source.hasObservers ? "the source has an observer" : nil,
                        gap(received[0].elements, in: [0, 1, 2], toTheEnd: false),
                        gap(received[1].elements, in: [0, 1, 2], toTheEnd: false))
                }
            })
    }
}

/// Sound: one thread of an execution runs at a time.
private final class Counter: @unchecked Sendable {
    private(set) var count = 0
    private(set) var fault: String?

    func enter() { count += 1 }
    func leave() {
        count -= 1
        if count < 0 { fault = "the source was disposed of twice" }
    }
}
