@testable import Rx
import RxSupport
import XCTest

/// The gate, through the subject that uses all of it.
final class PublishSubjectTests: XCTestCase {
    func testThreeThreadsSendFourElementsEach() { explore(senders(threads: 3, elements: 4, bounds: [0, 1, 2, 3])) }

    func testThreeThreadsSendOneElementEach() { explore(senders(threads: 3, elements: 1, bounds: [nil])) }

    func testTwoThreadsSendElements() {
        explore(senders(threads: 2, elements: 1, bounds: [nil]))
        explore(senders(threads: 2, elements: 2, bounds: [nil]))
        explore(senders(threads: 2, elements: 4, bounds: [0, 1, 2, 3, 4, 5]))
    }

    func testSubscribersComeAtTheEnd() {
        explore(
            Scenario(name: "PublishSubject, onNext and onCompleted, 2 subscribe") {
                let subject = PublishSubject<Int>()
                let (permanent, early, late) = (Received<Int>(), Received<Int>(), Received<Int>())
                _ = subject.subscribe(permanent.observer)
                return Trial(threads: [
                    [{ subject.onNext(0) }, { subject.onNext(1) }, { subject.onCompleted() }],
                    [{ _ = subject.subscribe(early.observer) }, { subject.onNext(10) }],
                    [{ subject.onNext(20) }, { _ = subject.subscribe(late.observer) }],
                ]) {
                    let endings = [permanent, early, late].map(\.ending)
                    return first(
                        permanent.fault, early.fault, late.fault,
                        endings == Array(repeating: "completed", count: 3) ? nil : "the endings are \(endings)",
                        gap(early.elements, in: permanent.elements, toTheEnd: true),
                        gap(late.elements, in: permanent.elements, toTheEnd: true))
                }
            })
    }

    private func senders(threads: Int, elements: Int, bounds: [Int?]) -> Scenario {
        Scenario(name: "PublishSubject, \(threads) × \(elements) onNext", bounds: bounds) {
            let subject = PublishSubject<Int>()
            let received = Received<Int>()
            _ = subject.subscribe(received.observer)
            let lists = (0..<threads).map { thread in (0..<elements).map { thread * 10 + $0 } }
            return Trial(
                threads: lists.map { list in list.map { element in { subject.onNext(element) } } },
                violation: { received.fault ?? lossOrDisorder(received.elements, of: lists) })
        }
    }
}
