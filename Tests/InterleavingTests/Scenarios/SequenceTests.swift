import Rx
import XCTest

/// Operators that subscribe to one source after another. A source may end on another thread while the operator still
/// subscribes to it.
final class SequenceTests: XCTestCase {
    func testConcat() {
        explore(
            following("concat") { sources in
                .concat([sources[0], sources[1]])
            } start: { sources in
                [{ sources[0].onNext(0) }, { sources[0].onCompleted() }]
            })
    }

    func testCatch() {
        explore(
            following("catch") { sources in
                sources[0].catch { _ in sources[1] }
            } start: { sources in
                [{ sources[0].onNext(0) }, { sources[0].onError(RxError.unknown) }]
            })
    }

    func testRetry() {
        explore(
            following("retry") { sources in
                let attempts = Variable(0)
                return Observable<Int>.deferred {
                    attempts.value += 1
                    return sources[attempts.value - 1]
                }.retry(2)
            } start: { sources in
                [{ sources[0].onNext(0) }, { sources[0].onError(RxError.unknown) }]
            })
    }

    func testConcatAgainstDispose() {
        explore(
            Scenario(name: "concat against dispose") {
                let (sources, received) = (replaying(2), Received<Int>())
                let subscription = Observable.concat([sources[0], sources[1]]).subscribe(received.observer)
                return Trial(threads: [
                    [{ sources[0].onNext(0) }, { sources[0].onCompleted() }],
                    [{ sources[1].onNext(10) }, { sources[1].onCompleted() }],
                    [{ subscription.dispose() }],
                ]) {
                    first(
                        received.fault, gap(received.elements, in: [0, 10], toTheEnd: false),
                        sources.contains { $0.hasObservers } ? "a source is still subscribed to" : nil)
                }
            })
    }

    func testSkipUntil() {
        explore(
            Scenario(name: "skip(until:)") {
                let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
                let (all, received) = (Received<Int>(), Received<Int>())
                _ = source.subscribe(all.observer)
                _ = source.skip(until: other).subscribe(received.observer)
                return Trial(threads: [
                    [{ source.onNext(0) }, { source.onNext(1) }], [{ other.onNext(0) }, { source.onNext(10) }],
                    [{ source.onNext(20) }, { source.onCompleted() }],
                ]) {
                    // An element that is sent after the completion is lost.
                    first(
                        all.fault, received.fault, gap(received.elements, in: all.elements, toTheEnd: true),
                        all.elements.contains(10) && !received.elements.contains(10) ? "10 is lost" : nil)
                }
            })
    }

    /// An operator that subscribes to the second source when the first one has ended. All elements arrive in order.
    private func following(
        _ name: String, _ make: @escaping ([ReplaySubject<Int>]) -> Observable<Int>,
        start: @escaping ([ReplaySubject<Int>]) -> [Trial.Operation]
    ) -> Scenario {
        Scenario(name: name) {
            let (sources, received) = (replaying(2), Received<Int>())
            return Trial(threads: [
                start(sources),
                [{ _ = make(sources).subscribe(received.observer) }],
                [{ sources[1].onNext(10) }, { sources[1].onNext(11) }, { sources[1].onCompleted() }],
            ]) {
                first(
                    received.fault, received.elements == [0, 10, 11] ? nil : "\(received.elements) arrived",
                    received.ending == "completed" ? nil : "the sequence has not completed")
            }
        }
    }
}
