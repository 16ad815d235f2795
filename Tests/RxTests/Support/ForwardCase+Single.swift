import Dispatch
import Rx
import RxTest

extension ForwardCase {
    /// The operators of singles.
    static let singles: [ForwardCase] = [
        .single("map", { source, _ in source.map { $0 * 2 } }, { source, _ in source.map { $0 * 2 } }),
        .single(
            "compactMap", { source, _ in source.compactMap { $0 == 1 ? nil : $0 } },
            { source, _ in source.compactMap { $0 == 1 ? nil : $0 } }),
        .single("filter", { source, _ in source.filter { $0 != 1 } }, { source, _ in source.filter { $0 != 1 } }),
        .single(
            "flatMap", { source, _ in source.flatMap { Single.just($0 + 1) } },
            { source, _ in source.flatMap { Observable.just($0 + 1) } }),
        .single("catchAndReturn", { source, _ in source.catchAndReturn(7) }, { source, _ in source.catchAndReturn(7) }),
        .single(
            "catch", { source, _ in source.catch { _ in Single.just(7) } },
            { source, _ in source.catch { _ in Observable.just(7) } }),
        .single("retry", { source, _ in source.retry(2) }, { source, _ in source.retry(2) }),
        .single(
            "retry(_:), behavior", { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1) { _ in true } },
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1) { _ in true } }),
        .single(
            "retry(_:), behavior, online",
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1, whenOnline: Observable.just(true)) },
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1, whenOnline: Observable.just(true)) }),
        .single(
            "catchAndReturn, function", { source, _ in source.catchAndReturn { _ in 7 } },
            { source, _ in source.catchAndReturn { _ in 7 } }),
        .single(
            "retry(when:)", { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) },
            { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) }),
        .single(
            "debug", { source, _ in source.debug("a test of debug") },
            { source, _ in source.debug("a test of debug") }),
        .single("observe(on:)", { $0.observe(on: $1) }, { $0.observe(on: $1) }),
        .single("subscribe(on:)", { $0.subscribe(on: $1) }, { $0.subscribe(on: $1) }),
        .single("delay", { $0.delay(.seconds(5), scheduler: $1) }, { $0.delay(.seconds(5), scheduler: $1) }),
        .single(
            "delaySubscription", { $0.delaySubscription(.seconds(5), scheduler: $1) },
            { $0.delaySubscription(.seconds(5), scheduler: $1) }),
        .single("timeout", { $0.timeout(.seconds(5), scheduler: $1) }, { $0.timeout(.seconds(5), scheduler: $1) }),
        .single(
            "timeout with another", { $0.timeout(.seconds(5), other: Single.just(7), scheduler: $1) },
            { $0.timeout(.seconds(5), other: Observable.just(7), scheduler: $1) }),
        .single(
            "zip", { source, _ in Single.zip(source, Single.just(7)) { $0 + $1 } },
            { source, _ in Observable.zip(source, Observable.just(7)) { $0 + $1 } }),
        .single(
            "flatMapMaybe", { source, _ in source.flatMapMaybe { _ in Maybe<Int>.empty() } },
            { source, _ in source.flatMap { _ in Observable<Int>.empty() } }),
        .single(
            "flatMapCompletable",
            { source, _ in source.flatMapCompletable { _ in .empty() }.andThen(Observable.just(7)) },
            { source, _ in source.flatMap { _ in Observable<Int>.empty() }.concat(Observable.just(7)) }),
        .single(
            "asCompletable", { source, _ in source.asCompletable().andThen(Observable.just(7)) },
            { source, _ in source.filter { _ in false }.concat(Observable.just(7)) }),
        .single("asMaybe", { source, _ in source.asMaybe() }, { source, _ in source }),
        .single("do", { source, _ in source.do(onSuccess: { _ in }) }, { source, _ in source.do(onNext: { _ in }) }),
    ]
}
