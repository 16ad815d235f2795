import ReactorKit
import Rx
import RxSupport
import TestSupport
import Testing

@Suite struct ChildReactorsTests {
    @Test func eachElementHasAChild() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1, 2)))
        #expect(board.rows[1] === board.rows[1])
        #expect(board.rows[3] == nil)
        #expect(board.made.elements == [1, 2])
        board.rows[2]?.action.onNext(.add(5))
        #expect(board.currentState.rows.map(\.value) == [0, 5])
        #expect(board.rows[2]?.currentState.value == 5)
        #expect(board.rows[1]?.currentState.value == 0)
    }

    @Test func theChildOfAnElementIsFoundByItsID() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1)))
        let old = CardReactor.State(id: 1, value: 9)
        #expect(board.rows.child(of: old) === board.rows[1])
        let removed = board.rows.child(of: CardReactor.State(id: 7, value: 9))
        removed.action.onNext(.add(1))
        #expect(board.currentState.changes == 0)
        #expect(removed.currentState.value == 1)
    }

    @Test func childrenAreMadeAndReleasedWithTheirElements() {
        let (first, second) = (Flag(), Flag())
        let board = BoardReactor { CardReactor($0.id, isDead: $0.id == 1 ? first : second) }
        board.action.onNext(.setRows(cards(1)))
        #expect(board.made.elements == [1])
        board.action.onNext(.setRows(cards(2, 1)))
        #expect(board.made.elements == [1, 2])
        board.action.onNext(.setRows(cards(2)))
        #expect(first.isSet)
        #expect(!second.isSet)
        board.action.onNext(.setRows(cards(1)))
        #expect(second.isSet)
        #expect(board.made.elements == [1, 2, 1])
    }

    @Test func aMoveKeepsTheChildren() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1, 2, 3)))
        let children = [1, 2, 3].map { board.rows[$0] }
        board.rows[3]?.action.onNext(.add(9))
        board.action.onNext(.setRows(board.currentState.rows.reversed()))
        #expect(board.made.elements == [1, 2, 3])
        #expect(zip(children, [1, 2, 3]).allSatisfy { $0 === board.rows[$1] })
        #expect(board.rows[3]?.currentState.value == 9)
    }

    @Test func aChangeElsewhereEmitsNothing() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1, 2)))
        let values = Recorder<Int>()
        let subscription = board.rows[1]?.state.subscribe(onNext: { values.append($0.value) })
        board.rows[2]?.action.onNext(.add(1))
        board.left.action.onNext(.add(1))
        board.action.onNext(.setRows(cards(4) + board.currentState.rows))
        board.rows[1]?.action.onNext(.add(3))
        subscription?.dispose()
        #expect(values.elements == [0, 3])
    }

    @Test func effectsEndWithTheirElement() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1, 2)))
        let (first, second) = (board.rows[1]!, board.rows[2]!)
        first.action.onNext(.load("a"))
        second.action.onNext(.load("b"))
        board.action.onNext(.setRows(cards(2)))
        #expect(!first.load("a").hasObservers)
        #expect(second.load("b").hasObservers)
        first.load("a").onNext(.add(1))
        #expect(board.currentState.changes == 2)
    }

    @Test func rowsMayUseTheSameNameForWork() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1, 2)))
        board.rows[1]?.action.onNext(.load("a"))
        board.rows[2]?.action.onNext(.load("b"))
        #expect(board.currentState.rows.map(\.loading) == [["a"], ["b"]])
        #expect(board.namesOfAllWork == ["load", "load"])
    }

    @Test func anActionOrAnswerAfterTheRemovalDoesNothing() {
        let board = BoardReactor(BoardReactor.State(rows: cards(1)))
        let row = board.rows[1]!
        board.action.onNext(.setRows([]))
        row.action.onNext(.add(1))
        #expect(board.currentState.rows.isEmpty)
        #expect(board.currentState.changes == 0)
        #expect(board.rows[1] == nil)
    }

    @Test func theEventsOfARowEndWithIt() {
        let events = PublishSubject<CardReactor.Mutation>()
        let board = BoardReactor { CardReactor($0.id, events: events.asObservable()) }
        board.action.onNext(.setRows(cards(1, 2)))
        events.onNext(.add(2))
        #expect(board.currentState.rows.map(\.value) == [2, 2])
        board.action.onNext(.setRows([board.currentState.rows[1]]))
        events.onNext(.add(1))
        #expect(board.currentState.rows.map(\.value) == [3])
        board.action.onNext(.setRows([]))
        #expect(!events.hasObservers)
    }

    @Test func childrenExistBeforeAViewSeesTheirElements() {
        let board = BoardReactor()
        let found = Recorder<[Bool]>()
        let subscription = board.state.subscribe(onNext: { [unowned board] state in
            found.append(state.rows.map { board.rows[$0.id] != nil })
        })
        board.action.onNext(.setRows(cards(1, 2)))
        subscription.dispose()
        #expect(found.elements == [[], [true, true]])
    }

    @Test func effectsDoNotStartTheParent() {
        let events = Recorder<Bool>()
        let board = BoardReactor(BoardReactor.State(rows: cards(1)))
        board.observeEvents { _ in events.append(true) }
        var mutations = 0
        for id in [1, 2] {
            let counted = Recorder<Int>()
            board.mutate(action: .row(id, .add(1))).subscribe(onNext: { _ in counted.append(id) }).dispose()
            mutations += counted.elements.count
        }
        #expect(mutations == 1)
        #expect(events.elements.isEmpty)
    }

    @Test func manyRowsAreUpdatedOnlyWhereTheyDiffer() {
        let board = BoardReactor(BoardReactor.State(rows: (0..<1_000).map { CardReactor.State(id: $0) }))
        let updates = Recorder<Int>()
        let bag = DisposeBag()
        for id in 0..<1_000 {
            board.rows[id]?.state.skip(1).subscribe(onNext: { updates.append($0.id) }).disposed(by: bag)
        }
        board.rows[500]?.action.onNext(.add(1))
        board.action.onNext(.row(7, .add(1)))
        #expect(updates.elements == [500, 7])
    }
}

private func cards(_ ids: Int...) -> [CardReactor.State] { ids.map { CardReactor.State(id: $0) } }
