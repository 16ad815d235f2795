import Rx
import Synchronization
import Testing

/// A subscriber whose closure is `async`.
@Suite(.timeLimit(.minutes(15))) struct SubscribeAsyncTests {
    /// Runs `body` with a closure that ends the wait, and waits until that closure is called.
    private func awaiting(_ body: sending (@escaping @Sendable () -> Void) -> Void) async {
        await withCheckedContinuation { continuation in body { continuation.resume() } }
    }

    @Test func awaitsEachElementBeforeTheNext() async {
        let log = Log<String>()
        await awaiting { done in
            _ = Observable.of(1, 2, 3).subscribe(
                onNext: { element in
                    log.add("begin \(element)")
                    await Task.yield()
                    log.add("end \(element)")
                },
                onCompleted: { log.add("completed") }, onDisposed: done)
        }
        #expect(log.values == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "completed"])
    }

    @MainActor @Test func anAsyncClosureRunsOnItsActor() async {
        var seen: [Int] = []
        await withCheckedContinuation { done in
            _ = Observable.of(1, 2).subscribe(
                onNext: { element in
                    await Task.yield()
                    MainActor.assertIsolated()
                    seen.append(element)
                }, onDisposed: { done.resume() })
        }
        #expect(seen == [1, 2])
    }

    @Test func aThrownErrorEndsTheSubscription() async {
        let (log, subject) = (Log<String>(), PublishSubject<Int>())
        await awaiting { done in
            _ = subject.subscribe(
                onNext: { element in
                    await Task.yield()
                    if element == 2 { throw TestError.one }
                    log.add("\(element)")
                },
                onError: { log.add("\($0)") }, onDisposed: done)
            for element in 1...3 { subject.onNext(element) }
        }
        #expect(log.values == ["1", "one"])
        #expect(!subject.hasObservers)
    }

    @Test func anErrorOfTheSourceArrivesAfterTheLastElement() async {
        let log = Log<String>()
        await awaiting { done in
            _ = Observable.of(1, 2).concat(Observable.error(TestError.one)).subscribe(
                onNext: { element in
                    log.add("begin \(element)")
                    await Task.yield()
                    log.add("end \(element)")
                },
                onError: { log.add("\($0)") }, onDisposed: done)
        }
        #expect(log.values == ["begin 1", "end 1", "begin 2", "end 2", "one"])
    }

    @Test func disposingCancelsTheClosureAndDropsPendingElements() async {
        let (log, subject) = (Log<String>(), PublishSubject<Int>())
        let (isCancelled, cancelled) = AsyncStream<Void>.makeStream()
        let (isRunning, running) = AsyncStream<Void>.makeStream()
        let subscription = subject.subscribe(onNext: { element in
            log.add("\(element)")
            running.yield()
            while !Task.isCancelled { await Task.yield() }
            cancelled.yield()
        })
        subject.onNext(1)
        subject.onNext(2)
        for await _ in isRunning { break }
        subscription.dispose()
        for await _ in isCancelled { break }
        #expect(log.values == ["1"])
    }
}
