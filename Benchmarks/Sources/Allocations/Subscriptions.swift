import Rx
import Samples

/// Chains and sources: assembling them, subscribing and disposing.
func subscriptionCases() -> [Case] {
    let chains: [(String, (Observable<Int>) -> Observable<Int>)] = [
        ("subject", { $0 }),
        ("map", { $0.map { $0 } }),
        ("map/filter × 12", { repeated(6, $0) { $0.map { $0 &+ 1 }.filter { $0 >= 0 } } }),
        ("flatMap(just) × 5", { repeated(5, $0) { $0.flatMap { Observable.just($0) } } }),
        ("flatMapLatest(just) × 5", { repeated(5, $0) { $0.flatMapLatest { Observable.just($0) } } }),
        (
            "combineLatest of 4 × 7",
            {
                repeated(7, $0) {
                    Observable.combineLatest(Observable.just(1), Observable.just(1), Observable.just(1), $0) {
                        $0 &+ $1 &+ $2 &+ $3
                    }
                }
            }
        ),
        ("Driver map/filter × 12", driven),
        ("merge of 2", { Observable.merge($0, Observable.never()) }),
        ("withLatestFrom", { $0.withLatestFrom(Observable.just(1)) { $0 &+ $1 } }),
        ("scan", { $0.scan(0) { $0 &+ $1 } }),
        ("distinctUntilChanged", { $0.distinctUntilChanged() }),
        ("share(replay: 1)", { $0.share(replay: 1) }),
        ("observe(on:)", { $0.observe(on: queue) }),
    ]
    let sources: [(String, () -> Observable<Int>)] = [
        ("just", { .just(1) }), ("create", created),
        ("create and six operators", { repeated(3, created()) { $0.map { $0 }.filter { _ in true } } }),
        ("range", { .range(start: 0, count: 3) }),
        ("concat of three justs", { .concat([.just(1), .just(2), .just(3)]) }),
    ]
    let subject = PublishSubject<Int>()
    let live = Case(held: "bytes held: subscription of six operators to a subject", times: 1_000) {
        repeated(3, subject) { $0.map { $0 }.filter { _ in true } }.subscribe(onNext: { _ in }) as AnyObject
    }
    return [live]
        + sources.map { name, source in
            Case("subscription: \(name)", times: 200) { source().subscribe(onNext: { _ in }).dispose() }
        }
        + chains.map { name, chain in
            Case("subscription: \(name)", times: 200) {
                chain(PublishSubject<Int>()).subscribe(onNext: { _ in }).dispose()
            }
        }
}

private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "allocations")

private func created() -> Observable<Int> {
    .create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
    }
}

private func repeated(
    _ times: Int, _ source: Observable<Int>, _ step: (Observable<Int>) -> Observable<Int>
) -> Observable<Int> {
    (0..<times).reduce(source) { chain, _ in step(chain) }
}

private func driven(_ source: Observable<Int>) -> Observable<Int> {
    var chain = source.asDriver(onErrorJustReturn: 0)
    for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
    return chain.asObservable()
}
