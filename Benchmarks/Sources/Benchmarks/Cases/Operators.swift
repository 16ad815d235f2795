import Rx
import Synchronization

/// By hand, a merge needs no code, because two emitters can share one listener.
let merge = pump("merge of 2", { Observable.merge($0, Observable.never()) }, byHand: { $0 })

let withLatestFrom = pump(
    "withLatestFrom", { $0.withLatestFrom(BehaviorSubject(value: 1)) { $0 &+ $1 } },
    byHand: { next in
        let latest = Box<Int?>(1)
        return { if let latest = latest.value { next($0 &+ latest) } }
    })

let scan = pump(
    "scan", { $0.scan(0) { $0 &+ $1 } }, byHand: { accumulated($0) })

let distinctUntilChanged = pump(
    "distinctUntilChanged", { $0.distinctUntilChanged() },
    byHand: { next in
        let last = Box<Int?>(nil)
        return {
            guard last.value != $0 else { return }
            last.value = $0
            next($0)
        }
    })

let shareReplay = pump(
    "share(replay: 1), 2 subscribers",
    {
        let shared = $0.share(replay: 1)
        return Observable.merge(shared, shared)
    },
    byHand: { next in
        let shared = Replaying()
        shared.listen(next)
        shared.listen(next)
        return { shared.emit($0) }
    })

let pipeline = pump(
    "flatMap → scan → startWith → replay(1)",
    {
        let states = $0.flatMap { Observable.just($0 &+ 1) }.scan(0) { $0 &+ $1 }.startWith(0).replay(1)
        _ = states.connect()
        return states
    },
    byHand: { next in
        let states = Replaying()
        states.emit(0)
        states.listen(next)
        return flatMapped(accumulated { states.emit($0) }, Cancellables()) { one($0 &+ 1) }
    })

let behaviorRelay = Case("BehaviorRelay.accept", count: events, goal: 0.7) {
    let (relay, replaying, results) = (BehaviorRelay(value: 0), Replaying(), Box(0))
    _ = relay.subscribe(onNext: { results.value &+= $0 })
    replaying.listen { results.value &+= $0 }
    return Sides(
        streams: { results.sum { for number in 0..<events { relay.accept(number) } } },
        byHand: { results.sum { for number in 0..<events { replaying.emit(number) } } })
}

/// An emitter that replays its latest value to a new listener. A lock guards the value, so no thread sees a part of it.
private final class Replaying {
    private let emitter = Emitter<Int>()
    private let latest = Mutex<Int?>(nil)

    func listen(_ body: @escaping Listener) {
        if let latest = latest.withLock({ $0 }) { body(latest) }
        _ = emitter.listen(body)
    }

    func emit(_ value: Int) {
        latest.withLock { $0 = value }
        emitter.emit(value)
    }
}

@inline(never)
private func accumulated(_ next: @escaping Listener) -> Listener {
    let total = Box(0)
    return {
        total.value &+= $0
        next(total.value)
    }
}
