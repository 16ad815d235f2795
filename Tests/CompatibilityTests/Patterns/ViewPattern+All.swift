import Foundation
import ReactorKit
import Rx

extension ViewPattern {
    static let all = states + transforming + combining + errors + starting + arriving

    private static let states = [
        ViewPattern("state.map", ["#0", "#1", "#2"]) { screen in
            screen.loaded.map { screen.text($0.count) }
        },
        ViewPattern("state.map, distinctUntilChanged", ["#0", "#1"]) { screen in
            screen.loaded.map { screen.text($0.count / 2) }.distinctUntilChanged()
        },
        ViewPattern("state.map by key path", ["#0", "#1", "#2"]) { screen in
            screen.loaded.map(\.count).map { screen.text($0) }
        },
        ViewPattern("state.compactMap", ["message 1", "message 2"]) { screen in
            screen.loaded.compactMap { screen.touch($0.message) }
        },
        ViewPattern("state.filter", ["#2"]) { screen in
            screen.loaded.filter { screen.touch($0.count) > 1 }.map { screen.text($0.count) }
        },
        ViewPattern("state.distinctUntilChanged(comparer)", ["#0"]) { screen in
            screen.loaded.distinctUntilChanged { screen.touch($0.count + 10 >= $1.count) }.map { screen.text($0.count) }
        },
        ViewPattern("state.withUnretained", ["#0", "#1", "#2"]) { screen in
            screen.loaded.withUnretained(screen).map { view, state in view.text(state.count) }
        },
        ViewPattern("state.take(while:)", ["#0", "#1"]) { screen in
            screen.loaded.take(while: { screen.touch($0.count) < 2 }).map { screen.text($0.count) }
        },
        ViewPattern("pulse.compactMap", ["message 1", "message 2"]) { screen in
            screen.reactor.pulse(\.$message).compactMap { screen.touch($0) }.take(2)
                .do(onSubscribed: { screen.reactor.action.onNext(.load) })
        },
    ]

    private static let transforming = [
        ViewPattern("scan", ["#1", "#3", "#6"]) { screen in
            screen.service.numbers().scan(0) { screen.touch($0) + $1 }.map { screen.text($0) }
        },
        ViewPattern("do", ["1", "2", "3"]) { screen in
            screen.service.numbers()
                .do(
                    onNext: { _ = screen.text($0) }, onCompleted: { _ = screen.touch(0) },
                    onSubscribe: { _ = screen.touch(0) }, onDispose: { _ = screen.touch(0) }
                )
                .map(\.description)
        },
        ViewPattern("flatMap to a service", ["#10", "#20", "#30"]) { screen in
            screen.service.numbers().concatMap { screen.service.fetch(screen.touch($0)) }.map { screen.text($0) }
        },
        ViewPattern("flatMapLatest to a service", ["#30"]) { screen in
            screen.service.numbers().takeLast(1).flatMapLatest { screen.service.fetch(screen.touch($0)) }
                .map { screen.text($0) }
        },
        ViewPattern("flatMapFirst", ["#10"]) { screen in
            screen.service.numbers().take(1).flatMapFirst { screen.service.fetch(screen.touch($0)) }
                .map { screen.text($0) }
        },
        ViewPattern("groupBy", ["#1", "#2", "#3"]) { screen in
            screen.service.numbers().groupBy { screen.touch($0 % 2) }.flatMap { $0.map { screen.text($0) } }
        },
        ViewPattern("buffer", ["#6"]) { screen in
            screen.service.numbers()
                .buffer(timeSpan: .seconds(60), count: 3, scheduler: MainScheduler.instance)
                .filter { screen.touch(!$0.isEmpty) }
                .map { screen.text($0.reduce(0, +)) }
        },
        ViewPattern("reduce", ["#6"]) { screen in
            screen.service.numbers().reduce(0) { screen.touch($0) + $1 }.map { screen.text($0) }
        },
        ViewPattern("toArray", ["#6"]) { screen in
            screen.service.numbers().toArray().map { screen.text($0.reduce(0, +)) }.asObservable()
        },
        ViewPattern("debug", ["#1", "#2", "#3"]) { screen in
            screen.service.numbers().map { screen.text($0) }.debug("a view", trimOutput: true)
        },
        ViewPattern("function references", ["2", "4", "6"]) { screen in
            screen.service.numbers().map(ProfileService.double).map(String.init)
        },
        ViewPattern("operators as functions", ["1", "3", "6"]) { screen in
            screen.service.numbers().scan(0, accumulator: +).map(String.init)
        },
        ViewPattern("a method of the view", ["#1", "#2", "#3"]) { screen in
            screen.service.numbers().map(screen.text)
        },
        ViewPattern("heavy work between two observe(on:)", ["#2", "#4", "#6"]) { screen in
            screen.service.numbers()
                .observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
                .map { screen.touch($0) * 2 }
                .observe(on: MainScheduler.instance)
                .map { screen.text($0) }
        },
    ]

