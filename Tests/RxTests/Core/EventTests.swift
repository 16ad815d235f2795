import Rx
import RxTest
import Testing

@Suite struct EventTests {
    let events: [Event<Int>] = [.next(1), .error(TestError.one), .completed]

    @Test func propertiesDescribeTheEvent() {
        #expect(events.map(\.isStopEvent) == [false, true, true])
        #expect(events.map(\.isCompleted) == [false, false, true])
        #expect(events.map(\.element) == [1, nil, nil])
        #expect(events.map { $0.error as? TestError } == [nil, .one, nil])
        #expect(events.map(\.debugDescription) == ["next(1)", "error(one)", "completed"])
        #expect(events.map(\.event) == events)
    }

    @Test func mapTransformsTheElement() {
        #expect(events.map { $0.map { "\($0)" } } == [.next("1"), .error(TestError.one), .completed])
        #expect(Event.next(1).map { _ -> Int in throw TestError.two } == .error(TestError.two))
    }

    @Test func anObserverReceivesEventsAndMappedEvents() {
        let seen = Log<String>()
        let observer: AnyObserver<Int> = seen.observer()
        observer.onNext(1)
        observer.onError(TestError.one)
        observer.asObserver().onCompleted()
        let mapped = observer.mapObserver { (text: String) in
            guard let number = Int(text) else { throw TestError.two }
            return number
        }
        mapped.onNext("5")
        mapped.onNext("x")
        mapped.onCompleted()
        #expect(seen.values == ["1", "error one", "completed", "5", "error two", "completed"])
    }
}
