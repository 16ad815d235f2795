// Calls in apps made for RxSwift and ReactorKit, in both language modes.
import Foundation
import ReactorKit
import Rx
import RxFoundation

// MARK: Functions for closures

func increment(_ value: Int) -> Int { value + 1 }

struct Item: Equatable, Sendable {
    let id: Int
    let title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    init(_ title: String) { self.init(id: 0, title: title) }
}

enum Change: Sendable {
    case set(Int)
    case rename(id: Int, title: String)
    case clear
}

func functions(_ numbers: Observable<Int>, _ texts: Observable<String>, _ flags: Observable<Bool>) {
    _ = numbers.map { -$0 }
    _ = flags.map(!)
    _ = numbers.map(increment)
    _ = numbers.map(String.init)
    _ = numbers.map(Double.init)
    _ = numbers.map(Change.set)
    _ = texts.map(Item.init(_:))
    _ = texts.compactMap(Int.init)
    _ = texts.flatMap(Observable.just)
    _ = numbers.map(Optional.some)
    _ = numbers.scan(0, accumulator: +)
    _ = numbers.reduce(0, accumulator: +)
    _ = Observable.combineLatest(numbers, numbers, resultSelector: +)
    _ = Observable.zip(numbers, texts, resultSelector: Item.init(id:title:))
    _ = Observable.combineLatest(flags, flags, resultSelector: { $0 && $1 })
    _ = Observable.combineLatest(numbers, texts) { ($0, $1) }
    _ = numbers.distinctUntilChanged(==)
    _ = numbers.filter { $0 > 0 }.map { $0 * 2 }
    _ = texts.map { $0.isEmpty }
    _ = texts.map(\.isEmpty)
    _ = texts.filter { !$0.isEmpty }
    _ = numbers.withLatestFrom(texts) { ($0, $1) }
    _ = numbers.withLatestFrom(texts) { Item(id: $0, title: $1) }
    _ = numbers.withLatestFrom(texts, resultSelector: Item.init(id:title:))
}

// MARK: Drivers and signals

struct Progress: SharedSequenceConvertibleType {
    typealias SharingStrategy = DriverSharingStrategy
    let source: Driver<Double>

    func asSharedSequence() -> Driver<Double> { source }
    func asObservable() -> Observable<Double> { source.asObservable() }
}

func drivers(_ name: Driver<String>, _ age: Driver<Int>, _ tap: Signal<Void>, _ progress: Progress) {
    let _: Signal<String> = tap.withLatestFrom(name)
    let _: Signal<String> = tap.withLatestFrom(name) { $1 }
    let _: Driver<Void> = name.withLatestFrom(tap)
    let _: Signal<Double> = tap.withLatestFrom(progress)
    let _: Driver<String> = Driver.combineLatest(name, age) { "\($0) \($1)" }
    let _: Driver<(String, Int)> = Driver.combineLatest(name, age)
    let _: Driver<(String, Double)> = Driver.combineLatest(name, progress)
    let _: Driver<String> = Driver.combineLatest(name, age, progress) { "\($0) \($1) \($2)" }
    let _: Driver<String> = Driver.combineLatest(name, age, progress, name) { "\($0) \($1) \($2) \($3)" }
    let _: Driver<String> = Driver.combineLatest(name, age, progress, name, age) { "\($0) \($1) \($2) \($3) \($4)" }
    let _: Driver<(String, Double)> = Driver.zip(name, progress)
    let _: Driver<String> = Driver.zip(name, age, progress) { "\($0) \($1) \($2)" }
    let _: Driver<(String, Void)> = Driver.combineLatest(name, tap)
    let _: Signal<(Void, String)> = Signal.zip(tap, name)
    let _: Driver<Bool> = Driver.combineLatest([name, name]).map { $0.allSatisfy { !$0.isEmpty } }
    let _: Driver<String> = Driver.merge(name, age.map { "\($0)" })
    let _: Driver<Int> = age.map { -$0 }
    let _: Driver<String> = age.map(String.init).startWith("").distinctUntilChanged()
    let _: Driver<Item> = name.flatMapLatest { Driver.just(Item($0)) }
    let isValid = Driver.combineLatest(name, age) { name, age in !name.isEmpty && age > 17 }
    let _: Driver<Bool> = isValid.distinctUntilChanged()
}

// MARK: Reactive extensions

class Player: NSObject {
    var rate = 0
    var title = ""
}

extension Reactive where Base: Player {
    var isPlaying: Binder<Bool> { Binder(base) { player, isPlaying in player.rate = isPlaying ? 1 : 0 } }
}

@MainActor
func reactive(_ player: Player, _ titles: Observable<String>, _ flags: Observable<Bool>, _ bag: DisposeBag) {
    titles.bind(to: player.rx.title).disposed(by: bag)
    flags.bind(to: player.rx.isPlaying).disposed(by: bag)
    NotificationCenter.default.rx.notification(Notification.Name("saved"))
        .map { _ in }
        .subscribe(onNext: { player.rate = 0 })
        .disposed(by: bag)
}

// MARK: Reactors

final class ClockReactor: Reactor {
    typealias Action = NoAction
    typealias Mutation = Int

    struct State: Sendable {
        var seconds = 0
    }

    let initialState = State()

    func transform(mutation: Observable<Int>) -> Observable<Int> {
        Observable.merge(mutation, Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
    }

    func reduce(state: State, mutation: Int) -> State {
        var state = state
        state.seconds = mutation
        return state
    }
}

func subjects(_ numbers: Observable<Int>, _ bag: DisposeBag) {
    let actions = ActionSubject<Int>()
    numbers.bind(to: actions).disposed(by: bag)
    actions.subscribe(onNext: { _ in }).disposed(by: bag)
    actions.onNext(1)
    let relay = BehaviorRelay<Int?>(value: nil)
    numbers.bind(to: relay).disposed(by: bag)
    numbers.subscribe(onNext: relay.accept).disposed(by: bag)
    let subject = PublishSubject<Int>()
    numbers.subscribe(onNext: subject.onNext).disposed(by: bag)
    numbers.bind(onNext: subject.onNext).disposed(by: bag)
    numbers.subscribe(subject).disposed(by: bag)
}

// MARK: Errors

func errors(_ numbers: Observable<Int>) -> Single<Int> {
    numbers
        .catchAndReturn(0)
        .catch { _ in .empty() }
        .retry(2)
        .timeout(.seconds(3), scheduler: MainScheduler.instance)
        .do(onNext: { print($0) }, onError: { print($0.localizedDescription) })
        .take(1)
        .asSingle()
}
