import Rx
import Testing

/// An inner source that emits the elements of an array is taken apart, and must not be told from one that is subscribed to.
@Suite struct FlatMapElementsTests {
    private typealias Inner = @Sendable (Int) -> Observable<Int>

    private static let array: Inner = { .of($0 * 3, $0 * 3 + 1, $0 * 3 + 2) }
    private static let subscribed: Inner = { .range(start: $0 * 3, count: 3) }

    private struct Case: CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (Observable<Int>, @escaping Inner) -> Observable<Int>
    }

    private static let cases = [
        Case(testDescription: "flatMap") { $0.flatMap($1) },
        Case(testDescription: "concatMap") { $0.concatMap($1) },
        Case(testDescription: "flatMapFirst") { $0.flatMapFirst($1) },
        Case(testDescription: "flatMapLatest") { $0.flatMapLatest($1) },
        Case(testDescription: "two") { $0.flatMap($1).flatMap($1) },
        Case(testDescription: "concatMap of flatMap") { $0.flatMap($1).concatMap($1) },
        Case(testDescription: "of itself") { source, inner in source.flatMap { inner($0).flatMap(inner) } },
        Case(testDescription: "beside a range") { source, inner in
            source.flatMap { Observable.merge(inner($0), .range(start: 100, count: 5)) }
        },
        Case(testDescription: "merge(maxConcurrent:)") { $0.map($1).merge(maxConcurrent: 2) },
        Case(testDescription: "up to the second") { $0.flatMap($1).take(2) },
        Case(testDescription: "failing at the second") { source, inner in
            source.flatMap { inner($0).map { if $0 % 3 == 1 { throw TestError.one } else { $0 } } }
        },
    ]

    @Test(arguments: cases) private func emitsInTheSameOrder(_ operation: Case) {
        func events(_ inner: @escaping Inner) -> [String] {
            let (source, log) = (PublishSubject<Int>(), Log<String>())
            _ = operation.apply(source, inner).subscribe(log.observer())
            for element in 0..<3 { source.onNext(element) }
            source.onCompleted()
            return log.values
        }
        #expect(!events(Self.array).isEmpty)
        #expect(events(Self.array) == events(Self.subscribed))
    }

    @Test func anArrayThatIsKeptStaysWhatItIs() {
        let (kept, log) = (Observable.of(1, 2), Log<String>())
        let subject = PublishSubject<Int>()
        _ = subject.flatMap { $0 == 0 ? kept : .of($0, $0) }.subscribe(log.observer())
        for element in [0, 5, 0] { subject.onNext(element) }
        _ = kept.subscribe(log.observer())
        #expect(log.values == ["1", "2", "5", "5", "1", "2", "1", "2", "completed"])
    }

    @Test func nothingComesAfterDisposal() {
        let (subject, log) = (PublishSubject<Int>(), Log<Int>())
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            subject.flatMap(Self.array).subscribe(onNext: {
                log.add($0)
                subscription.dispose()
            }))
        subject.onNext(1)
        #expect(log.values == [3])
    }

    @Test func whatWasFlattenedIsFreed() {
        let subject = PublishSubject<Token>()
        let subscription = subject.flatMap { Observable.of($0, $0) }.subscribe()
        expectFreed { subject.onNext($0) }
        subscription.dispose()
    }
}
