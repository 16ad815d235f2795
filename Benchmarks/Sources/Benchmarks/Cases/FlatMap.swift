import Rx

let flatMapOne = pump(
    "flatMap(just) × 5", { flatMaps($0) { .just($0 &+ 1) } }, byHand: { flatMaps($0) { one($0 &+ 1) } },
    toolchain: AsyncPump.events {
        AsyncPump.results(
            of: $0.flatMap { justAsync($0) }.flatMap { justAsync($0) }.flatMap { justAsync($0) }
                .flatMap { justAsync($0) }.flatMap { justAsync($0) })
    })

/// Every event becomes 32 values. The hand-written side emits them in the order of Rx, too.
let flatMapTwo = pump(
    "flatMap(of two) × 5", count: 500, { flatMaps($0) { .of($0, $0) } },
    byHand: { next in
        let turns = Turns()
        let chain = flatMaps(next) { two($0, in: turns) }
        return { element in turns.run { chain(element) } }
    })

/// The same case compared with nested loops, which emit the same values in another order.
let flatMapTwoInLoops = pump(
    "flatMap(of two) × 5, by hand in loops", count: 500, { flatMaps($0) { .of($0, $0) } },
    byHand: { flatMaps($0) { two($0) } })

let flatMapLatest = pump(
    "flatMapLatest(just) × 5", { flatMapsLatest($0) }, byHand: { flatMapsLatest($0, Cancellables()) })

let createFlatMap = create(
    "flatMap(just) × 5", { flatMaps($0) { .just($0 &+ 1) } },
    byHand: { next, rest in
        let inners = Cancellables()
        rest.append(inners)
        return flatMaps(next, inners) { one($0 &+ 1) }
    })

let createFlatMapLatest = create(
    "flatMapLatest(just) × 5", { flatMapsLatest($0) },
    byHand: { next, rest in
        let inners = Cancellables()
        rest.append(inners)
        return flatMapsLatest(next, inners)
    })

private func flatMaps(
    _ source: Observable<Int>, _ transform: @escaping @Sendable (Int) -> Observable<Int>
) -> Observable<Int> {
    var chain = source
    for _ in 0..<5 { chain = chain.flatMap(transform) }
    return chain
}

private func flatMapsLatest(_ source: Observable<Int>) -> Observable<Int> {
    var chain = source
    for _ in 0..<5 { chain = chain.flatMapLatest { Observable.just($0 &+ 1) } }
    return chain
}

private func flatMaps(
    _ next: @escaping Listener, _ inners: Cancellables = Cancellables(), _ transform: @escaping (Int) -> Source
) -> Listener {
    var body = next
    for _ in 0..<5 { body = flatMapped(body, inners, transform) }
    return body
}

private func flatMapsLatest(_ next: @escaping Listener, _ inners: Cancellables) -> Listener {
    var body = next
    for _ in 0..<5 {
        let latest = Switch()
        inners.append(latest)
        body = latest.flatMapped(body) { one($0 &+ 1) }
    }
    return body
}

@Sendable
private func justAsync(_ value: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        continuation.yield(value &+ 1)
        continuation.finish()
    }
}
