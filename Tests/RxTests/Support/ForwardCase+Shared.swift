import Dispatch
import Rx
import RxTest

extension ForwardCase {
    /// The operators of drivers.
    static let drivers = shared(DriverSharingStrategy.self, "Driver")

    /// The operators of signals.
    static let signals = shared(SignalSharingStrategy.self, "Signal")

    private static func shared<Strategy: SharingStrategyProtocol & SendableMetatype>(
        _ strategy: Strategy.Type, _ trait: String
    ) -> [ForwardCase] {
        typealias Shared = SharedSequence<Strategy, Int>

        func shared(
            _ name: String, _ forward: @escaping @Sendable (Shared, Shared) -> Shared,
            _ original: @escaping @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>
        ) -> ForwardCase {
            ForwardCase(
                testDescription: "\(trait).\(name)",
                forward: { source, scheduler in
                    var result = Shared.never()
                    SharingScheduler.mock(scheduler: scheduler) {
                        result = forward(source.asSharedSequence(onErrorJustReturn: -1), .just(7))
                    }
                    return result.asObservable()
                },
                original: { source, scheduler in
                    let other = Observable.just(7).subscribe(on: scheduler)
                    return strategy.share(
                        original(source.observe(on: scheduler).catchAndReturn(-1), strategy.share(other), scheduler))
                })
        }

        return [
            shared("map", { source, _ in source.map { $0 * 2 } }, { source, _, _ in source.map { $0 * 2 } }),
            shared(
                "compactMap", { source, _ in source.compactMap { $0 == 2 ? nil : $0 } },
                { source, _, _ in source.compactMap { $0 == 2 ? nil : $0 } }),
            shared("filter", { source, _ in source.filter { $0 != 2 } }, { source, _, _ in source.filter { $0 != 2 } }),
            shared(
                "scan", { source, _ in source.scan(0, accumulator: { $0 + $1 }) },
                { source, _, _ in source.scan(0, accumulator: { $0 + $1 }) }),
            shared(
                "distinctUntilChanged", { source, _ in source.distinctUntilChanged() },
                { source, _, _ in source.distinctUntilChanged() }),
            shared(
                "distinctUntilChanged by key", { source, _ in source.distinctUntilChanged { $0 / 2 } },
                { source, _, _ in source.distinctUntilChanged { $0 / 2 } }),
            shared(
                "distinctUntilChanged by comparer", { source, _ in source.distinctUntilChanged { $0 == $1 } },
                { source, _, _ in source.distinctUntilChanged { $0 == $1 } }),
            shared(
                "distinctUntilChanged by key and comparer",
                { source, _ in source.distinctUntilChanged({ $0 }, comparer: { $0 + 1 == $1 }) },
                { source, _, _ in source.distinctUntilChanged({ $0 }, comparer: { $0 + 1 == $1 }) }),
            shared("skip", { source, _ in source.skip(1) }, { source, _, _ in source.skip(1) }),
            shared("startWith", { source, _ in source.startWith(0) }, { source, _, _ in source.startWith(0) }),
            shared(
                "flatMap", { source, other in source.flatMap { _ in other } },
                { source, other, _ in source.flatMap { _ in other } }),
            shared(
                "flatMapLatest", { source, other in source.flatMapLatest { _ in other } },
                { source, other, _ in source.flatMapLatest { _ in other } }),
            shared(
                "flatMapFirst", { source, other in source.flatMapFirst { _ in other } },
                { source, other, _ in source.flatMapFirst { _ in other } }),
            shared(
                "merge", { source, other in Shared.merge(source, other) },
                { source, other, _ in Observable.merge(source, other) }),
            shared(
                "concat", { source, other in Shared.concat([source, other]) },
                { source, other, _ in Observable.concat([source, other]) }),
            shared(
                "merge()", { source, other in source.map { _ in other }.merge() },
                { source, other, _ in source.map { _ in other }.merge() }),
            shared(
                "merge(maxConcurrent:)", { source, other in source.map { _ in other }.merge(maxConcurrent: 1) },
                { source, other, _ in source.map { _ in other }.merge(maxConcurrent: 1) }),
            shared(
                "switchLatest", { source, other in source.map { _ in other }.switchLatest() },
                { source, other, _ in source.map { _ in other }.switchLatest() }),
            shared(
                "combineLatest", { source, other in Shared.combineLatest(source, other) { $0 + $1 } },
                { source, other, _ in Observable.combineLatest(source, other) { $0 + $1 } }),
            shared(
                "zip", { source, other in Shared.zip(source, other) { $0 + $1 } },
                { source, other, _ in Observable.zip(source, other) { $0 + $1 } }),
            shared(
                "withLatestFrom", { source, other in source.withLatestFrom(other) },
                { source, other, _ in source.withLatestFrom(other) }),
            shared(
                "withLatestFrom with a result", { source, other in source.withLatestFrom(other) { $0 + $1 } },
                { source, other, _ in source.withLatestFrom(other) { $0 + $1 } }),
            shared(
                "withUnretained", { source, _ in source.withUnretained(Anchor.shared) { $1 } },
                { source, _, _ in source.withUnretained(Anchor.shared) { $1 } }),
            shared(
                "debug", { source, _ in source.debug("a test of debug") },
                { source, _, _ in source.debug("a test of debug") }),
            shared("do", { source, _ in source.do(onNext: { _ in }) }, { source, _, _ in source.do(onNext: { _ in }) }),
            shared(
                "delay", { source, _ in source.delay(.seconds(5)) },
                { source, _, scheduler in source.delay(.seconds(5), scheduler: scheduler) }),
            shared(
                "debounce", { source, _ in source.debounce(.seconds(15)) },
                { source, _, scheduler in source.debounce(.seconds(15), scheduler: scheduler) }),
            shared(
                "throttle", { source, _ in source.throttle(.seconds(15)) },
                { source, _, scheduler in source.throttle(.seconds(15), scheduler: scheduler) }),
            shared(
                "throttle without the latest", { source, _ in source.throttle(.seconds(15), latest: false) },
                { source, _, scheduler in source.throttle(.seconds(15), latest: false, scheduler: scheduler) }),
        ]
    }
}
