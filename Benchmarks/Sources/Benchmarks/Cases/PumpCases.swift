import Rx

/// Events through chains that are already subscribed to.
let pumpCases: [Case] = [subject, mapFilter, flatMapJust, combineTwo, mergeTwo, scanDistinct, shareReplay]

private let events = 200_000

private func pump(
    _ name: String, _ chain: (Observable<Int>) -> Observable<Int>, byHand: (Emitter<Int>, Box<Int>) -> Void
) -> Case {
    let (source, sum) = (PublishSubject<Int>(), Box(0))
    _ = chain(source).subscribe(onNext: { sum.value &+= $0 })
    let (emitter, handSum) = (Emitter<Int>(), Box(0))
    byHand(emitter, handSum)
    return Case(
        name: name, count: events,
        streams: { for number in 0..<events { source.onNext(number) } },
        byHand: { for number in 0..<events { emitter.emit(number) } })
}

private let subject = pump("PublishSubject, 1 subscriber", { $0 }) { emitter, sum in
    _ = emitter.listen { sum.value &+= $0 }
}

private let mapFilter = pump(
    "map/filter × 12",
    { source in
        var chain = source
        for _ in 0..<6 { chain = chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
        return chain
    }
) { emitter, sum in
    var body: (Int) -> Void = { sum.value &+= $0 }
    for _ in 0..<6 {
        let next = body
        let filter: (Int) -> Void = { if $0 >= 0 { next($0) } }
        body = { filter($0 &+ 1) }
    }
    _ = emitter.listen(body)
}

private let flatMapJust = pump(
    "flatMap(just) × 5",
    { source in
        var chain = source
        for _ in 0..<5 { chain = chain.flatMap { Observable.just($0 &+ 1) } }
        return chain
    }
) { emitter, sum in
    var body: (Int) -> Void = { sum.value &+= $0 }
    for _ in 0..<5 {
        let next = body
        body = { for element in CollectionOfOne($0 &+ 1) { next(element) } }
    }
    _ = emitter.listen(body)
}

private let combineTwo = pump(
    "combineLatest of 2",
    { source in
        Observable.combineLatest(source, Observable.just(1)) { $0 &+ $1 }
    }
) { emitter, sum in
    let other: Int? = 1
    _ = emitter.listen { if let other { sum.value &+= $0 &+ other } }
}

private let mergeTwo = pump("merge of 2", { Observable.merge($0, Observable.never()) }) { emitter, sum in
    let second = Emitter<Int>()
    let both: (Int) -> Void = { sum.value &+= $0 }
    _ = (emitter.listen(both), second.listen(both))
}

private let scanDistinct = pump(
    "scan + distinctUntilChanged",
    { source in
        source.scan(0) { $0 &+ $1 }.distinctUntilChanged()
    }
) { emitter, sum in
    let (total, last) = (Box(0), Box<Int?>(nil))
    _ = emitter.listen {
        total.value &+= $0
        guard last.value != total.value else { return }
        last.value = total.value
        sum.value &+= total.value
    }
}

private let shareReplay = pump(
    "share(replay: 1), 2 subscribers",
    { source in
        let shared = source.share(replay: 1)
        return Observable.merge(shared, shared)
    }
) { emitter, sum in
    let (shared, last) = (Emitter<Int>(), Box(0))
    _ = (shared.listen { sum.value &+= $0 }, shared.listen { sum.value &+= $0 })
    _ = emitter.listen {
        last.value = $0
        shared.emit($0)
    }
}
