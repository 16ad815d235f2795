import Foundation
import Rx
import RxTest
import Testing

/// An operator from integers to integers, for tests of rules that hold for all operators.
///
/// It has the name of its row in the table of operators, or the name of its form. The fields state how it differs from
/// most operators.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    /// Which elements are emitted while the source is active: each of them at once, some, or none.
    enum Emission {
        case all
        case some
        case none
    }

    let name: String
    /// The delay in ticks of completion, of an error, and of the end and the start of the source's subscription.
    var completionDelay = 0
    var errorDelay = 0
    var unsubscribeDelay = 0
    var subscribeDelay = 0
    var emission = Emission.all
    /// The event that follows the source's completion, and the event that follows its error; `nil` if the operator
    /// continues.
    var afterCompletion: Event<Int>? = .completed
    var afterError: Event<Int>? = .error(TestError.one)
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    var testDescription: String { name }

    init(_ name: String, apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>) {
        self.name = name
        self.apply = apply
    }

    /// An operator with delayed events: completion, error, disposal, subscription.
    init(
        _ name: String, completion: Int = 0, error: Int = 0, unsubscribe: Int = 0, subscribe: Int = 0,
        apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
        self.init(name, apply: apply)
        (completionDelay, errorDelay, unsubscribeDelay) = (completion, error, unsubscribe)
        subscribeDelay = subscribe
        emission = .some
    }

    func emitting(_ emission: Emission) -> OperatorCase { with { $0.emission = emission } }

    func onCompletion(_ event: Event<Int>?) -> OperatorCase { with { $0.afterCompletion = event } }

    func onError(_ event: Event<Int>?) -> OperatorCase { with { $0.afterError = event } }

    private func with(_ change: (inout OperatorCase) -> Void) -> OperatorCase {
        var copy = self
        change(&copy)
        return copy
    }
}

extension OperatorCase {
    static let all =
        transforming + filtering + combining + utility + errors + sharing + timing + parts + making + pausing + traits
        + subjects

    /// Operators that emit every element at once.
    static let immediate = all.filter { $0.emission == .all }

    /// Operators that emit before the source has ended.
    static let prompt = all.filter { $0.emission != .none }

    private static let transforming = [
        OperatorCase("map") { source, _ in source.map { $0 } },
        OperatorCase("compactMap") { source, _ in source.compactMap { $0 } },
        OperatorCase("scan") { source, _ in source.scan(0) { $1 } },
        OperatorCase("scan(into:)") { source, _ in source.scan(into: 0) { $0 = $1 } },
        OperatorCase("flatMap to just") { source, _ in source.flatMap { Observable.just($0) } },
        OperatorCase("flatMap") { source, _ in source.flatMap { Observable.just($0).concat(Observable.empty()) } },
        OperatorCase("flatMapLatest to just") { source, _ in source.flatMapLatest { Observable.just($0) } },
        OperatorCase("flatMapLatest") { source, _ in
            source.flatMapLatest { Observable.just($0).concat(Observable.empty()) }
        }
        .emitting(.some),
        OperatorCase("flatMapFirst") { source, _ in source.flatMapFirst { Observable.just($0) } }.emitting(.some),
        OperatorCase("concatMap") { source, _ in source.concatMap { Observable.just($0) } },
    ]

    private static let filtering = [
        OperatorCase("filter") { source, _ in source.filter { _ in true } },
        OperatorCase("skip") { source, _ in source.skip(1) }.emitting(.some),
        OperatorCase("skip(while:)") { source, _ in source.skip(while: { $0 < 0 }) },
        OperatorCase("take") { source, _ in source.take(1_000_000) },
        OperatorCase("take(while:), closure") { source, _ in source.take(while: { $0 >= 0 }) },
        OperatorCase("take(until:), closure") { source, _ in source.take(until: { $0 < 0 }) },
        OperatorCase("take(until:), sequence") { source, _ in source.take(until: Observable<Int>.never()) },
        OperatorCase("distinctUntilChanged") { source, _ in source.distinctUntilChanged() }.emitting(.some),
        OperatorCase("distinctUntilChanged by key") { source, _ in source.distinctUntilChanged { $0 } }.emitting(.some),
        OperatorCase("distinctUntilChanged by comparer") { source, _ in source.distinctUntilChanged { _, _ in false } },
        OperatorCase("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.self) }.emitting(
            .some),
    ]

