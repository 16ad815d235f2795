// An app's own overload with one argument does not win over an operator, because the operator has as few arguments.
// Most results get their types in separate statements, so that no type chooses the overload. The others need a type:
// the compiler converts a closure of one expression to `@isolated(any)`, and an unconstrained `R` needs no conversion
// (Decision 0021).
import Rx

/// The result of each overload of the app. A call that picks one has the wrong type.
struct OfApp {}

final class Owner: Sendable {}

extension ObservableType {
    func map<R>(to value: R) -> OfApp { OfApp() }
    func compactMap<R>(to value: R) -> OfApp { OfApp() }
    func filter<R>(to value: R) -> OfApp { OfApp() }
    func flatMap<R>(to value: R) -> OfApp { OfApp() }
    func flatMapFirst<R>(to value: R) -> OfApp { OfApp() }
    func flatMapLatest<R>(to value: R) -> OfApp { OfApp() }
    func concatMap<R>(to value: R) -> OfApp { OfApp() }
    func groupBy<R>(to value: R) -> OfApp { OfApp() }
    func distinctUntilChanged<R>(to value: R) -> OfApp { OfApp() }
    func single<R>(to value: R) -> OfApp { OfApp() }
    func `catch`<R>(to value: R) -> OfApp { OfApp() }
    func retry<R>(to value: R) -> OfApp { OfApp() }
    func scan<S, R>(_ seed: S, to value: R) -> OfApp { OfApp() }
    func reduce<S, R>(_ seed: S, to value: R) -> OfApp { OfApp() }
    func withUnretained<O, R>(_ object: O, to value: R) -> OfApp { OfApp() }
    func withLatestFrom<O, R>(_ other: O, to value: R) -> OfApp { OfApp() }
    func subscribe<R>(to value: R) -> OfApp { OfApp() }
    func bind<R>(with value: R) -> OfApp { OfApp() }
    func take<R>(first value: R) -> OfApp { OfApp() }
    static func create<R>(by value: R) -> OfApp { OfApp() }
    static func deferred<R>(by value: R) -> OfApp { OfApp() }
}

func observables(_ source: Observable<Int>, _ object: Owner) -> [any Disposable] {
    let mapped = source.map { $0 + 1 }
    let compacted = source.compactMap { $0 }
    let filtered: Observable<Int> = source.filter { $0 > 1 }
    let flat = source.flatMap { Observable.just($0) }
    let first = source.flatMapFirst { Observable.just($0) }
    let latest = source.flatMapLatest { Observable.just($0) }
    let concatenated = source.concatMap { Observable.just($0) }
    let grouped = source.groupBy { $0 % 2 }
    let distinct: Observable<Int> = source.distinctUntilChanged { $0 % 2 }
    let compared: Observable<Int> = source.distinctUntilChanged { $0 == $1 }
    let one: Observable<Int> = source.single { $0 == 1 }
    let caught = source.catch { _ in .just(1) }
    let retried: Observable<Int> = source.retry { (errors: Observable<any Error>) in errors.map { _ in 1 } }
    let scanned: Observable<Int> = source.scan(0) { $0 + $1 }
    let reduced: Observable<Int> = source.reduce(0) { $0 + $1 }
    let unretained = source.withUnretained(object) { $1 }
    let combined = source.withLatestFrom(source) { $0 + $1 }
    let created = Observable<Int>.create { _ in Disposables.create() }
    let deferred = Observable.deferred { source }
    let pairs = source.map { ($0, $0 > 1) }
    let events = source.subscribe { _ in }
    let bound = source.bind(onNext: { _ in })
    let _: Observable<Int> = mapped
    let _: Observable<Int> = compacted
    _ = filtered
    let _: Observable<Int> = flat
    let _: Observable<Int> = first
    let _: Observable<Int> = latest
    let _: Observable<Int> = concatenated
    let _: Observable<GroupedObservable<Int, Int>> = grouped
    _ = distinct
    _ = compared
    _ = one
    let _: Observable<Int> = caught
    _ = retried
    _ = scanned
    _ = reduced
    let _: Observable<Int> = unretained
    let _: Observable<Int> = combined
    let _: Observable<Int> = created
    let _: Observable<Int> = deferred
    let _: Observable<(Int, Bool)> = pairs
    let _: any Disposable = events
    let _: any Disposable = bound
    return [events, bound]
}

extension PrimitiveSequenceType {
    func map<R>(to value: R) -> OfApp { OfApp() }
    func compactMap<R>(to value: R) -> OfApp { OfApp() }
    func filter<R>(to value: R) -> OfApp { OfApp() }
    func flatMap<R>(to value: R) -> OfApp { OfApp() }
    func flatMapMaybe<R>(to value: R) -> OfApp { OfApp() }
    func flatMapCompletable<R>(to value: R) -> OfApp { OfApp() }
    func `catch`<R>(to value: R) -> OfApp { OfApp() }
    func retry<R>(to value: R) -> OfApp { OfApp() }
    func subscribe<R>(to value: R) -> OfApp { OfApp() }
    static func create<R>(by value: R) -> OfApp { OfApp() }
    static func deferred<R>(by value: R) -> OfApp { OfApp() }
}

