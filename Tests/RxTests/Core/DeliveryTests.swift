import Foundation
import Rx
import RxTest
import Testing

/// Law 1: a closure runs on the actor it was written on.
@Suite struct DeliveryTests {
    @MainActor @Test func elementsFromAnotherThreadArriveInOrder() async {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        await withCheckedContinuation { done in
            let subscription = subject.subscribe(
                onNext: { element in
                    MainActor.assertIsolated()
                    seen.append(element)
                },
                onCompleted: {
                    MainActor.assertIsolated()
                    done.resume()
                })
            Task.detached {
                for element in 0..<1000 { subject.onNext(element) }
                subject.onCompleted()
                withExtendedLifetime(subscription) {}
            }
        }
        #expect(seen == Array(0..<1000))
    }

    @MainActor @Test func anElementFromTheMainActorArrivesAtOnce() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let subscription = subject.subscribe(onNext: { seen.append($0) })
        subject.onNext(1)
        #expect(seen == [1])
        subscription.dispose()
    }

    @MainActor @Test func elementsDoNotOvertakePendingElements() async {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        await withCheckedContinuation { done in
            let subscription = subject.subscribe(onNext: { element in
                seen.append(element)
                if element == 2 { done.resume() }
            })
            onThreads(1) { _ in subject.onNext(1) }
            subject.onNext(2)
            #expect(seen.isEmpty)
            withExtendedLifetime(subscription) {}
        }
        #expect(seen == [1, 2])
    }

    @MainActor @Test func nothingArrivesAfterDisposal() async {
        let subject = PublishSubject<Int>()
        var seen: [String] = []
        let subscription = subject.subscribe(
            onNext: { seen.append("\($0)") }, onError: { seen.append("\($0)") },
            onCompleted: { seen.append("completed") }, onDisposed: { seen.append("disposed") })
        onThreads(1) { _ in
            for element in 0..<10 { subject.onNext(element) }
            subject.onCompleted()
        }
        subscription.dispose()
        await flush()
        #expect(seen == ["disposed"])
    }

    @MainActor @Test func disposingDuringAnElementDropsPendingElements() async {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            subject.subscribe(onNext: { element in
                seen.append(element)
                if element == 3 { subscription.dispose() }
            }))
        onThreads(1) { _ in for element in 0..<10 { subject.onNext(element) } }
        await flush()
        #expect(seen == [0, 1, 2, 3])
    }

    @MainActor @Test func disposalElsewhereCallsOnDisposedOnTheMainActor() async {
        let subject = PublishSubject<Int>()
        await withCheckedContinuation { done in
            let subscription = subject.subscribe(onDisposed: {
                MainActor.assertIsolated()
                done.resume()
            })
            onThreads(1) { _ in subscription.dispose() }
        }
    }

    @MainActor @Test func disposingFreesPendingElements() async {
        let subject = PublishSubject<Token>()
        weak var reference: Token?
        do {
            let subscription = subject.subscribe(onNext: { _ in })
            let token = Token()
            reference = token
            onThreads(1) { [token] _ in subject.onNext(token) }
            subscription.dispose()
        }
        await flush()
        #expect(reference == nil)
    }

    private actor Collector {
        private(set) var elements: [Int] = []

        func collect(_ source: Observable<Int>) async {
            await withCheckedContinuation { done in
                _ = source.subscribe(
                    onNext: { element in
                        self.assertIsolated()
                        self.elements.append(element)
                    }, onCompleted: { done.resume() })
            }
        }
    }

    @Test func anActorReceivesItsEventsOnItself() async {
        let collector = Collector()
        let source = Observable<Int>.create { observer in
            Task.detached {
                for element in 0..<100 { observer.onNext(element) }
                observer.onCompleted()
            }
            return Disposables.create()
        }
        await collector.collect(source)
        #expect(await collector.elements == Array(0..<100))
    }

    @Test func nonisolatedClosuresRunOnTheEmittingThread() {
        let subject = PublishSubject<Int>()
        let seen = Log<Bool>()
        _ = subject.subscribe(onNext: { _ in seen.add(pthread_main_np()) })
        onThreads(1) { _ in subject.onNext(1) }
        #expect(seen.values == [false])
    }

    @MainActor private func flush() async {
        for _ in 0..<3 { await Task { @MainActor in }.value }
    }
}

/// Whether this is the process's main thread.
private func pthread_main_np() -> Bool { Thread.isMainThread }
