import Rx

/// The cost of an element of a source with many elements, including the subscription.
let range = source("range, an element", { .range(start: 0, count: events) }) { count, next in
    for number in 0..<count { next(number) }
}

let array = source("an array, an element", { [numbers = Array(0..<events)] in .from(numbers) }) { count, next in
    for number in Array(0..<count) { next(number) }
}

let concatMapOne = pump(
    "concatMap(just)", goal: 1.5, { $0.concatMap { Observable.just($0 &+ 1) } },
    byHand: { flatMapped($0, Cancellables()) { one($0 &+ 1) } })

let createJust = subscribing("just", { .just($0) }) { number, next in
    one(number)(next)
}

let createCreate = subscribing("create", created) { number, next in handCreated(number)(next) }

let createCreateOfSix = subscribing(
    "create and six operators",
    { number in (0..<3).reduce(created(number)) { chain, _ in chain.map { $0 &+ 1 }.filter { $0 >= 0 } } }
) { number, next in
    handCreated(number)((0..<3).reduce(next) { next, _ in mapped(filtered(next)) })
}

private func created(_ number: Int) -> Observable<Int> {
    Observable.create { observer in
        observer.onNext(number)
        observer.onCompleted()
        return Disposables.create()
    }
}

@inline(never)
private func handCreated(_ number: Int) -> Source {
    { next in
        next(number)
        return Cancellables()
    }
}

/// Makes a case of a source that emits all events of a run.
private func source(
    _ name: String, _ make: @escaping @Sendable () -> Observable<Int>,
    byHand: @escaping @Sendable (Int, Listener) -> Void
) -> Case {
    Case(name, count: events, goal: 4) {
        let results = Box(0)
        return Sides(
            streams: { results.sum { _ = make().subscribe(onNext: { results.value &+= $0 }) } },
            byHand: { results.sum { byHand(events, added(to: results)) } })
    }
}

@inline(never)
private func added(to results: Box<Int>) -> Listener { { results.value &+= $0 } }

/// Makes a case that makes a source, subscribes to it, receives its events and disposes of the subscription.
private func subscribing(
    _ name: String, _ make: @escaping @Sendable (Int) -> Observable<Int>,
    byHand: @escaping @Sendable (Int, @escaping Listener) -> (any Cancellable)?
) -> Case {
    Case(name, count: subscriptions, goal: 3) {
        let results = Box(0)
        return Sides(
            streams: {
                results.sum {
                    for number in 0..<subscriptions {
                        make(number).subscribe(onNext: { results.value &+= $0 }).dispose()
                    }
                }
            },
            byHand: {
                results.sum {
                    for number in 0..<subscriptions { byHand(number, { results.value &+= $0 })?.cancel() }
                }
            })
    }
}
