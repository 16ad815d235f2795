import CAffinity
import Foundation
import ReactorKit
import Rx
import Samples
import Synchronization

// The cost of work that 8 threads do at once on two cores, as a multiple of the cost of one thread. The single thread
// takes the place of the hand-written side, in the same run. A lock that is handed over to sleeping threads costs a
// hundred times as much here.

let threadFamily = Family(
    name: "From 8 threads on 2 cores, against one", unit: "event, read or action",
    cases: [
        contended("PublishSubject") { _ in
            let (subject, results) = (PublishSubject<Int>(), Box(0))
            _ = subject.subscribe(onNext: { _ in results.value &+= 1 })
            return ContendedWork(step: { _ in subject.onNext(1) }, sum: { results.value })
        },
        contended("BehaviorRelay.accept") { _ in
            let (relay, results) = (BehaviorRelay(value: 0), Box(0))
            _ = relay.skip(1).subscribe(onNext: { _ in results.value &+= 1 })
            return ContendedWork(step: { _ in relay.accept(1) }, sum: { results.value })
        },
        contended("currentState") { _ in
            let tally = Tally()
            return ContendedWork(step: { _ in _ = tally.currentState }, sum: { tally.currentState.value })
        },
        contended("actions to one reactor") { _ in
            let (tally, results) = (Tally(), Box(0))
            _ = tally.state.skip(1).subscribe(onNext: { _ in results.value &+= 1 })
            return ContendedWork(step: { _ in tally.action.onNext(.add(1)) }, sum: { results.value })
        },
        contended("actions to a reactor each") { threads in
            let tallies = (0..<threads).map { _ in Tally() }
            return ContendedWork(
                step: { tallies[$0].action.onNext(.add(1)) },
                sum: { tallies.reduce(0) { $0 &+ $1.currentState.value } })
        },
        // The cost of the machine itself. It triples while the two cores of a virtual machine are not neighbours.
        contended("an atomic counter", goal: nil) { _ in
            let counter = AtomicCounter()
            return ContendedWork(step: { _ in counter.increment() }, sum: { counter.value })
        },
    ])

/// Work that several threads do at the same time. `step` takes the number of its thread.
private struct ContendedWork: Sendable {
    let step: @Sendable (Int) -> Void
    let sum: @Sendable () -> Int
}

private final class AtomicCounter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func increment() { count.wrappingAdd(1, ordering: .relaxed) }
}

private let threads = 8
private let steps = 200_000

/// - Parameter prepare: Makes the work for a number of threads.
private func contended(
    _ name: String, goal: Double? = 3, _ prepare: @escaping @Sendable (Int) -> ContendedWork
) -> Case {
    Case("\(name), from 8 threads", count: steps, goal: goal, clock: .wall) {
        Sides(streams: { prepare(threads).run(on: threads) }, byHand: { prepare(1).run(on: 1) })
    }
}

extension ContendedWork {
    fileprivate func run(on threads: Int) -> Int {
        let group = DispatchGroup()
        for number in 0..<threads {
            group.enter()
            Thread {
                use_two_cores()
                for _ in 0..<(steps / threads) { step(number) }
                group.leave()
            }.start()
        }
        group.wait()
        return sum()
    }
}
