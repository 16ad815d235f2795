import Rx
import XCTest

/// Operators with several sources, each on a thread of its own.
final class CombiningTests: XCTestCase {
    private static let lists = [[0, 1], [10, 11], [20, 21]]

    func testMerge() {
        explore(
            combining("merge", { Observable.merge($0) }) { received in
                first(lossOrDisorder(received.elements, of: Self.lists), notCompleted(received))
            })
    }

    func testMergeWithAnError() {
        explore(
            combining("merge, an error", last: 2, { Observable.merge($0) }) { received in
                first(
                    disorder(received.elements, of: Self.lists), received.elements.contains(21) ? nil : "21 is lost",
                    received.ending == "\(RxError.unknown)" ? nil : "no error")
            })
    }

    func testAmb() {
        explore(
            combining("amb", { Observable.amb($0) }) { received in
                first(Self.lists.contains(received.elements) ? nil : "\(received.elements)", notCompleted(received))
            })
    }

    /// A source wins while `amb` still subscribes to another one.
    func testAmbUnsubscribesFromALateSource() {
        explore(
            Scenario(name: "amb, a source wins during the subscription") {
                let (early, late) = (PublishSubject<Int>(), PublishSubject<Int>())
                let received = Received<Int>()
                return Trial(threads: [
                    [{ _ = early.amb(late).subscribe(received.observer) }], [{ early.onNext(0) }],
                ]) {
                    first(
                        received.fault,
                        late.hasObservers && !received.elements.isEmpty ? "amb stays subscribed to the loser" : nil)
                }
            })
    }

    func testZip() {
        explore(
            combining("zip", { Observable.zip($0) }) { received in
                first(
                    received.elements == [[0, 10, 20], [1, 11, 21]] ? nil : "\(received.elements)",
                    notCompleted(received))
            })
    }

    func testCombineLatest() {
        explore(
            combining("combineLatest", { Observable.combineLatest($0) }) { received in
                let elements = received.elements
                let leap = zip(elements, elements.dropFirst()).first { old, new in
                    zip(old, new).map { $1 - $0 }.sorted() != [0, 0, 1]
                }
                return first(
                    leap.map { "\($1) follows \($0)" }, notCompleted(received),
                    elements.last == [1, 11, 21] ? nil : "the last combination is \(elements.last ?? [])")
            })
    }

    func testConcatMap() {
        explore(
            flattening("concatMap, inner sources on two threads", { $0.concatMap($1) }) { elements in
                elements == [0, 1, 10, 11] ? nil : "\(elements)"
            })
    }

    func testFlatMap() {
        explore(
            flattening("flatMap, inner sources on two threads", { $0.flatMap($1) }) { elements in
                lossOrDisorder(elements, of: [[0, 1], [10, 11]])
            })
    }

    /// No element of the latest inner source is lost, and none of a replaced one arrives later.
    func testFlatMapLatest() {
        explore(
            Scenario(name: "flatMapLatest, a replaced inner source on another thread") {
                let outer = PublishSubject<Int>()
                let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
                let received = Received<Int>()
                _ = outer.flatMapLatest { inner[$0] }.subscribe(received.observer)
                outer.onNext(0)
                return Trial(threads: [
                    sending([0, 1], to: inner[0]),
                    [{ outer.onNext(1) }] + sending([10, 11], to: inner[1]),
                    [{ inner[0].onNext(20) }],
                ]) {
                    let elements = received.elements
                    return first(
                        received.fault, disorder(elements, of: [[0, 1]]), received.ending,
                        elements.suffix(2) == [10, 11] ? nil : "\(elements) does not end with [10, 11]")
                }
            })
    }

    func testFlatMapLatestCompletes() {
        explore(
            flattening("flatMapLatest, completions on three threads", { $0.flatMapLatest($1) }) { elements in
                first(
                    disorder(elements, of: [[0, 1]]),
                    elements.suffix(2) == [10, 11] ? nil : "\(elements) does not end with [10, 11]")
            })
    }

    func testTakeUntil() {
        explore(
            Scenario(name: "take(until:)") {
                let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
                let (all, received) = (Received<Int>(), Received<Int>())
                _ = source.subscribe(all.observer)
                _ = source.take(until: other).subscribe(received.observer)
                return Trial(threads: [
                    [{ source.onNext(0) }, { source.onNext(1) }], [{ other.onNext(0) }, { source.onNext(10) }],
                    [{ source.onNext(20) }, { other.onNext(1) }],
                ]) {
                    first(
                        all.fault, received.fault, notCompleted(received),
                        gap(received.elements, in: all.elements, toTheEnd: false))
                }
            })
    }

    /// Three sources, which send the lists and complete. Source number `last`, if any, fails instead.
    private func combining<Result>(
        _ name: String, last: Int? = nil, _ combine: @escaping ([Observable<Int>]) -> Observable<Result>,
        law: @escaping (Received<Result>) -> String?
    ) -> Scenario {
        Scenario(name: name) {
            let sources = Self.lists.map { _ in PublishSubject<Int>() }
            let received = Received<Result>()
            _ = combine(sources).subscribe(received.observer)
            let threads = zip(Self.lists, sources).enumerated().map { number, pair in
                sending(pair.0, to: pair.1, then: number == last ? .error(RxError.unknown) : .completed)
            }
            return Trial(threads: threads) { first(received.fault, law(received)) }
        }
    }

    /// An outer source and two inner sources, each on a thread of its own. All of them complete.
    private func flattening(
        _ name: String,
        _ flatten: @escaping (Observable<Int>, @escaping @Sendable (Int) -> Observable<Int>) -> Observable<Int>,
        law: @escaping ([Int]) -> String?
    ) -> Scenario {
        Scenario(name: name) {
            let (outer, inner) = (PublishSubject<Int>(), replaying(2))
            let received = Received<Int>()
            _ = flatten(outer, { inner[$0] }).subscribe(received.observer)
            return Trial(threads: [
                [{ outer.onNext(0) }, { outer.onNext(1) }, { outer.onCompleted() }],
                sending([0, 1], to: inner[0]), sending([10, 11], to: inner[1]),
            ]) { first(received.fault, notCompleted(received), law(received.elements)) }
        }
    }
}

private func notCompleted<Element>(_ received: Received<Element>) -> String? {
    received.ending == "completed" ? nil : "the sequence has not completed: \(received.elements)"
}

private func sending<Subject: ObserverType>(
    _ elements: [Int], to subject: Subject, then ending: Event<Int> = .completed
) -> [Trial.Operation] where Subject.Element == Int {
    elements.map { element in { subject.onNext(element) } } + [{ subject.on(ending) }]
}
