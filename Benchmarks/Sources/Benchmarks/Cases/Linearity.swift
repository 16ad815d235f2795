import Rx
import Samples

/// The cost per unit for growing numbers of units. It stays the same if the total cost grows linearly.
struct Growth: Sendable {
    let name: String
    /// The unit of the costs.
    let unit: String
    let sizes: [Int]
    /// Sets up `size` units. A run of either side uses all of them `passes` times.
    let prepare: @Sendable (_ size: Int, _ passes: Int) -> Sides
}

let growths = [
    Growth(name: "Chain of n maps", unit: "operator", sizes: [1, 2, 5, 10, 20, 50, 100], prepare: chains),
    Growth(
        name: "n subscribers", unit: "subscriber", sizes: [1, 10, 100, 1_000, 10_000, 100_000],
        prepare: { fanOut(to: $0, events: $1) }),
    Growth(name: "n reactors", unit: "action", sizes: [1, 10, 100, 1_000, 10_000], prepare: reactors),
]

private func chains(_ length: Int, _ events: Int) -> Sides {
    let (source, emitter, results) = (PublishSubject<Int>(), Emitter<Int>(), Box(0))
    var chain: Observable<Int> = source
    var body: Listener = { results.value &+= $0 }
    for _ in 0..<length {
        chain = chain.map { $0 &+ 1 }
        body = mapped(body)
    }
    _ = chain.subscribe(onNext: { results.value &+= $0 })
    _ = emitter.listen(body)
    return Sides(
        streams: { results.sum { for number in 0..<events { source.onNext(number) } } },
        byHand: { results.sum { for number in 0..<events { emitter.emit(number) } } })
}

private func reactors(_ count: Int, _ passes: Int) -> Sides {
    let (tallies, results) = ((0..<count).map { _ in Tally() }, Box(0))
    let stores = (0..<count).map { _ in makeStore() }
    for tally in tallies { _ = tally.state.subscribe(onNext: { results.value &+= $0.value }) }
    for store in stores { _ = store.listen { results.value &+= $0.value } }
    return Sides(
        streams: {
            results.sum { for number in 0..<passes { for tally in tallies { tally.action.onNext(.add(number)) } } }
        },
        byHand: {
            results.sum { for number in 0..<passes { for store in stores { store.send(.add(number)) } } }
        })
}
