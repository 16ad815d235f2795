import Rx

// On both sides, every step of a driver can be shared, and replays its latest value to a new subscriber.

let driver = pump("Driver map/filter × 12", { driven($0) }, byHand: { driven($0) })

let createDriver = create("Driver map/filter × 12", { driven($0) }, byHand: { next, _ in driven(next) })

private func driven(_ source: Observable<Int>) -> Observable<Int> {
    var chain = source.asDriver(onErrorJustReturn: 0)
    for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
    return chain.asObservable()
}

private func driven(_ next: @escaping Listener) -> Listener {
    let first = SharedStep()
    first.mappedAndFiltered().listen(next)
    return driven(first)
}
