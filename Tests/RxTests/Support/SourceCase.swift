import Dispatch
import Rx
import RxTest
import Testing

/// An operator that makes a sequence without an upstream, for tests of rules that hold for all of them.
struct SourceCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The events of the first ticks, counted from the subscription.
    let expected: [Recorded<Event<Int>>]
    let make: @Sendable (TestScheduler) -> Observable<Int>

    var testDescription: String { name }

    init(
        _ name: String, _ expected: [Recorded<Event<Int>>],
        _ make: @escaping @Sendable (TestScheduler) -> Observable<Int>
    ) {
        (self.name, self.expected, self.make) = (name, expected, make)
    }

    /// The number of ticks that are compared.
    static let span = 5

    static let all = [
        SourceCase("just", [.next(0, 1), .completed(0)]) { _ in .just(1) },
        SourceCase("just, later", [.next(1, 1), .completed(2)]) { .just(1, scheduler: $0) },
        SourceCase("of", [.next(0, 1), .next(0, 2), .completed(0)]) { _ in .of(1, 2) },
        SourceCase("of, later", [.next(1, 1), .next(2, 2), .completed(3)]) { .of(1, 2, scheduler: $0) },
        SourceCase("from", [.next(0, 1), .next(0, 2), .completed(0)]) { _ in .from([1, 2]) },
        SourceCase("from, later", [.next(1, 1), .next(2, 2), .completed(3)]) { .from([1, 2], scheduler: $0) },
        SourceCase("from(optional:)", [.next(0, 1), .completed(0)]) { _ in .from(optional: 1) },
        SourceCase("from(optional:), later", [.completed(1)]) { .from(optional: nil, scheduler: $0) },
        SourceCase("empty", [.completed(0)]) { _ in .empty() },
        SourceCase("never", []) { _ in .never() },
        SourceCase("error", [.error(0, TestError.one)]) { _ in .error(TestError.one) },
        SourceCase("range", [.next(1, 3), .next(2, 4), .completed(3)]) { .range(start: 3, count: 2, scheduler: $0) },
        SourceCase("generate", [.next(1, 1), .next(2, 2), .next(3, 4), .completed(4)]) {
            .generate(initialState: 1, condition: { $0 < 5 }, scheduler: $0, iterate: { $0 * 2 })
        },
        SourceCase("repeatElement", [.next(1, 7), .next(2, 7), .next(3, 7), .next(4, 7)]) {
            .repeatElement(7, scheduler: $0)
        },
        SourceCase("interval", [.next(2, 0), .next(4, 1)]) { .interval(.seconds(2), scheduler: $0) },
        SourceCase("timer", [.next(3, 0), .completed(3)]) { .timer(.seconds(3), scheduler: $0) },
        SourceCase("timer with a period", [.next(1, 0), .next(4, 1)]) {
            .timer(.seconds(1), period: .seconds(3), scheduler: $0)
        },
        SourceCase("create", [.next(0, 1), .completed(0)]) { _ in
            .create { observer in
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
        },
        SourceCase("deferred", [.next(0, 1), .completed(0)]) { _ in .deferred { .just(1) } },
        SourceCase("deferred that throws", [.error(0, TestError.one)]) { _ in .deferred { throw TestError.one } },
        SourceCase("using", [.next(0, 1), .completed(0)]) { _ in
            .using({ BooleanDisposable() }, observableFactory: { _ in .just(1) })
        },
    ]

    /// Sources that emit an element in their first ticks.
    static let emitting = all.filter { $0.expected.first?.value.element != nil }

    /// Sources that emit their first element after the subscription.
    static let emittingLater = emitting.filter { $0.expected[0].time > 0 }
}
