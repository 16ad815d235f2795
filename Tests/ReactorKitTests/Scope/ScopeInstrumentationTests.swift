import ReactorKit
import Rx
import TestSupport
import Testing

/// The events of a child, and the states that an inspector shows in its parent.
@Suite struct ScopeInstrumentationTests {
    private let board = BoardReactor()
    private let events = Recorder<String>()
    private let bag = DisposeBag()

    init() {
        board.left.observeEvents { [events] event in
            switch event.kind {
            case .started(let state as CardReactor.State): events.append("started \(state.value)")
            case .action(let action): events.append("\(action)")
            case .state(let state as CardReactor.State): events.append("state \(state.value)")
            default: events.append("other")
            }
        }.disposed(by: bag)
    }

    @Test func aChildReportsItsActionsAndStates() {
        board.left.action.onNext(.add(2))
        board.action.onNext(.left(.add(1)))
        #expect(events.elements == ["started 0", "\(CardReactor.Action.add(2))", "state 2", "state 3"])
    }

    @Test func theActionOfAChildIsTheCauseOfItsParents() {
        let numbers = Recorder<UInt64>()
        let causes = Recorder<UInt64?>()
        board.left.observeEvents { event in
            if case .action = event.kind { numbers.append(event.number) }
        }.disposed(by: bag)
        board.observeEvents { event in
            if case .action = event.kind { causes.append(event.cause) }
        }.disposed(by: bag)
        board.left.action.onNext(.add(2))
        #expect(causes.elements == numbers.elements)
        #expect(numbers.elements.count == 1)
    }

    @Test func aStateThatTheParentShowsAppearsInTheChild() {
        let values = Recorder<Int>()
        let texts = Recorder<String>()
        board.left.state.subscribe(onNext: { values.append($0.value) }).disposed(by: bag)
        board.left.pulse(\.$announcement).subscribe(onNext: { texts.append($0) }).disposed(by: bag)
        board.left.action.onNext(.announce("a"))
        board.observeEvents { _ in }.disposed(by: bag)
        let past = BoardReactor.State(left: CardReactor.State(id: 1, value: -7))
        #expect(ReactorPause.show(past, in: board))
        #expect(board.left.currentState.value == -7)
        ReactorPause.stopShowing(in: [board])
        board.left.action.onNext(.add(1))
        #expect(values.elements == [0, 0, -7, 0, 1])
        #expect(texts.elements == ["", "a"])
        #expect(events.elements.filter { $0.hasPrefix("state") } == ["state 0", "state 1"])
    }

    @Test func aParentAndItsChildrenKnowTheirWork() {
        board.left.action.onNext(.load("a"))
        board.action.onNext(.setRows([CardReactor.State(id: 8)]))
        board.rows[8]?.action.onNext(.load("b"))
        #expect(board.left.namesOfWork == ["load"])
        #expect(board.namesOfWork == [])
        #expect(board.namesOfAllWork == ["load", "load"])
        #expect(board.left.parent === board)
        #expect(board.parent == nil)
    }
}
