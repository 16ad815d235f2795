import Dispatch
import ReactorKit
import Rx
import Synchronization
import Testing

@Suite struct SerialityTests {
    @Test(arguments: [1, 8]) func noActionIsLostAndNoReduceOverlaps(threads: Int) {
        let reactor = TallyReactor()
        let actions = 100_000
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for _ in 0..<actions { reactor.action.onNext(()) }
        }
        #expect(reactor.currentState == threads * actions)
        #expect(reactor.overlaps.load(ordering: .relaxed) == 0)
    }

    @Test func reduceRunsOnTheReactorsScheduler() async {
        let reactor = BackgroundReactor()
        let bag = DisposeBag()
        let names: [String] = await withCheckedContinuation { continuation in
            reactor.state.skip(1).take(1)
                .subscribe(onNext: { continuation.resume(returning: $0) })
                .disposed(by: bag)
            reactor.action.onNext(())
        }
        #expect(names == ["reactor"])
    }

    @Test func actionsFromManyThreadsAreAllReducedOnTheScheduler() async {
        let reactor = BackgroundReactor()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1_000 { reactor.action.onNext(()) }
        }
        await wait(for: reactor, toReduce: 4_000)
        #expect(Set(reactor.currentState) == ["reactor"])
    }

    @MainActor @Test func aMainActorViewIsCalledOnTheMainActorInOrder() async {
        let reactor = BackgroundReactor()
        var counts: [Int] = []
        var bag: DisposeBag? = DisposeBag()
        let last: Void = await withCheckedContinuation { continuation in
            reactor.state
                .subscribe(onNext: { state in
                    MainActor.assertIsolated()
                    counts.append(state.count)
                    if state.count == 100 { continuation.resume() }
                })
                .disposed(by: bag!)
            for _ in 0..<100 { reactor.action.onNext(()) }
        }
        _ = last
        #expect(counts == counts.sorted())
        bag = nil
        let before = counts.count
        reactor.action.onNext(())
        await Task.detached { for _ in 0..<100 { reactor.action.onNext(()) } }.value
        await wait(for: reactor, toReduce: 201)
        #expect(counts.count == before)
    }
}

private func wait(for reactor: BackgroundReactor, toReduce count: Int) async {
    await withCheckedContinuation { continuation in
        _ = reactor.state.filter { $0.count >= count }.take(1).subscribe(onCompleted: { continuation.resume() })
    }
}

private final class TallyReactor: Reactor {
    typealias Action = Void

    let initialState = 0
    let overlaps = Atomic<Int>(0)
    private let inside = Atomic<Int>(0)

    func reduce(state: Int, mutation: Void) -> Int {
        if inside.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
        defer { inside.subtract(1, ordering: .relaxed) }
        return state + 1
    }
}

private final class BackgroundReactor: Reactor {
    typealias Action = Void

    private static let key = DispatchSpecificKey<String>()

    let initialState: [String] = []
    let scheduler: any Scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "reactor") { queue in
        queue.setSpecific(key: key, value: "reactor")
    }

    func reduce(state: [String], mutation: Void) -> [String] {
        state + [DispatchQueue.getSpecific(key: Self.key) ?? "elsewhere"]
    }
}
