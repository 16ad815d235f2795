import Dispatch
import Rx
import RxTest

extension ForwardCase {
    /// The operators of maybes.
    static let maybes: [ForwardCase] = [
        .maybe("map", { source, _ in source.map { $0 * 2 } }, { source, _ in source.map { $0 * 2 } }),
        .maybe(
            "compactMap", { source, _ in source.compactMap { $0 == 1 ? nil : $0 } },
            { source, _ in source.compactMap { $0 == 1 ? nil : $0 } }),
        .maybe("filter", { source, _ in source.filter { $0 != 1 } }, { source, _ in source.filter { $0 != 1 } }),
        .maybe(
            "flatMap", { source, _ in source.flatMap { Maybe.just($0 + 1) } },
            { source, _ in source.flatMap { Observable.just($0 + 1) } }),
        .maybe("catchAndReturn", { source, _ in source.catchAndReturn(7) }, { source, _ in source.catchAndReturn(7) }),
        .maybe(
            "catch", { source, _ in source.catch { _ in Maybe.just(7) } },
            { source, _ in source.catch { _ in Observable.just(7) } }),
        .maybe("retry", { source, _ in source.retry(2) }, { source, _ in source.retry(2) }),
        .maybe(
            "retry(_:), behavior", { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1) { _ in true } },
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1) { _ in true } }),
        .maybe(
            "retry(_:), behavior, online",
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1, whenOnline: Observable.just(true)) },
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1, whenOnline: Observable.just(true)) }),
        .maybe(
            "catchAndReturn, function", { source, _ in source.catchAndReturn { _ in 7 } },
            { source, _ in source.catchAndReturn { _ in 7 } }),
        .maybe(
            "retry(when:)", { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) },
            { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) }),
        .maybe(
            "debug", { source, _ in source.debug("a test of debug") },
            { source, _ in source.debug("a test of debug") }),
        .maybe("observe(on:)", { $0.observe(on: $1) }, { $0.observe(on: $1) }),
        .maybe("subscribe(on:)", { $0.subscribe(on: $1) }, { $0.subscribe(on: $1) }),
        .maybe("delay", { $0.delay(.seconds(5), scheduler: $1) }, { $0.delay(.seconds(5), scheduler: $1) }),
        .maybe(
            "delaySubscription", { $0.delaySubscription(.seconds(5), scheduler: $1) },
            { $0.delaySubscription(.seconds(5), scheduler: $1) }),
        .maybe("timeout", { $0.timeout(.seconds(5), scheduler: $1) }, { $0.timeout(.seconds(5), scheduler: $1) }),
        .maybe(
            "timeout with another", { $0.timeout(.seconds(5), other: Maybe.just(7), scheduler: $1) },
            { $0.timeout(.seconds(5), other: Observable.just(7), scheduler: $1) }),
        .maybe(
            "zip", { source, _ in Maybe.zip(source, Maybe.just(7)) { $0 + $1 } },
            { source, _ in Observable.zip(source, Observable.just(7)) { $0 + $1 } }),
        .maybe(
            "ifEmpty", { source, _ in source.filter { $0 > 9 }.ifEmpty(default: 7) },
            { source, _ in source.filter { $0 > 9 }.ifEmpty(default: 7) }),
        .maybe(
            "ifEmpty(switchTo:), maybe", { source, _ in source.filter { $0 > 9 }.ifEmpty(switchTo: Maybe.just(7)) },
            { source, _ in source.filter { $0 > 9 }.ifEmpty(switchTo: Observable.just(7)) }),
        .maybe(
            "asCompletable", { source, _ in source.asCompletable().andThen(Observable.just(7)) },
            { source, _ in source.filter { _ in false }.concat(Observable.just(7)) }),
        .maybe(
            "ifEmpty(switchTo:)", { source, _ in source.filter { $0 > 9 }.ifEmpty(switchTo: Single.just(7)) },
            { source, _ in source.filter { $0 > 9 }.ifEmpty(switchTo: Observable.just(7)) }),
        .maybe("do", { source, _ in source.do(onNext: { _ in }) }, { source, _ in source.do(onNext: { _ in }) }),
    ]
}
