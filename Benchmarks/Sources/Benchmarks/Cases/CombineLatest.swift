import Rx

let combineLatest = pump("combineLatest of 4 × 7", { combinations($0) }, byHand: { combinations($0) })

let createCombineLatest = create(
    "combineLatest of 4 × 7", { combinations($0) }, byHand: { next, _ in combinations(next) })

private func combinations(_ source: Observable<Int>) -> Observable<Int> {
    var chain = source
    for _ in 0..<7 {
        chain = Observable.combineLatest(Observable.just(1), Observable.just(1), Observable.just(1), chain) {
            $0 &+ $1 &+ $2 &+ $3
        }
    }
    return chain
}

private func combinations(_ next: @escaping Listener) -> Listener {
    var body = next
    for _ in 0..<7 {
        let latest = LatestOfFour(body)
        latest.setFirst(1)
        latest.setSecond(1)
        latest.setThird(1)
        body = latest.setFourth
    }
    return body
}
