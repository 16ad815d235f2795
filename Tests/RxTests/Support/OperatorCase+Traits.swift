import Rx
import RxTest

extension OperatorCase {
    /// Operators that make a trait of a sequence. Drivers and signals schedule each event on their scheduler.
    static let traits = [
        OperatorCase("asSingle") { source, _ in source.filter { $0 == 1 }.asSingle().asObservable() }.emitting(.none),
        OperatorCase("asMaybe") { source, _ in source.filter { $0 == 1 }.asMaybe().asObservable() }.emitting(.none),
        OperatorCase("asCompletable") { source, _ in
            source.ignoreElements().asCompletable().andThen(Observable.empty())
        }
        .emitting(.none),
        OperatorCase("andThen") { source, _ in Completable.empty().andThen(source) },
        OperatorCase("andThen, first") { source, _ in
            source.ignoreElements().asCompletable().andThen(Observable.just(-1))
        }
        .emitting(.none),
        OperatorCase("asInfallible") { source, _ in source.asInfallible(onErrorJustReturn: -1).asObservable() }
            .onError(.completed),
        shared("asDriver", error: 1) { $0.asDriver(onErrorJustReturn: -1).asObservable() },
        shared("asSignal", error: 1) { $0.asSignal(onErrorJustReturn: -1).asObservable() },
        shared("asSharedSequence", error: 2) { source in
            let driver: Driver<Int> = source.asSharedSequence(onErrorDriveWith: .just(-1))
            return driver.asObservable()
        },
    ]

    /// A driver's `just` is scheduled too, so a replacement emits its element a tick later.
    private static func shared(
        _ name: String, error: Int, _ make: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) -> OperatorCase {
        OperatorCase(name, completion: 1, error: error) { source, scheduler in
            var result = Observable<Int>.never()
            SharingScheduler.mock(scheduler: scheduler) { result = make(source) }
            return result
        }
        .onError(.completed)
    }

    /// Subjects between a source and a subscriber.
    static let subjects = [
        through("PublishSubject") { PublishSubject() },
        through("BehaviorSubject") { BehaviorSubject(value: -1) },
        through("ReplaySubject") { ReplaySubject.create(bufferSize: 1) },
        through("AsyncSubject") { AsyncSubject() }.emitting(.none),
    ]

    private static func through<Subject: SubjectType & ObserverType & SendableMetatype>(
        _ name: String, _ make: @escaping @Sendable () -> Subject
    ) -> OperatorCase where Subject.Element == Int {
        OperatorCase(name) { source, _ in
            Observable.create { observer in
                let subject = make()
                let subscription = subject.subscribe(observer)
                return Disposables.create(source.subscribe(subject), subscription)
            }
        }
    }
}
