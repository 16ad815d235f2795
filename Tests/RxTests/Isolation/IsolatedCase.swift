import Dispatch
import Rx
import RxSupport
import Testing

/// An operator from integers to integers with closures of the main actor. Each closure records its call.
struct IsolatedCase: Sendable, CustomTestStringConvertible {
    typealias Make = @MainActor @Sendable (Observable<Int>, Calls) -> Observable<Int>

    let testDescription: String
    /// Whether the next operator runs on the actor of this operator's closure.
    let staysThere: Bool
    let make: Make

    init(_ name: String, staysThere: Bool = true, _ make: @escaping Make) {
        testDescription = name
        self.staysThere = staysThere
        self.make = make
    }
}

/// Records, for each call of a closure, whether it ran on the main actor.
final class Calls: Sendable {
    private let log = Log<Bool>()

    var areAllOnMainActor: Bool { log.values.allSatisfy { $0 } }
    var count: Int { log.count }

    func add() { log.add(ThreadLocal.isMain) }

    /// Adds a call and returns `value`.
    func callAsFunction<Value>(_ value: Value) -> Value {
        add()
        return value
    }
}

extension IsolatedCase {
    static let all = elements + combining + starting + traits

    private static let elements = [
        IsolatedCase("map") { source, called in source.map { called($0 + 1) } },
        IsolatedCase("compactMap") { source, called in source.compactMap { called($0 == 2 ? nil : $0) } },
        IsolatedCase("filter") { source, called in source.filter { called($0 != 2) } },
        IsolatedCase("scan") { source, called in source.scan(0) { called($0 + $1) } },
        IsolatedCase("scan(into:)") { source, called in source.scan(into: 0) { $0 += called($1) } },
        IsolatedCase("reduce") { source, called in source.reduce(0) { called($0 + $1) } },
        IsolatedCase("reduce(mapResult:)") { source, called in
            source.reduce(0, accumulator: { called($0 + $1) }, mapResult: { called($0 * 10) })
        },
        IsolatedCase("flatMap", staysThere: false) { source, called in source.flatMap { called(Observable.of($0, $0)) }
        },
        IsolatedCase("flatMapFirst", staysThere: false) { source, called in
            source.flatMapFirst { called(Observable.just($0)) }
        },
        IsolatedCase("flatMapLatest", staysThere: false) { source, called in
            source.flatMapLatest { called(Observable.just($0)) }
        },
        IsolatedCase("concatMap", staysThere: false) { source, called in
            source.concatMap { called(Observable.of($0, $0)) }
        },
        IsolatedCase("groupBy") { source, called in
            source.groupBy { called($0 % 2) }.flatMap { group in called(group.asObservable()) }
        },
        IsolatedCase("take(while:)") { source, called in source.take(while: { called($0 < 3) }) },
        IsolatedCase("take(until:)") { source, called in source.take(until: { called($0 == 3) }) },
        IsolatedCase("skip(while:)") { source, called in source.skip(while: { called($0 < 2) }) },
        IsolatedCase("single") { source, called in source.single { called($0 == 2) } },
        IsolatedCase("distinctUntilChanged by key") { source, called in
            source.distinctUntilChanged { called($0 / 2) }
        },
        IsolatedCase("distinctUntilChanged by comparer") { source, called in
            source.distinctUntilChanged { called($0 == $1) }
        },
        IsolatedCase("distinctUntilChanged by both") { source, called in
            source.distinctUntilChanged({ called($0 / 2) }, comparer: { called($0 == $1) })
        },
        IsolatedCase("withUnretained") { source, called in
            source.withUnretained(Anchor.shared) { called(($0, $1)) }.map { $1 }
        },
        IsolatedCase("do") { source, called in
            source.do(
                onNext: { _ in called.add() }, afterNext: { _ in called.add() }, onCompleted: { called.add() },
                afterCompleted: { called.add() }, onDispose: { called.add() })
        },
        IsolatedCase("do, error") { source, called in
            source.concat(Observable.error(TestError.one))
                .do(onError: { _ in called.add() }, afterError: { _ in called.add() })
        },
        IsolatedCase("catch", staysThere: false) { source, called in
            source.concat(Observable.error(TestError.one)).catch { _ in called(.just(4)) }
        },
        IsolatedCase("throwing") { source, called in
            source.map { element in
                called.add()
                if element == 3 { throw TestError.one }
                return element
            }
        },
    ]

    private static let combining = [
        IsolatedCase("withLatestFrom") { source, called in source.withLatestFrom(Observable.just(1)) { called($0 + $1) }
        },
        IsolatedCase("combineLatest of 2") { source, called in
            .combineLatest(source, Observable.just(1)) { called($0 + $1) }
        },
        IsolatedCase("combineLatest of 3") { source, called in
            .combineLatest(source, Observable.just(1), Observable.just(1)) { called($0 + $1 + $2) }
        },
        IsolatedCase("combineLatest of 4") { source, called in
            let one = Observable.just(1)
            return .combineLatest(source, one, one, one) { called($0 + $1 + $2 + $3) }
        },
        IsolatedCase("combineLatest of 8") { source, called in
            let one = Observable.just(1)
            return .combineLatest(source, one, one, one, one, one, one, one) {
                called($0 + $1 + $2 + $3 + $4 + $5 + $6 + $7)
            }
        },
        IsolatedCase("combineLatest of a collection") { source, called in
            .combineLatest([source, .just(1)]) { called($0.reduce(0, +)) }
        },
        IsolatedCase("combineLatest of none", staysThere: false) { _, called in
            .combineLatest([Observable<Int>]()) { called($0.reduce(0, +)) }
        },
        IsolatedCase("zip of 2") { source, called in .zip(source, Observable.of(1, 2, 3)) { called($0 + $1) } },
        IsolatedCase("zip of 5") { source, called in
            let ones = Observable.of(1, 1, 1)
            return .zip(source, ones, ones, ones, ones) { called($0 + $1 + $2 + $3 + $4) }
        },
        IsolatedCase("zip of a collection") { source, called in
            .zip([source, .of(1, 2, 3)]) { called($0.reduce(0, +)) }
        },
    ]

