import Foundation
import Rx

enum Failure: Error { case any }

func renamed(_ numbers: Observable<Int>, _ scheduler: any SchedulerType, _ trigger: Observable<Void>) {
    _ = numbers.catchError { _ in .just(1) }  // refused: 'catchError' has been renamed to 'catch(_:)'
    _ = numbers.catchErrorJustReturn(1)  // refused: 'catchErrorJustReturn' has been renamed to 'catchAndReturn(_:)'
    _ = numbers.retryWhen { (errors: Observable<any Error>) in errors.take(1) }  // refused: renamed to 'retry(when:)'
    _ = numbers.elementAt(1)  // refused: 'elementAt' has been renamed to 'element(at:)'
    _ = numbers.takeUntil(trigger)  // refused: 'takeUntil' has been renamed to 'take(until:)'
    _ = numbers.takeUntil(.inclusive) { $0 > 1 }  // refused: renamed to 'take(until:behavior:)'
    _ = numbers.takeWhile { $0 > 1 }  // refused: 'takeWhile' has been renamed to 'take(while:)'
    _ = numbers.skipUntil(trigger)  // refused: 'skipUntil' has been renamed to 'skip(until:)'
    _ = numbers.skipWhile { $0 > 1 }  // refused: 'skipWhile' has been renamed to 'skip(while:)'
    _ = numbers.observeOn(scheduler)  // refused: 'observeOn' has been renamed to 'observe(on:)'
    _ = numbers.subscribeOn(scheduler)  // refused: 'subscribeOn' has been renamed to 'subscribe(on:)'
    _ = numbers.shareReplay(1)  // refused: write `share(replay:)`
    _ = numbers.shareReplayLatestWhileConnected()  // refused: write `share(replay: 1)`
    numbers.subscribe().addDisposableTo(DisposeBag())  // refused: renamed to 'disposed(by:)'
}

func renamedOfSingle(_ single: Single<Int>, _ scheduler: any SchedulerType) {
    _ = single.catchError { _ in .just(1) }  // refused: 'catchError' has been renamed to 'catch(_:)'
    _ = single.catchErrorJustReturn(1)  // refused: 'catchErrorJustReturn' has been renamed to 'catchAndReturn(_:)'
    _ = single.observeOn(scheduler)  // refused: 'observeOn' has been renamed to 'observe(on:)'
    _ = single.subscribeOn(scheduler)  // refused: 'subscribeOn' has been renamed to 'subscribe(on:)'
    _ = single.retryWhen { (errors: Observable<any Error>) in errors.take(1) }  // refused: renamed to 'retry(when:)'
    _ = single.subscribe(onSuccess: { _ in }, onError: { _ in })  // refused: 'subscribe(onSuccess:onError:)'
    _ = Single<Int>.create { single in
        single(.error(Failure.any))  // refused: 'error' has been renamed to 'failure'
        return Disposables.create()
    }
}

let counter: Variable<Int>? = nil  // refused: write `BehaviorRelay(value:)`

extension ObservableType where E == Int {  // refused: 'E' has been renamed to 'Element'
    func doubled() -> Observable<Int> { map { $0 * 2 } }
}

final class Screen: ReactiveCompatible {
    func bind(_ numbers: Observable<Int>) {
        _ = numbers.take(until: rx.deallocated)  // refused: write `.disposed(by: disposeBag)`
        _ = rx.deallocating.subscribe()  // refused: write `.disposed(by: disposeBag)`
        _ = rx.observe(String.self, "title")  // refused: keep the value in a BehaviorRelay
        _ = rx.observeWeakly(String.self, "title")  // refused: keep the value in a BehaviorRelay
        _ = rx.methodInvoked("viewDidLoad").subscribe()  // refused: send to a PublishRelay in the method
        _ = rx.sentMessage("viewDidLoad").subscribe()  // refused: send to a PublishRelay in the method
    }
}