    private static let combining = [
        OperatorCase("startWith") { source, _ in source.startWith(-1) },
        OperatorCase("concat") { source, _ in source.concat(Observable.empty()) },
        OperatorCase("concat second") { source, _ in Observable.concat(.just(-1), source) },
        OperatorCase("merge") { source, _ in Observable.merge(source, .empty()) },
        OperatorCase("merge()") { source, _ in Observable.of(source, .just(-1)).merge() },
        OperatorCase("merge(maxConcurrent:)") { source, _ in Observable.of(source, .just(-1)).merge(maxConcurrent: 2) },
        OperatorCase("switchLatest") { source, _ in Observable.just(source).switchLatest() },
        OperatorCase("combineLatest") { source, _ in
            Observable.combineLatest(source, Observable.just(0)) { a, _ in a }
        },
        OperatorCase("combineLatest of 3") { source, _ in
            Observable.combineLatest(Observable.just(0), source, Observable.just(0)) { $1 + $0 + $2 }
        },
        OperatorCase("combineLatest of 5") { source, _ in
            let zero = Observable.just(0)
            return Observable.combineLatest(zero, zero, source, zero, zero) { $0 + $1 + $2 + $3 + $4 }
        },
        OperatorCase("combineLatest of a collection") { source, _ in
            Observable.combineLatest([source, .just(0)]) { $0.reduce(0, +) }
        },
        OperatorCase("withLatestFrom") { source, _ in source.withLatestFrom(Observable.just(0)) { a, _ in a } },
    ]

    private static let utility = [
        OperatorCase("do") { source, _ in source.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {})
        },
        OperatorCase("withUnretained") { source, _ in source.withUnretained(Anchor.shared) { $1 } },
        OperatorCase("observe(on:)", completion: 1, error: 1) { $0.observe(on: $1) },
        OperatorCase("subscribe(on:)", unsubscribe: 1, subscribe: 1) { $0.subscribe(on: $1) },
        OperatorCase("asObservable of another type") { source, _ in Foreign(source: source).asObservable() },
    ]

    private static let errors = [
        OperatorCase("catch") { source, _ in source.catch { Observable.error($0) } },
        OperatorCase("catch(sequence:)") { source, _ in Observable<Int>.catch(sequence: [source]) },
        OperatorCase("retry once") { source, _ in source.retry(1) },
        OperatorCase("retry(_:whenOnline:)") { source, scheduler in
            source.retry(.delayed(maxCount: 1, time: 5), scheduler: scheduler, whenOnline: Observable.just(true))
        },
    ]

    private static let sharing = [
        OperatorCase("share") { source, _ in source.share() },
        OperatorCase("share(replay: 1)") { source, _ in source.share(replay: 1) },
        OperatorCase("share(replay: 2)") { source, _ in source.share(replay: 2) },
        OperatorCase("refCount") { source, _ in source.publish().refCount() },
        OperatorCase("multicast(_:selector:)") { source, _ in source.multicast({ PublishSubject() }, selector: { $0 })
        },
    ]

    private static let timing = [
        OperatorCase("delay", completion: 10) { $0.delay(.seconds(10), scheduler: $1) },
        OperatorCase("debounce") { $0.debounce(.seconds(10), scheduler: $1) }.emitting(.some),
        OperatorCase("throttle") { $0.throttle(.seconds(10), scheduler: $1) }.emitting(.some),
    ]
}

final class Anchor: Sendable {
    static let shared = Anchor()
}

/// An observable type that is not an `Observable`.
struct Foreign<Element>: ObservableType {
    let source: Observable<Element>

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
        source.subscribe(observer)
    }
}
