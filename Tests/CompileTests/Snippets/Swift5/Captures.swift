import Foundation
import Rx

final class Owner { var count = 0 }

func test(_ xs: Observable<Int>, _ other: Observable<Int>, _ owner: Owner) throws {
    var n = 0
    var last: Int?
    _ = xs.map {
        n += $0; return n
    }
    _ = xs.filter {
        n += $0; return n > 1
    }
    _ = xs.compactMap {
        n += $0; return n as Int?
    }
    _ = xs.flatMap { x -> Observable<Int> in
        n += x; return .just(n)
    }
    _ = xs.flatMapLatest { x -> Observable<Int> in
        n += x; return .just(n)
    }
    _ = xs.flatMapFirst { x -> Observable<Int> in
        n += x; return .just(n)
    }
    _ = xs.concatMap { x -> Observable<Int> in
        n += x; return .just(n)
    }
    _ = xs.scan(0) {
        n += $0; return n + $1
    }
    _ = xs.reduce(0) {
        n += $0; return n + $1
    }
    _ = xs.do(
        onNext: { n += $0 }, onError: { _ in n += 1 }, onCompleted: { n += 1 }, onSubscribe: { n += 1 },
        onDispose: { n += 1 })
    _ = xs.distinctUntilChanged {
        n += $0; return $1 == $0
    }
    _ = xs.take(while: {
        n += $0; return true
    })
    _ = xs.skip(while: {
        n += $0; return true
    })
    _ = xs.take(until: {
        n += $0; return true
    })
    _ = xs.catch { _ in
        n += 1; return .just(n)
    }
    _ = xs.catchAndReturn { _ in
        n += 1; return n
    }
    _ = xs.retry(
        .customTimerDelayed(maxCount: 2) { _ in
            n += 1; return .seconds(n)
        }
    ) { _ in
        n += 1; return n > 1
    }
    _ = xs.retry(.immediate(maxCount: 2).jittered(by: 0.5) { Double(n) }, whenOnline: xs.map { $0 > 0 }) { _ in
        n += 1; return n > 1
    }
    _ = xs.retry(when: { (e: Observable<Error>) -> Observable<Int> in
        n += 1; return e.map { _ in n }
    })
    _ = xs.groupBy {
        n += $0; return n
    }.map { $0.key }
    _ = xs.withLatestFrom(other) {
        n += $0; return $1
    }
    _ = xs.withUnretained(owner).map {
        n += $1; return n
    }
    _ = xs.window(timeSpan: .seconds(1), count: 1, scheduler: MainScheduler.instance).map { _ in n }
    _ = xs.single {
        n += $0; return true
    }.map { $0 }
    _ = xs.subscribe(onNext: { n += $0 }, onError: { _ in n += 1 }, onCompleted: { n += 1 }, onDisposed: { n += 1 })
    _ = xs.subscribe { event in
        n += 1; last = event.element
    }
    _ = xs.subscribe(
        with: owner,
        onNext: {
            $0.count += $1; n += 1
        })
    _ = xs.bind { n += $0 }
    _ = xs.bind(onNext: { n += $0 })
    _ = xs.bind(with: owner) {
        $0.count += $1; n += 1
    }
    _ = xs.asDriver(onErrorJustReturn: 0).drive(onNext: { n += $0 })
    _ = xs.asSignal(onErrorJustReturn: 0).emit(onNext: { n += $0 })
    _ = xs.asSingle().subscribe(onSuccess: { n += $0 }, onFailure: { _ in n += 1 })
    _ = xs.asMaybe().subscribe(onSuccess: { n += $0 }, onError: { _ in n += 1 }, onCompleted: { n += 1 })
    _ = xs.ignoreElements().asCompletable().subscribe(onCompleted: { n += 1 }, onError: { _ in n += 1 })
    _ = Observable<Int>.create { o in
        n += 1; o.onNext(n); return Disposables.create { n += 1 }
    }
    _ = Observable<Int>.deferred {
        n += 1; return .just(n)
    }
    _ = Observable<Int>.generate(
        initialState: 0,
        condition: {
            n += $0; return n < 3
        },
        iterate: {
            n += 1; return $0 + 1
        })
    _ = Observable.combineLatest(xs, other) {
        n += $0; return $1
    }
    _ = Observable.zip(xs, other, xs) {
        n += $0; return $1 + $2
    }
    _ = Single<Int>.create { s in
        n += 1; s(.success(n)); return Disposables.create()
    }
    _ = Binder(owner) { o, v in o.count += v }
    _ = AnyObserver<Int> { e in
        n += 1; last = e.element
    }
    _ = MainScheduler.instance.schedule(1) { _ in
        n += 1; return Disposables.create()
    }
    print(n, last as Any)
}
