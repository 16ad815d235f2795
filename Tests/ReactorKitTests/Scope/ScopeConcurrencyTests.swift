import Foundation
import OperatorModel
import ReactorKit
import Rx
import RxSupport
import TestSupport
import Testing

/// Children that are used on many threads, while their parent changes.
@Suite(.timeLimit(.minutes(15))) struct ScopeConcurrencyTests {
    /// A toggle reads the state. If an effect saw an old state, two toggles would set the same value.
    @Test func anEffectSeesTheMutationsOfEarlierActions() {
        let parent = ToggleParent()
        onThreads(8) { thread in
            for index in 0..<500 {
                let child = (thread + index) % 2 == 0 ? parent.left : parent.right
                child.action.onNext(())
            }
        }
        while parent.currentState.changes < 4_000 { sched_yield() }
        #expect(parent.currentState.wrong == 0)
    }

    /// A thread that removed the ended children once also removed a child that another thread had just added.
    @Test func childrenThatAreAddedAtTheSameTimeAllReceiveTheState() {
        for round in 1...200 {
            let board = BoardReactor()
            _ = board.action
            board.scope(
                CardReactor(0), state: \.left, action: BoardReactor.Action.left, mutation: BoardReactor.Mutation.left)
            let children = (0..<4).map { _ in CardReactor(1) }
            onThreads(4) { thread in
                board.scope(
                    children[thread], state: \.left, action: BoardReactor.Action.left,
                    mutation: BoardReactor.Mutation.left)
            }
            board.left.action.onNext(.add(round))
            #expect(children.map(\.currentState.value) == [round, round, round, round])
        }
    }

    @Test func aSubscriberReceivesEachStateOnceAndInOrder() {
        let board = BoardReactor()
        let values = Recorder<Int>()
        let subscription = board.left.state.subscribe(onNext: { values.append($0.value) })
        onThreads(8) { _ in
            for _ in 0..<250 { board.left.action.onNext(.add(1)) }
        }
        while values.elements.count < 2_001 { sched_yield() }
        subscription.dispose()
        #expect(values.elements == Array(0...2_000))
    }

    @Test func noPulseIsLost() {
        let board = BoardReactor()
        let texts = Recorder<String>()
        let subscription = board.right.pulse(\.$announcement).skip(1).subscribe(onNext: { texts.append($0) })
        onThreads(8) { _ in
            for _ in 0..<100 { board.right.action.onNext(.announce("a")) }
        }
        while texts.elements.count < 800 { sched_yield() }
        subscription.dispose()
        #expect(texts.elements.count == 800)
    }

    /// Children are started on some threads, while others change the parent's state.
    @Test func aChildThatStartsMissesNoState() {
        for round in 0..<200 {
            let board = BoardReactor(BoardReactor.State(rows: (0..<4).map { CardReactor.State(id: $0) }))
            let last = (0..<4).map { _ in Guarded(0) }
            let bag = DisposeBag()
            onThreads(4) { thread in
                if (thread + round) % 2 == 0 {
                    for id in 0..<4 { board.action.onNext(.row(id, .add(1))) }
                } else {
                    for id in [thread, (thread + 2) % 4] {
                        board.rows[id]?.state.subscribe(onNext: { state in last[id].withLock { $0 = state.value } })
                            .disposed(by: bag)
                    }
                }
            }
            while board.currentState.changes < 8 { sched_yield() }
            let subscribed = round % 2 == 0 ? [1, 3] : [0, 2]
            for id in subscribed {
                while last[id].withLock({ $0 }) != 2 { sched_yield() }
                #expect(board.rows[id]?.currentState.value == 2)
            }
        }
    }

    @Test func rowsComeAndGoWhileTheyWork() async {
        let alive = Guarded(0)
        weak var ended: BoardReactor?
        do {
            let board = BoardReactor { element in CountedCard.make(element.id, alive) }
            ended = board
            onThreads(8) { thread in
                var random = SeededGenerator(seed: UInt64(thread + 1))
                for _ in 0..<200 {
                    let id = Int(random.next() % 16)
                    switch random.next() % 4 {
                    case 0:
                        let ids = (0..<16).filter { _ in random.next() % 2 == 0 }
                        board.action.onNext(.setRows(ids.map { CardReactor.State(id: $0) }))
                    case 1: board.rows[id]?.action.onNext(.load("a"))
                    case 2: board.rows[id]?.action.onNext(.cancelLoad)
                    default: board.rows[id]?.action.onNext(.add(1))
                    }
                }
            }
        }
        // Another thread may still handle the last step, which retains the reactors.
        while ended != nil || alive.withLock({ $0 }) != 0 { await Task.yield() }
    }
}

/// Makes cards that count their subscriptions.
private enum CountedCard {
    static func make(_ id: Int, _ alive: Guarded<Int>) -> CardReactor {
        CardReactor(
            id,
            events: .create { _ in
                alive.withLock { $0 += 1 }
                return Disposables.create { alive.withLock { $0 -= 1 } }
            })
    }
}

private final class ToggleChild: Reactor {
    typealias Action = Void
    typealias Mutation = Bool
    let initialState = false

    func mutate(action: Void) -> Observable<Bool> { .just(!currentState) }

    func reduce(state: Bool, mutation: Bool) -> Bool { mutation }
}

private final class ToggleParent: Reactor {
    enum Action { case left, right }
    enum Mutation { case left(Bool), right(Bool) }
    struct State {
        var left = false
        var right = false
        var changes = 0
        /// How many toggles set the value that was there.
        var wrong = 0
    }

    let initialState = State()
    let left = ToggleChild()
    let right = ToggleChild()

    init() {
        scope(left, state: \.left, action: { .left }, mutation: Mutation.left)
        scope(right, state: \.right, action: { .right }, mutation: Mutation.right)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .left: left.effects(of: ()).map(Mutation.left)
        case .right: right.effects(of: ()).map(Mutation.right)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        state.changes += 1
        switch mutation {
        case .left(let isOn):
            if isOn == state.left { state.wrong += 1 }
            state.left = isOn
        case .right(let isOn):
            if isOn == state.right { state.wrong += 1 }
            state.right = isOn
        }
        return state
    }
}