    private static let starting = [
        IsolatedCase("create", staysThere: false) { source, called in
            .create { observer in called(source.subscribe(observer)) }
        },
        IsolatedCase("deferred", staysThere: false) { source, called in .deferred { called(source) } },
        IsolatedCase("using", staysThere: false) { source, called in
            .using({ called(BooleanDisposable()) }, observableFactory: { _ in called(source) })
        },
        IsolatedCase("generate", staysThere: false) { _, called in
            .generate(initialState: 0, condition: { called($0 < 3) }, iterate: { called($0 + 1) })
        },
        IsolatedCase("generate on a scheduler") { _, called in
            .generate(
                initialState: 0, condition: { called($0 < 3) },
                scheduler: ConcurrentDispatchQueueScheduler(qos: .default), iterate: { called($0 + 1) })
        },
        IsolatedCase("retry(when:)", staysThere: false) { source, called in
            source.concat(Observable.error(TestError.one)).retry { errors in called(errors.take(1)) }
        },
        IsolatedCase("retry(_:), behavior", staysThere: false) { source, called in
            source.concat(Observable.error(TestError.one)).retry(.immediate(maxCount: 3)) { _ in called(true) }
        },
        IsolatedCase("catchAndReturn, function") { source, called in
            source.concat(Observable.error(TestError.one)).catchAndReturn { _ in called(9) }
        },
        IsolatedCase("multicast(_:selector:)", staysThere: false) { source, called in
            source.multicast({ called(PublishSubject<Int>()) }, selector: { called($0) })
        },
        IsolatedCase("do(onSubscribe:)", staysThere: false) { source, called in
            source.do(onSubscribe: { called.add() }, onSubscribed: { called.add() }, onDispose: { called.add() })
        },
    ]

    private static let traits = [
        IsolatedCase("Single.map") { source, called in
            source.take(1).asSingle().map { called($0) }.asObservable()
        },
        IsolatedCase("Single.flatMap", staysThere: false) { source, called in
            source.take(1).asSingle().flatMap { called(.just($0)) }.asObservable()
        },
        IsolatedCase("Single.catch", staysThere: false) { source, called in
            source.asSingle().catch { _ in called(.just(1)) }.asObservable()
        },
        IsolatedCase("Single.create", staysThere: false) { source, called in
            Single.create { single in called(source.take(1).subscribe(onNext: { single(.success($0)) })) }
                .asObservable()
        },
        IsolatedCase("Single.deferred", staysThere: false) { source, called in
            Single.deferred { called(source.take(1).asSingle()) }.asObservable()
        },
        IsolatedCase("Single.using", staysThere: false) { source, called in
            Single.using(
                { called(BooleanDisposable()) }, primitiveSequenceFactory: { _ in called(source.take(1).asSingle()) }
            ).asObservable()
        },
        IsolatedCase("Single.do") { source, called in
            source.take(1).asSingle().do(onSuccess: { _ in called.add() }, onDispose: { called.add() }).asObservable()
        },
        IsolatedCase("Single.zip") { source, called in
            Single.zip(source.take(1).asSingle(), Single.just(1)) { called($0 + $1) }.asObservable()
        },
        IsolatedCase("Maybe.create", staysThere: false) { source, called in
            Maybe.create { maybe in called(source.take(1).subscribe(onNext: { maybe(.success($0)) })) }.asObservable()
        },
        IsolatedCase("Maybe.flatMap", staysThere: false) { source, called in
            source.take(1).asMaybe().flatMap { called(.just($0)) }.asObservable()
        },
        IsolatedCase("Completable.create", staysThere: false) { source, called in
            Completable.create { completable in called(source.subscribe(onCompleted: { completable(.completed) })) }
                .andThen(.just(1))
        },
        IsolatedCase("Infallible.map") { source, called in
            source.asInfallible(onErrorJustReturn: 0).map { called($0) }.asObservable()
        },
        IsolatedCase("asInfallible(onErrorRecover:)", staysThere: false) { source, called in
            source.concat(Observable.error(TestError.one)).asInfallible { _ in called(.just(4)) }.asObservable()
        },
        IsolatedCase("Infallible.create", staysThere: false) { source, called in
            Infallible.create { observer in
                called(source.subscribe(onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) }))
            }.asObservable()
        },
        IsolatedCase("Driver.map", staysThere: false) { source, called in
            source.asDriver(onErrorJustReturn: 0).map { called($0) }.asObservable()
        },
        IsolatedCase("asDriver(onErrorRecover:)", staysThere: false) { source, called in
            source.concat(Observable.error(TestError.one)).asDriver { _ in called(.just(4)) }.asObservable()
        },
        IsolatedCase("Signal.scan", staysThere: false) { source, called in
            source.asSignal(onErrorJustReturn: 0).scan(0) { called($0 + $1) }.asObservable()
        },
    ]
}
