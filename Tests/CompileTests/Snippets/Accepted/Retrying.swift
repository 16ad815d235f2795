// Calls of `retry` with a behaviour, as they are written for RxSwiftExt, and both overloads of `catchAndReturn`.
import Dispatch
import ReactorKit
import Rx

enum Failure: Error { case offline, refused }

enum Mutation: Sendable {
    case setTitles([String])
    case setMessage(String)
    case fail(any Error)
    case reset
}

func attempts(_ source: Observable<Int>, _ scheduler: any SchedulerType) -> [Observable<Int>] {
    [
        source.retry(),
        source.retry(3),
        source.retry(.immediate(maxCount: 3)),
        source.retry(.delayed(maxCount: 3, time: 1)),
        source.retry(.delayed(maxCount: 3, time: 0.5), scheduler: scheduler),
        source.retry(.exponentialDelayed(maxCount: 3, initial: 2, multiplier: 1)),
        source.retry(.customTimerDelayed(maxCount: 3) { attempt in .milliseconds(Int(attempt) * 100) }),
        source.retry(.customTimerDelayed(maxCount: 3, delayCalculator: { _ in DispatchTimeInterval.seconds(1) })),
        source.retry(.delayed(maxCount: 3, time: 1), shouldRetry: { error in error is Failure }),
        source.retry(.delayed(maxCount: 3, time: 1), scheduler: scheduler) { $0 is Failure },
        source.retry(.delayed(maxCount: 3, time: 1), scheduler: scheduler, shouldRetry: nil),
        source.retry { (errors: Observable<any Error>) in errors.take(1) },
    ]
}

func behaviors() -> [RepeatBehavior] {
    let behavior = RepeatBehavior.exponentialDelayed(maxCount: 9, initial: 1, multiplier: 0.5)
    return [behavior.capped(at: 30), behavior.jittered(by: 0.2), behavior.jittered(by: 1) { 0.5 }.capped(at: 9)]
}

@MainActor func online(_ source: Observable<Int>, _ isOnline: BehaviorRelay<Bool>) -> [Observable<Int>] {
    let behavior = RepeatBehavior.delayed(maxCount: 3, time: 1)
    return [
        source.retry(behavior, whenOnline: isOnline),
        source.retry(behavior, whenOnline: isOnline.asDriver()),
        source.retry(behavior, whenOnline: isOnline.map { !$0 }, shouldRetry: { $0 is Failure }),
        source.retry(behavior, scheduler: MainScheduler.instance, whenOnline: Observable.just(true)) { _ in false },
    ]
}

@MainActor func traits(_ single: Single<Int>, _ maybe: Maybe<Int>, _ completable: Completable, _ on: Observable<Bool>) {
    let behavior = RepeatBehavior.immediate(maxCount: 2)
    let _: Single<Int> = single.retry(behavior)
    let _: Single<Int> = single.retry(behavior) { $0 is Failure }
    let _: Maybe<Int> = maybe.retry(behavior, whenOnline: on)
    let _: Completable = completable.retry(behavior, scheduler: MainScheduler.instance, whenOnline: on) { _ in true }
    let _: Single<Int> = single.catchAndReturn(1)
    let _: Single<Int> = single.catchAndReturn { _ in 1 }
    let _: Maybe<Int> = maybe.catchAndReturn(1)
    let _: Maybe<Int> = maybe.catchAndReturn { error in error is Failure ? 1 : 2 }
    let _: Single<String> = single.map { "\($0)" }.catchAndReturn { "\($0)" }
}

func mutations(_ titles: Observable<[String]>) -> [Observable<Mutation>] {
    [
        titles.map { .setTitles($0) }.catchAndReturn(.reset),
        titles.map { .setTitles($0) }.catchAndReturn(.setTitles([])),
        titles.map(Mutation.setTitles).catchAndReturn(Mutation.reset),
        titles.map { .setTitles($0) }.catchAndReturn { .setMessage("\($0)") },
        titles.map { .setTitles($0) }.catchAndReturn { error in .fail(error) },
        titles.map { .setTitles($0) }.catchAndReturn { _ in .reset },
        titles.map { .setTitles($0) }.catchAndReturn(Mutation.fail),
        titles.map(Mutation.setTitles).retry(.immediate(maxCount: 2)).catchAndReturn(Mutation.fail),
    ]
}

func elements(_ error: any Error) {
    let number = Observable<Int>.error(error).catchAndReturn(1)
    let optional = Observable<Int?>.error(error).catchAndReturn(nil)
    let present = Observable<Int?>.error(error).catchAndReturn(1)
    let list = Observable<[Int]>.error(error).catchAndReturn([])
    let none = Observable<Void>.error(error).catchAndReturn(())
    let pair = Observable<(Int, name: String)>.error(error).catchAndReturn((1, name: "a"))
    let existential = Observable<any Error>.error(error).catchAndReturn(error)
    let same = Observable<any Error>.error(error).catchAndReturn { $0 }
    let result = Observable<Result<Int, any Error>>.error(error).catchAndReturn(Result.failure)
    let wrapped = Observable.just(1).map(Result<Int, any Error>.success).catchAndReturn { .failure($0) }
    let action = Observable<@Sendable () -> Void>.error(error).catchAndReturn({})
    let made = Observable<@Sendable () -> Void>.error(error).catchAndReturn { _ in {} }
    let _: Observable<Int> = number
    let _: Observable<Int?> = optional
    let _: Observable<Int?> = present
    let _: Observable<[Int]> = list
    let _: Observable<Void> = none
    let _: Observable<(Int, name: String)> = pair
    let _: Observable<any Error> = existential
    let _: Observable<any Error> = same
    let _: Observable<Result<Int, any Error>> = result
    let _: Observable<Result<Int, any Error>> = wrapped
    let _: Observable<@Sendable () -> Void> = action
    let _: Observable<@Sendable () -> Void> = made
}

/// The closures may use the state of their actor.
@MainActor final class Loader {
    var errors = 0

    func load(_ source: Observable<Int>) -> Observable<Int> {
        source.retry(.immediate(maxCount: 2)) { [weak self] _ in
            self?.errors += 1
            return true
        }
        .catchAndReturn { [weak self] _ in self?.errors ?? 0 }
    }
}
