import Dispatch
import Rx

// Closures of an actor, compared with a chain whose closures have no actor. That chain takes the place of the
// hand-written side, so the ratio shows the cost of the actor.

let isolationFamily = Family(
    name: "Closures of an actor, against none", unit: "event",
    cases: [onTheirActor, broughtOver])

/// As in a view: all closures belong to the main actor, and all events come on the main thread.
private let onTheirActor = Case("map/filter × 12 of the main actor, on the main thread", count: events, goal: 1.5) {
    let (isolated, isolatedResults) = (PublishSubject<Int>(), Box(0))
    MainActor.assumeIsolated {
        var chain: Observable<Int> = isolated
        for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
        _ = chain.subscribe(onNext: { isolatedResults.value &+= $0 })
    }
    let (free, freeResults) = (PublishSubject<Int>(), Box(0))
    var chain: Observable<Int> = free
    for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
    _ = chain.subscribe(onNext: { freeResults.value &+= $0 })
    return Sides(
        streams: { isolatedResults.sum { for number in 0..<events { isolated.onNext(number) } } },
        byHand: { freeResults.sum { for number in 0..<events { free.onNext(number) } } })
}

/// Events from another thread that are brought to an operator of an actor, compared with `observe(on:)` a serial queue.
private let broughtOver = Case("events brought over, against observe(on:)", count: 5 * events, clock: .wall) {
    let count = 5 * events
    let (brought, observed) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (broughtArrivals, observedArrivals) = (Arrivals(until: count - 1), Arrivals(until: count - 1))
    let isReady = DispatchSemaphore(value: 0)
    Task {
        await Desk().receive(brought) { broughtArrivals.receive($0) }
        isReady.signal()
    }
    isReady.wait()
    _ = observed.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "observed"))
        .subscribe(onNext: { observedArrivals.receive($0) })
    return Sides(
        streams: { broughtArrivals.sum { for number in 0..<count { brought.onNext(number) } } },
        byHand: { observedArrivals.sum { for number in 0..<count { observed.onNext(number) } } })
}

private actor Desk {
    private var last = 0

    func receive(_ source: Observable<Int>, _ body: @escaping @Sendable (Int) -> Void) {
        _ = source.map { self.note($0) }.subscribe(onNext: body)
    }

    private func note(_ number: Int) -> Int {
        last = number
        return number
    }
}
