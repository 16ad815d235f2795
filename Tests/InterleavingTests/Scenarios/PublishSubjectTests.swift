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
