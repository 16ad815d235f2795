import Dispatch
import Rx
import RxBlocking
import Testing

/// Waits on an actor for closures of the same actor. The wait itself delivers their events.
@Suite(.timeLimit(.minutes(15))) struct BlockedActorTests {
    private var numbers: Observable<Int> {
        Observable.of(1, 2, 3).observe(on: SerialDispatchQueueScheduler(qos: .default))
    }

    @MainActor @Test func aWaitOnTheMainActorRunsItsClosures() throws {
        var seen: [Int] = []
        let noted = numbers.map { number in
            MainActor.assertIsolated()
            seen.append(number)
            return number * 2
        }
        #expect(try noted.toBlocking().toArray() == [2, 4, 6])
        #expect(seen == [1, 2, 3])
        #expect(try noted.toBlocking(timeout: 10).first() == 2)
        #expect(try numbers.toBlocking().single { $0 == 2 } == 2)
    }

    @MainActor @Test func aSourceMayStartOnTheWaitingActor() throws {
        let source = Observable<Int>.create { observer in
            MainActor.assertIsolated()
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        let elsewhere = source.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        #expect(try elsewhere.toBlocking().toArray() == [1])
    }

    /// The wait also delivers events that were brought over before it began.
    @MainActor @Test func aWaitDeliversPendingEvents() throws {
        let subject = PublishSubject<Int>()
        let shared = subject.map { $0 + 1 }.share(replay: 1)
        let subscription = shared.subscribe()
        onQueue { subject.onNext(1) }
        #expect(try shared.toBlocking(timeout: 10).first() == 2)
        subscription.dispose()
    }

    /// A closure waits for a later event of its own operator.
    @MainActor @Test func aWaitDuringADeliveryDeliversLaterEvents() {
        let (subject, answer) = (PublishSubject<Int>(), ReplaySubject<Int>.create(bufferSize: 1))
        var seen: [Int] = []
        let noted = subject.map { element in
            if element == 1 { seen.append(try answer.toBlocking(timeout: 10).first() ?? 0) }
            if element == 2 { answer.onNext(20) }
            seen.append(element)
            return element
        }
        let subscription = noted.subscribe()
        onQueue {
            subject.onNext(1)
            subject.onNext(2)
        }
        #expect(throws: RxError.self) { try Observable<Int>.never().toBlocking(timeout: 0.05).first() }
        #expect(seen == [2, 20, 1])
        subscription.dispose()
    }

    /// Runs `body` on another thread and waits until it returns.
    private func onQueue(_ body: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            body()
            isDone.signal()
        }
        isDone.wait()
    }

    private actor Desk {
        private var seen: [Int] = []

        func wait(for numbers: Observable<Int>) throws -> [Int] {
            let noted = numbers.map { number in
                self.assertIsolated()
                self.seen.append(number)
                return number
            }
            _ = try noted.toBlocking().toArray()
            return seen
        }
    }

    @Test func aWaitOnAnyActorRunsItsClosures() async throws {
        #expect(try await Desk().wait(for: numbers) == [1, 2, 3])
    }

    @MainActor @Test func aWaitEndsAtItsTimeout() {
        let never = PublishSubject<Int>().map { $0 }
        #expect(throws: RxError.self) { try never.toBlocking(timeout: 0.05).first() }
    }
}
