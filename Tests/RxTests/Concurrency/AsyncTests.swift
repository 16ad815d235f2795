import Rx
import RxTest
import Testing

/// Bridges between observables and `async`.
@Suite(.timeLimit(.minutes(15))) struct AsyncTests {
    @Test("values") func iteratesElements() async throws {
        var seen: [Int] = []
        for try await element in Observable.of(1, 2, 3).values { seen.append(element) }
        #expect(seen == [1, 2, 3])
        for await element in Infallible.of(4).values { seen.append(element) }
        #expect(seen == [1, 2, 3, 4])
    }

    @Test func throwsTheError() async {
        let source = Observable.of(1).concat(Observable.error(TestError.one))
        await #expect(throws: TestError.one) { for try await _ in source.values {} }
    }

    @Test func leavingTheLoopDisposes() async throws {
        let subject = PublishSubject<Int>()
        do {
            let values = subject.values
            #expect(subject.hasObservers)
            subject.onNext(1)
            for try await element in values {
                #expect(element == 1)
                break
            }
        }
        #expect(!subject.hasObservers)
    }

    @Test("value") func awaitsOneValue() async throws {
        #expect(try await Single.just(1).value == 1)
        #expect(try await Maybe.just(1).value == 1)
        #expect(try await Maybe<Int>.empty().value == nil)
        try await Completable.empty().value
        await #expect(throws: TestError.one) { try await Single<Int>.error(TestError.one).value }
        await #expect(throws: TestError.two) { try await Completable.error(TestError.two).value }
    }

    @Test func cancellingDisposes() async {
        let subject = PublishSubject<Int>()
        let task = Task { try await subject.asSingle().value }
        while !subject.hasObservers { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!subject.hasObservers)
    }

    @Test func awaitingInACancelledTaskThrowsAtOnce() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await Single<Int>.never().value
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aCancelledTaskStillGetsAnImmediateResult() async throws {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            try await Completable.empty().value
            return try await [Single.just(1).value, Maybe.just(2).value, Maybe<Int>.empty().value]
        }
        task.cancel()
        #expect(try await task.value == [1, 2, nil])
    }

    @Test func awaitingInACancelledTaskDisposesTheSubscription() async {
        let subject = PublishSubject<Int>()
        let made = Flag()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await subject.do(onSubscribe: { made.set() }).asSingle().value
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(made.isSet && !subject.hasObservers)
    }

    @Test func cancellingALoopThrows() async {
        let subject = PublishSubject<Int>()
        let seen = Log<Int>()
        let task = Task { for try await element in subject.values { seen.add(element) } }
        while !subject.hasObservers { await Task.yield() }
        subject.onNext(1)
        while seen.count == 0 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(seen.values == [1] && !subject.hasObservers)
    }

    @Test func aLoopInACancelledTaskThrows() async {
        let subject = PublishSubject<Int>()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            for try await _ in subject.values {}
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!subject.hasObservers)
    }

    @Test func cancellingAfterCompletionThrowsNothing() async throws {
        let task = Task {
            let values = Observable.of(1, 2).values
            while !Task.isCancelled { await Task.yield() }
            var seen: [Int] = []
            for try await element in values { seen.append(element) }
            return seen
        }
        task.cancel()
        #expect(try await task.value == [1, 2])
    }

    @MainActor @Test func valueSubscribesOnTheCallersActor() async throws {
        var made = 0
        let single = Single<Int>.create { observer in
            made += 1
            observer(.success(made))
            return Disposables.create()
        }
        #expect(try await single.value == 1)
        #expect(try await single.value == 2)
    }

    /// A second resumption would trap. Without any, the task would never end.
    @Test func aRaceOfCancellingAndEmittingResumesOnce() async {
        for _ in 0..<500 {
            let subject = PublishSubject<Int>()
            let task = Task { try? await subject.asSingle().value }
            async let emission: Void = {
                subject.onNext(1)
                subject.onCompleted()
            }()
            task.cancel()
            await emission
            let value = await task.value
            #expect(value == nil || value == 1)
            #expect(!subject.hasObservers)
        }
    }

    @Test("create, async") func runsAsyncWork() async throws {
        #expect(try await Single.create { 7 }.value == 7)
        #expect(try await Single.create(detached: true, priority: .high) { 8 }.value == 8)
        await #expect(throws: TestError.one) { try await Single<Int>.create { throw TestError.one }.value }
        let observable = Observable<Int>.create(work: { observer in
            await Task.yield()
            observer.onNext(1)
            observer.onNext(2)
        })
        #expect(try await observable.toArray().value == [1, 2])
    }

    @Test func disposingCancelsTheWork() async {
        let (started, cancelled) = (Flag(), Flag())
        let subscription = Single<Int>.create {
            started.set()
            while !Task.isCancelled { await Task.yield() }
            cancelled.set()
            return 1
        }.subscribe(onSuccess: { _ in Issue.record("emitted an element") })
        while !started.isSet { await Task.yield() }
        subscription.dispose()
        while !cancelled.isSet { await Task.yield() }
    }

    @Test("asObservable of an async sequence") func observesAnAsyncSequence() async throws {
        let stream = AsyncStream { continuation in
            for element in 1...3 { continuation.yield(element) }
            continuation.finish()
        }
        #expect(try await stream.asObservable().toArray().value == [1, 2, 3])
        let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TestError.one) }
        await #expect(throws: TestError.one) { try await failing.asObservable().toArray().value }
    }

    /// Emits numbers once `isSubscribed` is set, and ignores the cancellation of its task.
    private struct Numbers: AsyncSequence, AsyncIteratorProtocol, Sendable {
        let token: Token
        let emitted: Log<Int>
        let isSubscribed: Flag

        func makeAsyncIterator() -> Numbers { self }

        mutating func next() async -> Int? {
            while !isSubscribed.isSet { await Task.yield() }
            guard emitted.count < 1000 else { return nil }
            emitted.add(emitted.count + 1)
            return emitted.count
        }
    }

    @Test func disposingEndsTheIterationOfASequenceThatIgnoresCancellation() async {
        let (emitted, isSubscribed) = (Log<Int>(), Flag())
        weak var iterated: Token?
        do {
            let token = Token()
            iterated = token
            let numbers = Numbers(token: token, emitted: emitted, isSubscribed: isSubscribed)
            _ = numbers.asObservable().take(3).subscribe()
        }
        isSubscribed.set()
        while iterated != nil { await Task.yield() }
        #expect(emitted.values == [1, 2, 3])
    }
}
