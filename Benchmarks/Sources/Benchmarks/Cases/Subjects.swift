import Rx

let oneSubscriber = pump(
    "subject, 1 subscriber", { $0 }, byHand: { $0 }, toolchain: AsyncPump.events { AsyncPump.results(of: $0) })

let twoSubscribers = Case("subject, 2 subscribers", count: events, goal: 3) { fanOut(to: 2, events: events) }

let manySubscribers = Case("fan-out to 10,000, a subscriber", count: 10_000 * 10, goal: 3) {
    fanOut(to: 10_000, events: 10)
}

let createSubject = create(
    "subject", { $0 }, byHand: { next, _ in next }, toolchain: AsyncPump.subscriptions { AsyncPump.results(of: $0) })

/// Makes the sides of a case with one source and many subscribers.
func fanOut(to subscribers: Int, events: Int) -> Sides {
    let (source, emitter, results) = (PublishSubject<Int>(), Emitter<Int>(), Box(0))
    for _ in 0..<subscribers {
        _ = source.subscribe(onNext: { results.value &+= $0 })
        _ = emitter.listen { results.value &+= $0 }
    }
    return Sides(
        streams: { results.sum { for number in 0..<events { source.onNext(number) } } },
        byHand: { results.sum { for number in 0..<events { emitter.emit(number) } } })
}
