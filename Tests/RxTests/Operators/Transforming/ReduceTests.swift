import Foundation
import Rx
import RxTest
import Testing

@Suite struct ReduceTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(ending event: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(150, 9), .next(210, 1), .next(220, 2), .next(230, 3), event])
    }

    @Test func reducesOnCompletion() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.reduce(42, accumulator: { $0 + $1 }) }
        #expect(result.events == [.next(250, 48), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func emitsTheSeedForAnEmptySource() {
        let xs = scheduler.createHotObservable([.completed(250, Int.self)])
        let result = scheduler.start { xs.reduce(42, accumulator: { $0 + $1 }, mapResult: { $0 * 2 }) }
        #expect(result.events == [.next(250, 84), .completed(250)])
    }

    @Test func passesOnlyTheErrorOfAFailingSource() {
        let xs = source(ending: .error(250, TestError.one))
        let result = scheduler.start { xs.reduce(42, accumulator: { $0 + $1 }) }
        #expect(result.events == [.error(250, TestError.one)])
    }

    @Test func failsWhenTheAccumulatorThrows() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start {
            xs.reduce(
                42,
                accumulator: { sum, element -> Int in
                    if element == 3 { throw TestError.two }
                    return sum + element
                })
        }
        #expect(result.events == [.error(230, TestError.two)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func failsWhenMapResultThrows() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start {
            xs.reduce(42, accumulator: { $0 + $1 }, mapResult: { _ -> Int in throw TestError.two })
        }
        #expect(result.events == [.error(250, TestError.two)])
    }

    @Test func emitsNothingForAnEndlessSource() {
        let xs = scheduler.createHotObservable([.next(210, 1)])
        let result = scheduler.start { xs.reduce(0, accumulator: { $0 + $1 }) }
        #expect(result.events == [])
        #expect(xs.subscriptions == [Subscription(200, 1000)])
    }

    @Test func theAccumulatorMaySendAnotherElement() {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.reduce(
            [Int](),
            accumulator: { list, element -> [Int] in
                if element == 1 { subject.onNext(2) }
                return list + [element]
            }
        ).subscribe(seen.observer())
        subject.onNext(1)
        subject.onNext(3)
        subject.onCompleted()
        // The outer call replaces the result of the nested one.
        #expect(seen.values == ["[1, 3]", "completed"])
    }

    @Test func theAccumulatorMayCompleteTheSource() {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.reduce(
            0,
            accumulator: { sum, element -> Int in
                if element == 2 { subject.onCompleted() }
                return sum + element
            }
        ).subscribe(seen.observer())
        subject.onNext(1)
        subject.onNext(2)
        #expect(seen.values == ["1", "completed"])
    }

    @Test func anElementThatArrivesAfterTheAccumulatorHasThrownIsDropped() {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.reduce(
            0,
            accumulator: { sum, element -> Int in
                if element == 1 {
                    subject.onNext(2)
                    throw TestError.two
                }
                return sum + element
            }
        ).subscribe(seen.observer())
        subject.onNext(1)
        subject.onNext(3)
        subject.onCompleted()
        #expect(seen.values == ["error two"])
    }

    @Test func toArrayCollectsTheElements() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.toArray() }
        #expect(result.events == [.next(250, [1, 2, 3]), .completed(250)])
    }

    @Test func toArrayEmitsNothingIfTheSourceFails() {
        let xs = source(ending: .error(250, TestError.one))
        let result = scheduler.start { xs.toArray() }
        #expect(result.events == [.error(250, TestError.one)])
    }

    @Test func enumeratedNumbersTheElements() {
        let xs = source(ending: .completed(250))
        let result = scheduler.start { xs.enumerated().map { "\($0.index):\($0.element)" } }
        #expect(result.events == [.next(210, "0:1"), .next(220, "1:2"), .next(230, "2:3"), .completed(250)])
    }

    @Test func decodeEmitsValuesAndFailsOnInvalidData() {
        let xs = scheduler.createHotObservable([.next(210, Data("[1,2]".utf8)), .next(220, Data("?".utf8))])
        let result = scheduler.start { xs.decode(type: [Int].self, decoder: JSONDecoder()) }
        #expect(result.events.first == .next(210, [1, 2]))
        #expect(result.events.count == 2)
        #expect(result.events.last?.value.error is DecodingError)
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }
}
