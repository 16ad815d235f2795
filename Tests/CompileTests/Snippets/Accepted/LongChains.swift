import Foundation
import Rx

// Each chain is one expression. The compiler can type it because `map`, `filter` and `compactMap` have one form each. A
// second form, even a disfavoured one, doubles the work with every operator, and the compiler gives up.

func fiveOperators(_ numbers: Observable<Int>) -> Observable<Int> {
    numbers.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }
}

func sixOperatorsAndASubscription(_ numbers: Observable<Int>) -> any Disposable {
    numbers.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 1 }.filter { $0 >= 0 }
        .subscribe(onNext: { print($0) })
}

func scanning(_ count: BehaviorRelay<Int>, in bag: DisposeBag) {
    count.map { $0 + 1 }.scan(0, accumulator: { $0 + $1 }).filter { $0 < 100 }.compactMap { $0 > 5 ? $0 - 5 : nil }
        .subscribe()
        .disposed(by: bag)
}

func toARelay(_ count: BehaviorRelay<Int>, in bag: DisposeBag) {
    count.map { $0 + 1 }.map { $0 * 2 }.filter { $0 > 0 }.map { $0 - 1 }.filter { $0 != 3 }.distinctUntilChanged()
        .map { $0 + 2 }.scan(0, accumulator: { $0 + $1 }).filter { $0 < 100 }.compactMap { $0 > 5 ? $0 - 5 : nil }
        .bind(to: count)
        .disposed(by: bag)
}

func searching(
    _ query: Observable<String?>, with search: @escaping @Sendable (String) -> Observable<[String]>
) -> Observable<[String]> {
    query.compactMap { $0 }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .distinctUntilChanged()
        .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
        .flatMapLatest { search($0).catchAndReturn([]) }
        .map { $0.filter { $0.count > 18 && $0.hasPrefix("a") }.sorted { $0 < $1 } }
        .observe(on: MainScheduler.instance)
}

func merging(_ tap: PublishRelay<Void>, _ count: BehaviorRelay<Int>) -> any Disposable {
    Observable.merge(tap.map { 1 }, tap.map { -1 }, count.map { $0 * 2 }).scan(0) { $0 + $1 }.startWith(0)
        .subscribe(onNext: { print($0 + 1) })
}

func grouping(_ names: Observable<String>, _ counts: Observable<Int>, in bag: DisposeBag) {
    Observable.zip(names, counts).filter { $0.1 > 0 }.map { $0.0 + String($0.1 * 2) }.groupBy { $0.count }
        .flatMap { group in group.map { $0 + "\(group.key + 1)" } }
        .buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
        .map { $0.joined() + "" }.take(3).skip(1).toArray()
        .subscribe(onSuccess: { print($0) })
        .disposed(by: bag)
}

@MainActor func driving(_ query: BehaviorRelay<String>, _ count: BehaviorRelay<Int>, in bag: DisposeBag) {
    query.asDriver().map { $0.count }.map { $0 * 2 }.map { $0 - 1 }.filter { $0 > 0 }.map { $0 / 2 }.filter { $0 < 10 }
        .map { $0 + 1 }
        .drive(count)
        .disposed(by: bag)
}

func loading(_ names: Single<[String]>) -> Single<String> {
    names.map { $0.filter { $0.count > 1 + 2 } }.flatMap { Single.just($0.count * 2 + 1) }.map { $0 + 1 }
        .map { $0 * 2 }.map { "\($0)" }
}