func primitives(_ single: Single<Int>, _ maybe: Maybe<Int>, _ completable: Completable) -> [any Disposable] {
    let mapped: Single<Int> = single.map { $0 + 1 }
    let compacted = single.compactMap { $0 }
    let filtered: Maybe<Int> = single.filter { $0 > 1 }
    let flat = single.flatMap { Single.just($0) }
    let flatMaybe = single.flatMapMaybe { Maybe.just($0) }
    let flatCompletable: Completable = single.flatMapCompletable { _ in Completable.empty() }
    let caught = single.catch { _ in .just(1) }
    let retried: Single<Int> = single.retry { (errors: Observable<any Error>) in errors.map { _ in 1 } }
    let created = Single<Int>.create { _ in Disposables.create() }
    let deferred = Single.deferred { single }
    let mappedMaybe: Maybe<Int> = maybe.map { $0 + 1 }
    let flatOfMaybe = maybe.flatMap { Maybe.just($0) }
    let createdMaybe = Maybe<Int>.create { _ in Disposables.create() }
    let createdCompletable = Completable.create { _ in Disposables.create() }
    let caughtCompletable: Completable = completable.catch { _ in Completable.empty() }
    let ofSingle = single.subscribe { _ in }
    let ofMaybe = maybe.subscribe { _ in }
    let ofCompletable = completable.subscribe { _ in }
    _ = mapped
    let _: Maybe<Int> = compacted
    _ = filtered
    let _: Single<Int> = flat
    let _: Maybe<Int> = flatMaybe
    _ = flatCompletable
    let _: Single<Int> = caught
    _ = retried
    let _: Single<Int> = created
    let _: Single<Int> = deferred
    _ = mappedMaybe
    let _: Maybe<Int> = flatOfMaybe
    let _: Maybe<Int> = createdMaybe
    let _: Completable = createdCompletable
    _ = caughtCompletable
    let _: any Disposable = ofSingle
    let _: any Disposable = ofMaybe
    let _: any Disposable = ofCompletable
    return [ofSingle, ofMaybe, ofCompletable]
}

extension InfallibleType {
    func map<R>(to value: R) -> OfApp { OfApp() }
    func filter<R>(to value: R) -> OfApp { OfApp() }
    func flatMap<R>(to value: R) -> OfApp { OfApp() }
    func flatMapLatest<R>(to value: R) -> OfApp { OfApp() }
    func concatMap<R>(to value: R) -> OfApp { OfApp() }
    func scan<S, R>(_ seed: S, to value: R) -> OfApp { OfApp() }
    func subscribe<R>(to value: R) -> OfApp { OfApp() }
    func bind<R>(with value: R) -> OfApp { OfApp() }
    static func create<R>(by value: R) -> OfApp { OfApp() }
}

func infallibles(_ source: Infallible<Int>) -> [any Disposable] {
    let mapped = source.map { $0 + 1 }
    let filtered: Infallible<Int> = source.filter { $0 > 1 }
    let flat = source.flatMap { Infallible.just($0) }
    let latest = source.flatMapLatest { Infallible.just($0) }
    let concatenated = source.concatMap { Infallible.just($0) }
    let scanned: Infallible<Int> = source.scan(0) { $0 + $1 }
    let created = Infallible<Int>.create { _ in Disposables.create() }
    let events = source.subscribe { _ in }
    let bound = source.bind(onNext: { _ in })
    let _: Infallible<Int> = mapped
    _ = filtered
    let _: Infallible<Int> = flat
    let _: Infallible<Int> = latest
    let _: Infallible<Int> = concatenated
    _ = scanned
    let _: Infallible<Int> = created
    let _: any Disposable = events
    let _: any Disposable = bound
    return [events, bound]
}

extension SharedSequenceConvertibleType {
    func map<R>(to value: R) -> OfApp { OfApp() }
    func compactMap<R>(to value: R) -> OfApp { OfApp() }
    func filter<R>(to value: R) -> OfApp { OfApp() }
    func flatMap<R>(to value: R) -> OfApp { OfApp() }
    func flatMapLatest<R>(to value: R) -> OfApp { OfApp() }
    func distinctUntilChanged<R>(to value: R) -> OfApp { OfApp() }
    func scan<S, R>(_ seed: S, to value: R) -> OfApp { OfApp() }
    func withLatestFrom<O, R>(_ other: O, to value: R) -> OfApp { OfApp() }
    func drive<R>(to value: R) -> OfApp { OfApp() }
    func emit<R>(to value: R) -> OfApp { OfApp() }
}

@MainActor
func drivers(_ driver: Driver<Int>, _ signal: Signal<Int>) -> [any Disposable] {
    let mapped = driver.map { $0 + 1 }
    let compacted = driver.compactMap { $0 }
    let filtered: Signal<Int> = signal.filter { $0 > 1 }
    let flat = driver.flatMap { Driver.just($0) }
    let latest = driver.flatMapLatest { Driver.just($0) }
    let distinct: Driver<Int> = driver.distinctUntilChanged { $0 % 2 }
    let scanned: Driver<Int> = driver.scan(0) { $0 + $1 }
    let combined = driver.withLatestFrom(driver) { $0 + $1 }
    let _: Driver<Int> = mapped
    let _: Driver<Int> = compacted
    _ = filtered
    let _: Driver<Int> = flat
    let _: Driver<Int> = latest
    _ = distinct
    _ = scanned
    let _: Driver<Int> = combined
    let driven = driver.drive(onNext: { _ in })
    let emitted = signal.emit(onNext: { _ in })
    return [driven, emitted]
}
