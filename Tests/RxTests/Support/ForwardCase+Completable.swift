import Dispatch
import Rx
import RxTest

extension ForwardCase {
    /// The operators of completables.
    static let completables: [ForwardCase] = [
        .completable(
            "concat", { source, _ in source.concat(.empty()) }, { source, _ in source.concat(Observable.empty()) }),
        .completable(
            "concat of several", { source, _ in Completable.concat(.empty(), source) },
            { source, _ in Observable.concat(.empty(), source) }),
        .completable(
            "zip", { source, _ in Completable.zip(source, .empty()) },
            { source, _ in Observable.merge(source, .empty()) }),
        .completable(
            "andThen", { source, _ in source.andThen(Completable.empty()) },
            { source, _ in source.concat(Observable.empty()) }),
        .completable(
            "catch", { source, _ in source.catch { _ in .empty() } },
            { source, _ in source.catch { _ in Observable.empty() } }),
        .completable("retry", { source, _ in source.retry(2) }, { source, _ in source.retry(2) }),
        .completable(
            "retry(_:), behavior", { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1) { _ in true } },
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1) { _ in true } }),
        .completable(
            "retry(_:), behavior, online",
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1, whenOnline: Observable.just(true)) },
            { $0.retry(.delayed(maxCount: 2, time: 5), scheduler: $1, whenOnline: Observable.just(true)) }),
        .completable(
            "retry(when:)", { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) },
            { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) }),
        .completable(
            "do", { source, _ in source.do(onError: { _ in throw TestError.two }) },
            { source, _ in source.do(onError: { _ in throw TestError.two }) }),
        .completable("observe(on:)", { $0.observe(on: $1) }, { $0.observe(on: $1) }),
        .completable("subscribe(on:)", { $0.subscribe(on: $1) }, { $0.subscribe(on: $1) }),
        .completable("delay", { $0.delay(.seconds(5), scheduler: $1) }, { $0.delay(.seconds(5), scheduler: $1) }),
        .completable(
            "delaySubscription", { $0.delaySubscription(.seconds(5), scheduler: $1) },
            { $0.delaySubscription(.seconds(5), scheduler: $1) }),
        .completable("timeout", { $0.timeout(.seconds(9), scheduler: $1) }, { $0.timeout(.seconds(9), scheduler: $1) }),
        .completable(
            "timeout with another", { $0.timeout(.seconds(9), other: .empty(), scheduler: $1) },
            { $0.timeout(.seconds(9), other: Observable.empty(), scheduler: $1) }),
    ]
}
