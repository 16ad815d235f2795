import Foundation
import Rx
import Testing

/// The counter is global to the process, so each case runs in its own process.
@Suite(.timeLimit(.minutes(15))) struct ResourcesTests {
    @Test func freeingEverythingRestoresTheTotal() async {
        await #expect(processExitsWith: .success) {
            useEverything()
            let before = Resources.total
            for _ in 0..<10 { useEverything() }
            guard Resources.total == before else { fail("\(Resources.total) after \(before)") }
        }
    }

    @Test func aRunningSubscriptionRaisesTheTotal() async {
        await #expect(processExitsWith: .success) {
            useEverything()
            let before = Resources.total
            let subject = PublishSubject<Int>()
            let subscription = subject.map { $0 + 1 }.subscribe()
            guard Resources.total > before || !isDebugBuild else { fail("\(Resources.total) after \(before)") }
            withExtendedLifetime((subject, subscription)) {}
        }
    }

    @Test func anAppMayCountItsOwnResources() async {
        await #expect(processExitsWith: .success) {
            let before = Resources.total
            guard Resources.incrementTotal() == before + 1, Resources.decrementTotal() == before else {
                fail("no count")
            }
        }
    }
}

private var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
}

private func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(1)
}

private func useEverything() {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 0)
    Observable.combineLatest(subject, relay) { $0 + $1 }.share(replay: 1).flatMap { Observable.of($0, 1) }
        .subscribe().disposed(by: bag)
    Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
    }.subscribe().disposed(by: bag)
    SerialDisposable().disposed(by: bag)
    subject.onNext(1)
}
