import Barest
import Samples

/// The lowest cost of a library with this design (Decision 0016). `Barest` has the same objects and closures, and does
/// only the work that it cannot leave out.
let barestFamily = Family(
    name: "The barest library of this shape", unit: "subscription or action",
    cases: [
        subscribing(
            "barest: create", goal: nil,
            { number, results in created(number).subscribe(onNext: { results.value &+= $0 }).dispose() },
            byHand: { number, next in handCreated(number)(next) }),
        subscribing(
            "barest: create and six operators", goal: nil,
            { number, results in
                (0..<3).reduce(created(number)) { chain, _ in chain.map { $0 &+ 1 }.filter { $0 >= 0 } }
                    .subscribe(onNext: { results.value &+= $0 }).dispose()
            },
            byHand: { number, next in
                handCreated(number)((0..<3).reduce(next) { next, _ in mapped(filtered(next)) })
            }),
        Case("barest: concat([.just, work, .just])", count: events) {
            let results = Box(0)
            let reactor = Reactor(Loader.State(), mutate: load, reduce: reduced) { results.value &+= $0.value }
            let load = loadingByHand(into: results)
            return Sides(
                streams: { results.sum { for number in 0..<events { reactor.onNext(number) } } },
                byHand: { results.sum { for number in 0..<events { load(number) } } })
        },
    ])

private func created(_ number: Int) -> Observable<Int> {
    Observable.create { observer in
        observer.onNext(number)
        observer.onCompleted()
        return NothingToDispose()
    }
}

@inline(never)
private func load(_ action: Int) -> Observable<Loader.Mutation> {
    .concat([.just(.setBusy(true)), Observable.just(action).map { .setValue($0) }, .just(.setBusy(false))])
}

private func reduced(_ state: Loader.State, _ mutation: Loader.Mutation) -> Loader.State {
    var state = state
    mutation.change(&state)
    return state
}
