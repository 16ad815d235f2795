import Dispatch
import Rx
import RxTest

extension ForwardCase {
    /// The operators of infallibles.
    static let infallibles: [ForwardCase] = [
        .infallible("map", { source, _ in source.map { $0 * 2 } }, { source, _ in source.map { $0 * 2 } }),
        .infallible(
            "compactMap", { source, _ in source.compactMap { $0 == 2 ? nil : $0 } },
            { source, _ in source.compactMap { $0 == 2 ? nil : $0 } }),
        .infallible("filter", { source, _ in source.filter { $0 != 2 } }, { source, _ in source.filter { $0 != 2 } }),
        .infallible(
            "scan", { source, _ in source.scan(0, accumulator: { $0 + $1 }) },
            { source, _ in source.scan(0, accumulator: { $0 + $1 }) }),
        .infallible(
            "distinctUntilChanged", { source, _ in source.distinctUntilChanged() },
            { source, _ in source.distinctUntilChanged() }),
        .infallible(
            "distinctUntilChanged by key", { source, _ in source.distinctUntilChanged { $0 / 2 } },
            { source, _ in source.distinctUntilChanged { $0 / 2 } }),
        .infallible(
            "distinctUntilChanged by comparer", { source, _ in source.distinctUntilChanged { $0 == $1 } },
            { source, _ in source.distinctUntilChanged { $0 == $1 } }),
        .infallible(
            "distinctUntilChanged by key and comparer",
            { source, _ in source.distinctUntilChanged({ $0 }, comparer: { $0 + 1 == $1 }) },
            { source, _ in source.distinctUntilChanged({ $0 }, comparer: { $0 + 1 == $1 }) }),
        .infallible("skip", { source, _ in source.skip(1) }, { source, _ in source.skip(1) }),
        .infallible("startWith", { source, _ in source.startWith(0) }, { source, _ in source.startWith(0) }),
        .infallible(
            "flatMap", { source, _ in source.flatMap { Infallible.just($0) } },
            { source, _ in source.flatMap { Observable.just($0) } }),
        .infallible(
            "flatMapLatest", { source, _ in source.flatMapLatest { Infallible.just($0) } },
            { source, _ in source.flatMapLatest { Observable.just($0) } }),
        .infallible(
            "flatMapFirst", { source, _ in source.flatMapFirst { _ in Infallible.never() } },
            { source, _ in source.flatMapFirst { _ in Observable<Int>.never() } }),
        .infallible(
            "merge", { source, _ in Infallible.merge(source, .just(7)) },
            { source, _ in Observable.merge(source, .just(7)) }),
        .infallible(
            "concat", { source, _ in Infallible.concat([source, .just(7)]) },
            { source, _ in Observable.concat([source, .just(7)]) }),
        .infallible(
            "combineLatest", { source, _ in Infallible.combineLatest(source, Infallible.just(7)) { $0 + $1 } },
            { source, _ in Observable.combineLatest(source, Observable.just(7)) { $0 + $1 } }),
        .infallible(
            "zip", { source, _ in Infallible.zip(source, Infallible.of(7, 8)) { $0 + $1 } },
            { source, _ in Observable.zip(source, Observable.of(7, 8)) { $0 + $1 } }),
        .infallible(
            "withLatestFrom", { source, _ in source.withLatestFrom(Infallible.just(7)) },
            { source, _ in source.withLatestFrom(Observable.just(7)) }),
        .infallible(
            "withLatestFrom with a result", { source, _ in source.withLatestFrom(Infallible.just(7)) { $0 + $1 } },
            { source, _ in source.withLatestFrom(Observable.just(7)) { $0 + $1 } }),
        .infallible(
            "withUnretained", { source, _ in source.withUnretained(Anchor.shared) { $1 } },
            { source, _ in source.withUnretained(Anchor.shared) { $1 } }),
        .infallible(
            "debug", { source, _ in source.debug("a test of debug") },
            { source, _ in source.debug("a test of debug") }),
        .infallible("do", { source, _ in source.do(onNext: { _ in }) }, { source, _ in source.do(onNext: { _ in }) }),
        .infallible(
            "concat with another", { source, _ in source.concat(Infallible.just(7)) },
            { source, _ in source.concat(Observable.just(7)) }),
        .infallible(
            "concatMap", { source, _ in source.concatMap { Infallible.just($0) } },
            { source, _ in source.concatMap { Observable.just($0) } }),
        .infallible(
            "scan(into:)", { source, _ in source.scan(into: 0, accumulator: { $0 += $1 }) },
            { source, _ in source.scan(into: 0, accumulator: { $0 += $1 }) }),
        .infallible(
            "distinctUntilChanged(at:)", { source, _ in source.distinctUntilChanged(at: \.magnitude) },
            { source, _ in source.distinctUntilChanged(at: \.magnitude) }),
        .infallible(
            "skip(while:)", { source, _ in source.skip(while: { $0 < 2 }) },
            { source, _ in source.skip(while: { $0 < 2 }) }),
        .infallible(
            "skip(until:)", { source, _ in source.skip(until: Infallible.just(1)) },
            { source, _ in source.skip(until: Observable.just(1)) }),
        .infallible("take", { source, _ in source.take(2) }, { source, _ in source.take(2) }),
        .infallible(
            "take(while:)", { source, _ in source.take(while: { $0 < 2 }) },
            { source, _ in source.take(while: { $0 < 2 }) }),
        .infallible(
            "take(until:)", { source, _ in source.take(until: { $0 == 2 }, behavior: .inclusive) },
            { source, _ in source.take(until: { $0 == 2 }, behavior: .inclusive) }),
        .infallible(
            "take(until:), sequence", { source, _ in source.take(until: Infallible.just(1)) },
            { source, _ in source.take(until: Observable.just(1)) }),
        .infallible("share", { source, _ in source.share(replay: 1) }, { source, _ in source.share(replay: 1) }),
        .infallible(
            "take(for:)", { $0.take(for: .seconds(25), scheduler: $1) },
            { $0.take(for: .seconds(25), scheduler: $1) }),
        .infallible("delay", { $0.delay(.seconds(5), scheduler: $1) }, { $0.delay(.seconds(5), scheduler: $1) }),
        .infallible(
            "debounce", { $0.debounce(.seconds(15), scheduler: $1) },
            { $0.debounce(.seconds(15), scheduler: $1) }),
        .infallible(
            "throttle", { $0.throttle(.seconds(15), scheduler: $1) },
            { $0.throttle(.seconds(15), scheduler: $1) }),
        .infallible("observe(on:)", { $0.observe(on: $1) }, { $0.observe(on: $1) }),
        .infallible("subscribe(on:)", { $0.subscribe(on: $1) }, { $0.subscribe(on: $1) }),
    ]
}
