import Foundation
import Rx
import RxTest
import Testing

@Suite struct SmokeTests {
    @Test func mapsHotObservable() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(230, 3), .completed(400)])
        let res = scheduler.start { xs.map { $0 + 1 } }
        #expect(res.events == [.next(210, 3), .next(230, 4), .completed(400)])
        #expect(xs.subscriptions == [Subscription(200, 400)])
    }
    @Test func interval() {
        let scheduler = TestScheduler(initialClock: 0)
        let res = scheduler.start { Observable<Int64>.interval(.seconds(100), scheduler: scheduler) }
        #expect(res.events == [.next(300, 0), .next(400, 1), .next(500, 2), .next(600, 3), .next(700, 4), .next(800, 5), .next(900, 6)])
    }
    @Test func zeroInterval() {
        let scheduler = TestScheduler(initialClock: 0)
        let res = scheduler.start(disposed: 210) { Observable<Int64>.interval(.seconds(0), scheduler: scheduler) }
        #expect(res.events.first == .next(201, 0)); #expect(res.events.count == 9)
    }
    @Test func combine() {
        var seen: [String] = []
        _ = Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { "\($0)\($1)" }.toArrayForTest { seen = $0 }
        #expect(seen == ["13", "23", "24"])
        _ = Observable.combineLatest(Observable.of(1), Observable.of("a"), Observable.of(true), Observable.of(2.5), Observable.of(7)).toArrayForTest { #expect($0.count == 1); #expect($0[0].4 == 7) }
        _ = Observable.zip(Observable.of(1, 2), Observable.of("a", "b"), Observable.of(true, false), Observable.of(2.5, 3)) { "\($0)\($1)\($2)\($3)" }.toArrayForTest { #expect($0 == ["1atrue2.5", "2bfalse3.0"]) }
    }
    @Test func delayAndSubscribeOn() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(230, 3), .completed(250)])
        let res = scheduler.start { xs.delay(.seconds(100), scheduler: scheduler) }
        #expect(res.events == [.next(310, 2), .next(330, 3), .completed(350)])
        let ys = scheduler.createHotObservable([.next(1150, 1), .next(1210, 2), .next(1230, 3), .completed(1250)])
        let res2 = scheduler.start(created: 1100, subscribed: 1200, disposed: 2000) { ys.subscribe(on: scheduler) }
        #expect(res2.events == [.next(1210, 2), .next(1230, 3), .completed(1250)])
        #expect(ys.subscriptions == [Subscription(1201, 1251)])
    }
    @MainActor @Test func mainActorClosures() async {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let bag = DisposeBag()
        subject.map { $0 * 2 }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        subject.onNext(1)
        await Task.detached { subject.map { $0 }.subscribe(onNext: { _ in }).dispose() }.value
        #expect(seen == [2])
        let relay = BehaviorRelay(value: 1)
        relay.filter { $0 > 1 }.observe(on: MainScheduler.instance).bind(onNext: { seen.append($0) }).disposed(by: bag)
        relay.accept(5)
        #expect(seen == [2, 5])
        let d = PublishSubject<Int>()
        await withCheckedContinuation { c in
            d.subscribe(onNext: { seen.append($0) }, onCompleted: { c.resume() }).disposed(by: bag)
            Task.detached { d.onNext(7); d.onNext(8); d.onCompleted() }
        }
        #expect(seen == [2, 5, 7, 8])
    }
    @Test func share() {
        var count = 0
        let o = Observable<Int>.create { o in o.onNext(1); o.onCompleted(); return Disposables.create() }
            .do(onSubscribe: { }).share(replay: 1)
        _ = o.subscribe(); _ = o.subscribe()
        count += 1
        let s = PublishSubject<Int>()
        let log = BehaviorRelay<[String]>(value: [])
        let shared = s.do(onSubscribe: { log.accept(log.value + ["sub"]) }, onDispose: { log.accept(log.value + ["dis"]) }).share(replay: 1)
        let a = shared.subscribe(onNext: { log.accept(log.value + ["a\($0)"]) })
        s.onNext(1)
        let b = shared.subscribe(onNext: { log.accept(log.value + ["b\($0)"]) })
        s.onNext(2)
        a.dispose(); b.dispose()
        #expect(log.value == ["sub", "a1", "b1", "a2", "b2", "dis"])
        #expect(s.hasObservers == false)
    }
}
extension ObservableType {
    func toArrayForTest(_ f: ([Element]) -> Void) -> Int {
        let r = ReplaySubject<Element>.createUnbounded(); _ = subscribe(r)
        let all = Box<Element>(); _ = r.subscribe(AnyObserver { if let e = $0.element { all.v.append(e) } })
        f(all.v); return 0
    }
}
final class Box<E>: @unchecked Sendable { var v: [E] = [] }
