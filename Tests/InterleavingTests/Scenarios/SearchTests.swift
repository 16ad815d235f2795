import Rx
import XCTest

/// The search leaves out interleavings, but no outcome.
final class SearchTests: XCTestCase {
    func testTheSearchFindsTheOutcomesOfASubject() {
        compareOutcomes("PublishSubject") { record in
            let (subject, received) = (PublishSubject<Int>(), Received<Int>())
            _ = subject.subscribe(received.observer)
            return Trial(threads: [[{ subject.onNext(0) }], [{ subject.onNext(1) }]]) {
                record("\(received.elements)")
                return received.fault
            }
        }
    }

    func testTheSearchFindsTheOutcomesOfADisposal() {
        compareOutcomes("PublishSubject, dispose") { record in
            let (subject, received) = (PublishSubject<Int>(), Received<Int>())
            let subscription = subject.subscribe(received.observer)
            return Trial(threads: [[{ subject.onNext(0) }, { subject.onCompleted() }], [{ subscription.dispose() }]]) {
                record("\(received.elements) \(received.ending ?? "")")
                return received.fault
            }
        }
    }

    func testTheSearchFindsTheOutcomesOfAReplay() {
        compareOutcomes("BehaviorSubject") { record in
            let (subject, received) = (BehaviorSubject(value: 0), Received<Int>())
            return Trial(threads: [
                [{ subject.onNext(1) }], [{ _ = subject.subscribe(received.observer) }],
            ]) {
                record("\(received.elements)")
                return received.fault
            }
        }
    }

    private func compareOutcomes(_ name: String, _ make: @escaping (@escaping (String) -> Void) -> Trial) {
        let outcomes = [true, false].map { isExhaustive in
            var outcomes: Set<String> = []
            explore(
                Scenario(
                    name: "\(name), \(isExhaustive ? "all" : "reduced")", bounds: [nil], isExhaustive: isExhaustive
                ) {
                    make { outcomes.insert($0) }
                })
            return outcomes
        }
        XCTAssertEqual(outcomes[0], outcomes[1])
        XCTAssertGreaterThan(outcomes[0].count, 1)
    }
}
