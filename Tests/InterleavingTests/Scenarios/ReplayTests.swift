import Rx
import XCTest

/// The core of the subjects that replay: each subscriber receives the replayed elements, and then all later elements,
/// without a gap or a duplicate. All subscribers receive the same order.
final class ReplayTests: XCTestCase {
    private typealias Subject = SubjectOf<Int>

    private let subjects: [(name: String, make: () -> Subject)] = [
        ("BehaviorSubject", { Subject(BehaviorSubject(value: -1)) }),
        ("ReplaySubject of 2", { Subject(ReplaySubject.create(bufferSize: 2)) }),
    ]

    func testSubscribersComeAndGo() {
        for (name, make) in subjects {
            explore(
                Scenario(name: "\(name), 4 + 4 onNext, 2 subscribe and dispose") {
                    let subject = make()
                    let (permanent, early, late) = (Received<Int>(), Received<Int>(), Received<Int>())
                    _ = subject.observable.subscribe(permanent.observer)
                    var subscription: (any Disposable)?
                    let lists = [[0, 1, 2, 3], [10, 11, 12, 13]]
                    let visits: [Trial.Operation] = [
                        { subscription = subject.observable.subscribe(early.observer) },
                        { subscription?.dispose() },
                        { _ = subject.observable.subscribe(late.observer) },
                    ]
                    return Trial(
                        threads: lists.map { list in list.map { element in { subject.on(.next(element)) } } } + [visits]
                    ) {
                        let all = permanent.elements
                        return first(
                            permanent.fault, early.fault, late.fault,
                            lossOrDisorder(all.filter { $0 >= 0 }, of: lists),
                            gap(early.elements, in: all, toTheEnd: false),
                            gap(late.elements, in: all, toTheEnd: true))
                    }
                })
        }
    }

    func testASubscriberComesInAnyOrder() {
        explore(
            Scenario(name: "BehaviorSubject, 1 + 1 onNext, 1 subscribes", bounds: [nil]) {
                let subject = BehaviorSubject(value: -1)
                let (permanent, received) = (Received<Int>(), Received<Int>())
                _ = subject.subscribe(permanent.observer)
                return Trial(threads: [
                    [{ subject.onNext(0) }], [{ subject.onNext(10) }],
                    [{ _ = subject.subscribe(received.observer) }],
                ]) {
                    first(
                        permanent.fault, received.fault,
                        lossOrDisorder(Array(permanent.elements.dropFirst()), of: [[0], [10]]),
                        gap(received.elements, in: permanent.elements, toTheEnd: true))
                }
            })
    }

    func testSubscribersComeAtTheEnd() {
        for (name, make) in subjects {
            explore(
                Scenario(name: "\(name), onNext and onCompleted, 2 subscribe") {
                    let subject = make()
                    let (permanent, early, late) = (Received<Int>(), Received<Int>(), Received<Int>())
                    _ = subject.observable.subscribe(permanent.observer)
                    let lists = [[0, 1], [10, 11]]
                    return Trial(threads: [
                        [{ subject.on(.next(0)) }, { subject.on(.next(1)) }, { subject.on(.completed) }],
                        [{ subject.on(.next(10)) }, { subject.on(.next(11)) }],
                        [
                            { _ = subject.observable.subscribe(early.observer) },
                            { _ = subject.observable.subscribe(late.observer) },
                        ],
                    ]) {
                        let all = permanent.elements
                        let endings = [permanent, early, late].map(\.ending)
                        return first(
                            permanent.fault, early.fault, late.fault,
                            endings == Array(repeating: "completed", count: 3) ? nil : "the endings are \(endings)",
                            disorder(all, of: lists),
                            all.contains(1) ? nil : "1 is lost",
                            gap(early.elements, in: all, toTheEnd: true),
                            gap(late.elements, in: all, toTheEnd: true))
                    }
                })
        }
    }

    func testAReaderSeesItsOwnElement() {
        explore(
            Scenario(name: "BehaviorSubject, onNext and value()") {
                let subject = BehaviorSubject(value: -1)
                let received = Received<Int>()
                _ = subject.subscribe(received.observer)
                var fault: String?
                var reads: [(sent: Int, read: Int)] = []
                func send(_ element: Int) -> Trial.Operation {
                    {
                        subject.onNext(element)
                        do { reads.append((element, try subject.value())) } catch { fault = "\(error)" }
                    }
                }
                let lists = [[0, 1, 2, 3], [10, 11, 12, 13], [20, 21]]
                return Trial(threads: lists.map { $0.map(send) }) {
                    let all = received.elements
                    let old = reads.first { all.firstIndex(of: $0.read) ?? -1 < all.firstIndex(of: $0.sent) ?? -1 }
                    return first(
                        received.fault, fault, lossOrDisorder(Array(all.dropFirst()), of: lists),
                        old.map { "value() returned \($0.read) after onNext(\($0.sent)): \(all)" })
                }
            })
    }
}

/// A subject of any class.
private struct SubjectOf<Element> {
    let observable: Observable<Element>
    let on: (Event<Element>) -> Void

    init(_ subject: BehaviorSubject<Element>) { (observable, on) = (subject, { subject.on($0) }) }
    init(_ subject: ReplaySubject<Element>) { (observable, on) = (subject, { subject.on($0) }) }
}