    private static let combining = [
        ViewPattern("withLatestFrom", ["#11", "#12", "#13"]) { screen in
            screen.service.numbers().withLatestFrom(Observable.just(10)) { screen.text($0 + $1) }
        },
        ViewPattern("combineLatest", ["#13"]) { screen in
            Observable.combineLatest(screen.service.numbers().takeLast(1), screen.service.fetch(1).asObservable()) {
                screen.text($0 + $1)
            }
        },
        ViewPattern("combineLatest of 3", ["#23"]) { screen in
            let ten = screen.service.fetch(1).asObservable()
            return .combineLatest(screen.service.numbers().takeLast(1), ten, ten) { screen.text($0 + $1 + $2) }
        },
        ViewPattern("combineLatest by an operator", ["13"]) { screen in
            Observable.combineLatest(
                screen.service.numbers().takeLast(1), screen.service.fetch(1).asObservable(), resultSelector: +
            ).map(String.init)
        },
        ViewPattern("zip", ["#2", "#4", "#6"]) { screen in
            .zip(screen.service.numbers(), screen.service.numbers()) { screen.text($0 + $1) }
        },
        ViewPattern("merge, map", ["#1", "#1", "#2", "#2", "#3", "#3"]) { screen in
            Observable.merge(screen.service.numbers(), screen.service.numbers()).map { screen.text($0) }
                .toArray().asObservable().flatMap { Observable.from($0.sorted()) }
        },
    ]

    private static let errors = [
        ViewPattern("catch", ["#1", "#0"]) { screen in
            screen.service.failing().catch { _ in .just(screen.touch(0)) }.map { screen.text($0) }
        },
        ViewPattern("catchAndReturn, map", ["#1", "#0"]) { screen in
            screen.service.failing().catchAndReturn(0).map { screen.text($0) }
        },
        ViewPattern("retry(when:)", ["#1", "#1"]) { screen in
            screen.service.failing()
                .retry { errors in errors.map { _ in screen.touch(1) }.take(1) }
                .map { screen.text($0) }
        },
        ViewPattern("asDriver(onErrorRecover:)", ["#1", "#0"]) { screen in
            screen.service.failing().asDriver { _ in .just(screen.touch(0)) }.map { screen.text($0) }.asObservable()
        },
    ]

    private static let starting = [
        ViewPattern("create on a background queue", ["#1"]) { screen in
            Observable<Int>.create { observer in
                observer.onNext(screen.touch(1))
                observer.onCompleted()
                return Disposables.create { _ = screen.touch(0) }
            }
            .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
            .map { screen.text($0) }
        },
        ViewPattern("deferred on a background queue", ["#1"]) { screen in
            Observable.deferred { .just(screen.touch(1)) }
                .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
                .map { screen.text($0) }
        },
        ViewPattern("interval of a background queue", ["#0", "#1"]) { screen in
            Observable<Int>.interval(.milliseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .default))
                .map { screen.text($0) }.take(2)
        },
        ViewPattern("api, map, observe(on:)", ["#10"]) { screen in
            screen.service.fetch(1).map { screen.text($0) }.observe(on: MainScheduler.instance).asObservable()
        },
        ViewPattern("a single's flatMap", ["#100"]) { screen in
            screen.service.fetch(1).flatMap { screen.service.fetch(screen.touch($0)) }.map { screen.text($0) }
                .asObservable()
        },
    ]

    private static let arriving = [
        ViewPattern("a relay from a background queue", ["#1", "#2", "#3"]) { screen in
            screen.service.relay.map { screen.text($0) }.take(3)
                .do(onSubscribed: { screen.service.pushToRelay() })
        },
        ViewPattern("a relay's driver", ["#3"]) { screen in
            screen.service.relay.asDriver(onErrorJustReturn: 0).map { screen.text($0) }.filter {
                screen.touch($0) == "#3"
            }
            .asObservable().take(1)
            .do(onSubscribed: { screen.service.pushToRelay() })
        },
        ViewPattern("a relay's signal", ["#3"]) { screen in
            screen.service.relay.asSignal().map { screen.text($0) }.filter { screen.touch($0) == "#3" }
                .asObservable().take(1)
                .do(onSubscribed: { screen.service.pushToRelay() })
        },
        ViewPattern("a notification from a background queue", ["#1"]) { screen in
            let source = PublishSubject<Int>()
            let token = NotificationCenter.default.addObserver(
                forName: ProfileService.name, object: nil, queue: nil
            ) { _ in source.onNext(1) }
            let held = Held(token)
            return source.map { screen.text($0) }.take(1)
                .do(onSubscribed: { screen.service.post() }, onDispose: { held.remove() })
        },
    ]
}

extension Screen {
    /// The first three states of a reactor that loads.
    fileprivate var loaded: Observable<ProfileReactor.State> {
        reactor.state.take(3).do(onSubscribed: { [reactor] in reactor.action.onNext(.load) })
    }
}

/// A notification center's token, which is not `Sendable`; only `remove` touches it.
private final class Held: @unchecked Sendable {
    private let token: any NSObjectProtocol

    init(_ token: any NSObjectProtocol) { self.token = token }

    func remove() { NotificationCenter.default.removeObserver(token) }
}
