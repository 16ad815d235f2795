import Dispatch
import Rx
import RxTest

extension OperatorCase {
    /// Operators that make a sequence from another, or connect to it.
    static let making = [
        OperatorCase("create") { source, _ in Observable.create { source.subscribe($0) } },
        OperatorCase("publish") { source, _ in connecting { source.publish() } },
        OperatorCase("multicast") { source, _ in connecting { source.multicast(makeSubject: { PublishSubject() }) } },
        OperatorCase("multicast(_:)") { source, _ in connecting { source.multicast(PublishSubject()) } },
        OperatorCase("replay") { source, _ in connecting { source.replay(2) } },
        OperatorCase("replayAll") { source, _ in connecting { source.replayAll() } },
        OperatorCase("share(replay: 1, scope: .forever)") { source, _ in
            Observable.deferred { source.share(replay: 1, scope: .forever) }
        },
        OperatorCase("dematerialize") { source, _ in source.map { Event.next($0) }.dematerialize() },
        OperatorCase("materialize") { source, _ in source.materialize().map { $0.element ?? -1 } }.onError(.completed),
        OperatorCase("catchAndReturn") { source, _ in source.catchAndReturn(-1) }.onError(.completed),
        OperatorCase("catchAndReturn, function") { source, _ in source.catchAndReturn { _ in -1 } }.onError(.completed),
        // A hot source continues after its error; a failed subject fails again.
        OperatorCase("retry") { source, _ in source.retry(2) }.onError(nil),
        OperatorCase("retry(_:), behavior") { source, scheduler in
            source.retry(.immediate(maxCount: 2), scheduler: scheduler) { _ in true }
        }.onError(nil),
        OperatorCase("zip") { source, _ in Observable.zip(source, Observable.range(start: 0, count: 99)) { a, _ in a } }
            .emitting(.some),
        OperatorCase("zip of a collection") { source, _ in Observable.zip([source]) { $0[0] } },
        // `debug` prints each element, so no test sends it thousands.
        OperatorCase("debug") { source, _ in source.debug("a test of debug") }.emitting(.some),
    ]

    /// A new connectable observable for each subscription, connected after the subscription.
    private static func connecting(_ make: @escaping @Sendable () -> ConnectableObservable<Int>) -> Observable<Int> {
        Observable.create { observer in
            let connectable = make()
            return Disposables.create(connectable.subscribe(observer), connectable.connect())
        }
    }
}
