import Dispatch
import Rx
import Testing

/// An inner source that emits an array's elements is flattened without a subscription. A subscribed source must
/// give the same result.
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

    @Test func aReusedArraySourceKeepsItsElements() {
        let (kept, log) = (Observable.of(1, 2), Log<String>())
        let subject = PublishSubject<Int>()
        _ = subject.flatMap { $0 == 0 ? kept : .of($0, $0) }.subscribe(log.observer())
        for element in [0, 5, 0] { subject.onNext(element) }
        _ = kept.subscribe(log.observer())
        #expect(log.values == ["1", "2", "5", "5", "1", "2", "1", "2", "completed"])
    }

    @Test func observablesAreNotReused() {
        let made = WeakObservables()
        let subject = PublishSubject<Int>()
        _ = subject.flatMap { made.add(.of($0, $0)) }.subscribe()
        for element in 1...3 { subject.onNext(element) }
        #expect(made.count == 3 && made.alive.isEmpty)
    }

    @Test func nothingArrivesAfterDisposal() {
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

    @Test func flattenedElementsAreFreed() {
        let subject = PublishSubject<Token>()
        let subscription = subject.flatMap { Observable.of($0, $0) }.subscribe()
        expectFreed { subject.onNext($0) }
        subscription.dispose()
    }

    @Test func elementsHeldBackByDisposalAreFreed() {
        let subject = PublishSubject<Token>()
        _ = subject.flatMap { Observable.of($0, $0, $0) }.take(1).subscribe()
        expectFreed { subject.onNext($0) }
    }

    @Test(arguments: [0, 1, 8, 9, 100]) func arraysOfAnySizeAreFlattened(count: Int) {
        let (subject, log) = (PublishSubject<[Int]>(), Log<Int>())
        _ = subject.flatMap { Observable.from($0) }.subscribe(onNext: { log.add($0) })
        let arrays = [Array(0..<count), [-1], Array(100..<100 + count)]
        for array in arrays { subject.onNext(array) }
        #expect(log.values == arrays.flatMap(\.self))
    }

    @Test func nestedArraysOfSeveralTypesAreFlattened() {
        let log = Log<Int>()
        _ = Observable.range(start: 0, count: 100)
            .flatMap { number in Observable.of(number, number).map { Large(value: $0) } }
            .flatMap { Observable.of($0, $0, $0, $0) }
            .flatMap { Observable.of("\($0.value)", "-1") }
            .compactMap { Int($0) }
            .subscribe(onNext: { log.add($0) })
        let expected = (0..<100).flatMap { number in [Int](repeating: number, count: 8) }
        #expect(log.values.filter { $0 >= 0 }.sorted() == expected)
        #expect(log.values.count == 1600)
    }

    private struct Large {
        let value: Int
        var rest = (SIMD64<Int>(), SIMD64<Int>())
    }

    @Test func oneArraySourceServesSeveralThreads() {
        let (kept, log) = (Observable.of(1, 2, 3), Log<Int>())
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let subject = PublishSubject<Int>()
            _ = subject.flatMap { _ in kept }.subscribe(onNext: { log.add($0) })
            for turn in 0..<100 { subject.onNext(turn) }
        }
        let sum = log.values.reduce(0, +)
        #expect(sum == 4800)
    }
}
