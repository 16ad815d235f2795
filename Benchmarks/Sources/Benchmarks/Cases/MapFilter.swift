import Rx
import Samples

let mapFilter = pump(
    "map/filter × 12", sixMapsAndFilters, byHand: { mappedAndFiltered($0) },
    toolchain: AsyncPump.events { AsyncPump.results(of: sixMapsAndFilters($0)) })

let mapFilterObjects = Case("map/filter × 12, objects", count: events, goal: 3) {
    let (source, emitter, results) = (PublishSubject<Payload>(), Emitter<Payload>(), Box(0))
    var chain: Observable<Payload> = source
    for _ in 0..<6 { chain = chain.map { $0.twin }.filter { $0.number >= 0 } }
    _ = chain.subscribe(onNext: { results.value &+= $0.number })
    _ = emitter.listen(mappedAndFiltered { (payload: Payload) in results.value &+= payload.number })
    let payload = Payload.make(1)
    return Sides(
        streams: { results.sum { for _ in 0..<events { source.onNext(payload) } } },
        byHand: { results.sum { for _ in 0..<events { emitter.emit(payload) } } })
}

let createMapFilter = create(
    "map/filter × 12", sixMapsAndFilters, byHand: { next, _ in mappedAndFiltered(next) },
    toolchain: AsyncPump.subscriptions { AsyncPump.results(of: sixMapsAndFilters($0)) })

let createMapFilterObjects = Case("map/filter × 12, objects", count: subscriptions) {
    let (payload, results) = (Payload.make(1), Box(0))
    return Sides(
        streams: {
            results.sum {
                for _ in 0..<subscriptions {
                    let source = PublishSubject<Payload>()
                    var chain: Observable<Payload> = source
                    for _ in 0..<6 { chain = chain.map { $0.twin }.filter { $0.number >= 0 } }
                    let subscription = chain.subscribe(onNext: { results.value &+= $0.number })
                    source.onNext(payload)
                    subscription.dispose()
                }
            }
        },
        byHand: {
            results.sum {
                for _ in 0..<subscriptions {
                    let emitter = Emitter<Payload>()
                    let listener = emitter.listen(
                        mappedAndFiltered { (payload: Payload) in results.value &+= payload.number })
                    emitter.emit(payload)
                    listener.cancel()
                }
            }
        })
}

private func sixMapsAndFilters(_ source: Observable<Int>) -> Observable<Int> {
    var chain = source
    for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
    return chain
}

private func sixMapsAndFilters(_ source: AsyncStream<Int>) -> some AsyncSequence<Int, Never> {
    threeMapsAndFilters(threeMapsAndFilters(source))
}

private func threeMapsAndFilters(
    _ source: some AsyncSequence<Int, Never> & Sendable
) -> some AsyncSequence<Int, Never> & Sendable {
    source
        .map { $0 &+ 1 }.filter { $0 >= 0 }
        .map { $0 &+ 1 }.filter { $0 >= 0 }
        .map { $0 &+ 1 }.filter { $0 >= 0 }
}
