import Rx
import Testing

/// An inner `just` is flattened without a subscription. A subscribed source must give the same result.
@Suite struct FlatMapJustTests {
    private static let inners: [@Sendable (Int) -> Observable<Int>] = [{ .just($0) }, { .of($0) }]

    @Test(arguments: inners.indices) func completionDuringAnElementArrivesAfterIt(_ index: Int) {
        for operation in ["flatMap", "flatMapLatest"] {
            let (source, log) = (PublishSubject<Int>(), Log<String>())
            let inner = Self.inners[index]
            let flattened = operation == "flatMap" ? source.flatMap(inner) : source.flatMapLatest(inner)
            let subscription = flattened.subscribe(
                onNext: { _ in
                    source.onCompleted()
                    log.add("next")
                }, onCompleted: { log.add("completed") })
            source.onNext(1)
            #expect(log.values == ["next", "completed"], "\(operation)")
            subscription.dispose()
        }
    }

    @Test(arguments: inners.indices) func completionInTheSelectorKeepsOtherInnersRunning(_ index: Int) {
        let (source, other, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log<String>())
        let inner = Self.inners[index]
        _ = source.flatMap { number in
            if number == 2 { source.onCompleted() }
            return number == 1 ? other.asObservable() : inner(number)
        }.subscribe(log.observer())
        source.onNext(1)
        source.onNext(2)
        other.onNext(3)
        other.onCompleted()
        #expect(log.values == ["2", "3", "completed"])
    }

    @Test(arguments: inners.indices) func completionInTheSelectorEndsWithTheLatestInner(_ index: Int) {
        let (source, log) = (PublishSubject<Int>(), Log<String>())
        let inner = Self.inners[index]
        _ = source.flatMapLatest { number in
            if number == 2 { source.onCompleted() }
            return number == 1 ? .never() : inner(number)
        }.subscribe(log.observer())
        source.onNext(1)
        source.onNext(2)
        #expect(log.values == ["2", "completed"])
    }

    @Test(arguments: inners.indices) func flatMapFirstIgnoresElementsDuringAnElement(_ index: Int) {
        let (source, log) = (PublishSubject<Int>(), Log<Int>())
        let subscription = source.flatMapFirst(Self.inners[index]).subscribe(onNext: {
            if $0 == 1 { source.onNext(2) }
            log.add($0)
        })
        source.onNext(1)
        source.onNext(3)
        #expect(log.values == [1, 3])
        subscription.dispose()
    }

    /// A weak reference to `.just(1)` once emitted 2.
    @Test func observablesAreNotReused() {
        let made = WeakObservables()
        let subject = PublishSubject<Int>()
        _ = subject.flatMap { made.add(.just($0)) }.flatMapLatest { made.add(.just($0)) }.subscribe()
        for element in 1...3 { subject.onNext(element) }
        #expect(made.count == 6 && made.alive.isEmpty)
    }

    @Test func aReusedJustKeepsItsElement() {
        let (kept, seen) = (Observable.just(1), Log<String>())
        let subject = PublishSubject<Int>()
        _ = subject.flatMap { $0 == 0 ? kept : .just($0) }.subscribe(seen.observer())
        for element in [0, 2, 0, 3] { subject.onNext(element) }
        _ = kept.subscribe(seen.observer())
        #expect(seen.values == ["1", "2", "1", "3", "1", "completed"])
    }

    @Test func nestedJustsKeepTheirElements() {
        let seen = Log<String>()
        let subject = PublishSubject<Int>()
        let appending: @Sendable (Int) -> Observable<Int> = { element in
            let tenfold = Observable.just(element).flatMap { Observable.just($0 * 10 + 1) }
            return tenfold.flatMapLatest { Observable.just($0 * 10 + 2) }
        }
        _ = subject.flatMap(appending).flatMap { Observable.just($0 * 10 + 3) }.subscribe(seen.observer())
        for element in 1...3 { subject.onNext(element) }
        #expect(seen.values == ["1123", "2123", "3123"])
    }

    @Test func flattenedElementsAreFreed() {
        let subject = PublishSubject<Void>()
        expectFreed { token in
            let subscription = subject.flatMap { Observable.just(token) }.subscribe(onNext: { _ in })
            subject.onNext(())
            subscription.dispose()
        }
    }
}
