#if DEBUG
import ReactorTest
import Rx
import RxSupport
import Testing

/// A subscription left alive fails its test and is named.
@Suite struct LeavesNothingAliveTests {
    /// Runs `body` as the trait runs a test, and returns the messages.
    private func failures(_ body: @escaping @Sendable () async throws -> Void) async throws -> [String] {
        let trait: some TestScoping = .leavesNothingAlive(timeout: .zero) as LeavesNothingAliveTrait
        let test = try #require(Test.current)
        let messages = Messages()
        try await withKnownIssue(isIntermittent: true) {
            try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
        } matching: { issue in
            messages.add(issue.comments.map(\.rawValue).joined())
            return true
        }
        return messages.all
    }

    @Test func aLiveSubscriptionIsNamedWithItsPlaceAndLastElement() async throws {
        let subject = PublishSubject<Int>()
        let line = #line + 2
        let failures = try await failures {
            _ = subject.subscribe(onNext: { _ in })
            subject.onNext(7)
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("A subscription was left alive") == true)
        #expect(failures.first?.contains("LeavesNothingAliveTests.swift:\(line), ") == true)
        #expect(failures.first?.contains(" old, last 7 ") == true)
    }

    @Test(arguments: 0..<9) func everyKindOfSubscriptionCounts(kind: Int) async throws {
        let subject = PublishSubject<Int>()
        let failures = try await failures { @MainActor in
            let driver = subject.asDriver(onErrorJustReturn: 0)
            switch kind {
            case 0: _ = subject.subscribe { _ in }
            case 1: _ = subject.subscribe(onNext: { _ in })
            case 2: _ = subject.bind(to: PublishRelay<Int>())
            case 3: _ = subject.bind(to: PublishSubject<Int>())
            case 4: _ = subject.bind(onNext: { _ in })
            case 5: _ = driver.drive(onNext: { _ in })
            case 6: _ = driver.drive()
            case 7: _ = subject.asSingle().subscribe { _ in }
            default: _ = subject.asSignal(onErrorJustReturn: 0).emit()
            }
        }
        #expect(failures.first?.contains("LeavesNothingAliveTests.swift") == true, "\(kind): \(failures)")
    }

    @Test func endedSubscriptionsAreNotReported() async throws {
        let subject = PublishSubject<Int>()
        let failures = try await failures {
            let bag = DisposeBag()
            subject.subscribe(onNext: { _ in }).disposed(by: bag)
            subject.take(1).bind(to: PublishSubject<Int>()).disposed(by: bag)
            _ = Observable.just(1).subscribe()
            // Nothing retains this subscription.
            _ = Observable<Int>.never().subscribe()
            subject.onNext(1)
        }
        #expect(failures.isEmpty)
    }

    /// The subscriptions of others do not count, although they are in the ledger.
    @Test func aTestAnswersForItsOwnSubscriptionsOnly() async throws {
        let subject = PublishSubject<Int>()
        let recording = Hooks.recordSubscriptions()
        defer { recording.dispose() }
        let line = UInt(#line + 1)
        let subscription = subject.subscribe()
        #expect(try await failures {}.isEmpty)
        let isIt: @Sendable (LiveSubscription) -> Bool = { $0.line == line && $0.file == #fileID }
        #expect(Hooks.liveSubscriptions.contains(where: isIt))
        subscription.dispose()
        #expect(!Hooks.liveSubscriptions.contains(where: isIt))
    }

    /// The ledger releases ended subscriptions. It releases all when nothing records any more.
    @Test func theLedgerRetainsNothing() async throws {
        let recording = Hooks.recordSubscriptions()
        weak var released: Canary?
        do {
            let canary = Canary()
            released = canary
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { [canary] _ in withExtendedLifetime(canary) {} })
        }
        #expect(released == nil)
        for _ in 0..<1000 { Observable.just(1).subscribe().dispose() }
        recording.dispose()
    }

    /// Eight threads subscribe and dispose while another thread reads the ledger.
    @Test func theLedgerMayBeReadWhileThreadsSubscribe() async {
        let recording = Hooks.recordSubscriptions()
        defer { recording.dispose() }
        let subject = PublishSubject<Int>()
        let line = UInt(#line + 5)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for element in 0..<200 {
                        let subscription = subject.subscribe(onNext: { _ in })
                        subject.onNext(element)
                        subscription.dispose()
                    }
                }
            }
            group.addTask { for _ in 0..<100 { _ = Hooks.liveSubscriptions.map(\.description) } }
        }
        #expect(!Hooks.liveSubscriptions.contains { $0.line == line && $0.file == #fileID })
    }

    @Test(.leavesNothingAlive) func theTraitPassesATestThatCleansUp() {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        subject.subscribe().disposed(by: bag)
    }
}

private final class Canary: Sendable {}

private final class Messages: Sendable {
    private let list = Guarded<[String]>([])
    var all: [String] { list.withLock { $0 } }

    func add(_ text: String) { list.withLock { $0.append(text) } }
}
#endif
