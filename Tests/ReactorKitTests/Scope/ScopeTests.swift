import ReactorKit
import Rx
import RxSupport
import TestSupport
import Testing

@Suite struct ScopeTests {
    @Test func aChildsActionChangesTheParentsState() {
        let board = BoardReactor()
        board.left.action.onNext(.add(2))
        #expect(board.currentState.left.value == 2)
        #expect(board.currentState.right.value == 0)
        #expect(board.currentState.changes == 1)
        #expect(board.left.currentState.value == 2)
    }

    @Test func aParentsActionReachesTheChild() {
        let board = BoardReactor()
        board.action.onNext(.left(.add(2)))
        board.action.onNext(.left(.double))
        #expect(board.left.currentState.value == 4)
    }

    @Test func aParentChangesTheStateOfItsChildren() {
        let board = BoardReactor()
        let values = Recorder<Int>()
        let subscription = board.left.state.map(\.value).subscribe(onNext: { values.append($0) })
        board.right.action.onNext(.add(5))
        board.action.onNext(.swap)
        subscription.dispose()
        #expect(values.elements == [0, 5])
    }

    @Test func aChildStartsWithTheParentsState() {
        let board = BoardReactor(BoardReactor.State(left: CardReactor.State(id: 1, value: 7)))
        #expect(board.left.currentState.value == 7)
        let values = Recorder<Int>()
        board.left.state.map(\.value).subscribe(onNext: { values.append($0) }).dispose()
        #expect(values.elements == [7])
    }

    @Test func aChildEmitsNothingForChangesElsewhere() {
        let board = BoardReactor()
        let states = Recorder<Int>()
        let subscription = board.left.state.subscribe(onNext: { states.append($0.value) })
        board.right.action.onNext(.add(1))
        board.action.onNext(.ignore)
        subscription.dispose()
        #expect(states.elements == [0])
    }

    @Test func aPulseIsEmittedForAnEqualValue() {
        let board = BoardReactor()
        let texts = Recorder<String>()
        let subscription = board.left.pulse(\.$announcement).subscribe(onNext: { texts.append($0) })
        board.left.action.onNext(.announce("a"))
        board.left.action.onNext(.announce("a"))
        board.left.action.onNext(.add(1))
        subscription.dispose()
        #expect(texts.elements == ["", "a", "a"])
    }

    @Test func subscribersOfAChildSeeTheParentsNewState() {
        let board = BoardReactor()
        let sums = Recorder<[Int]>()
        let subscription = board.left.state.subscribe(onNext: { [unowned board] in
            sums.append([$0.value, board.currentState.left.value, board.left.currentState.value])
        })
        board.left.action.onNext(.add(3))
        subscription.dispose()
        #expect(sums.elements == [[0, 0, 0], [3, 3, 3]])
    }

    @Test func actionsSentFromAStateWaitTheirTurn() {
        let board = BoardReactor()
        let values = Recorder<Int>()
        let subscription = board.left.state.subscribe(onNext: { [unowned board] in
            values.append($0.value)
            if $0.value < 3 { board.left.action.onNext(.add(1)) }
        })
        subscription.dispose()
        #expect(values.elements == [0, 1, 2, 3])
    }

    @Test func theActionsOfAChildCanBeObserved() {
        let board = BoardReactor()
        let actions = Recorder<CardReactor.Action>()
        let subscription = board.left.action.subscribe(onNext: { actions.append($0) })
        board.left.action.onNext(.add(1))
        subscription.dispose()
        #expect(actions.elements == [.add(1)])
    }

    @Test func aStubReplacesAChild() {
        let board = BoardReactor()
        board.left.isStubEnabled = true
        board.left.action.onNext(.add(1))
        #expect(board.left.stub.actions == [.add(1)])
        #expect(board.currentState.left.value == 0)
    }

    @Test func aStubOfTheParentHasTheChildrensStates() {
        let board = BoardReactor(BoardReactor.State(left: CardReactor.State(id: 1, value: 1)))
        board.isStubEnabled = true
        let values = Recorder<Int>()
        let subscription = board.left.state.subscribe(onNext: { values.append($0.value) })
        board.stub.state.value.left.value = 7
        board.stub.state.value.rows = [CardReactor.State(id: 8, value: 9)]
        #expect(board.left.currentState.value == 7)
        #expect(board.right.currentState.value == 0)
        #expect(board.rows[8]?.currentState.value == 9)
        board.left.action.onNext(.add(1))
        board.rows[8]?.action.onNext(.add(2))
        #expect(values.elements == [1, 7])
        let actions = board.stub.actions.map { "\($0)" }
        #expect(actions.count == 2)
        #expect(actions.first?.hasPrefix("left(") == true)
        subscription.dispose()
    }

    // MARK: Effects

    @Test func childrenOfOneTypeDoNotShareNames() {
        let board = BoardReactor()
        board.left.action.onNext(.load("a"))
        board.right.action.onNext(.load("b"))
        #expect(board.currentState.left.loading == ["a"])
        #expect(board.currentState.right.loading == ["b"])
        board.right.action.onNext(.cancelLoad)
        board.left.load("a").onNext(.add(1))
        board.right.load("b").onNext(.add(1))
        #expect(board.currentState.left.value == 1)
        #expect(board.currentState.right.value == 0)
    }

    @Test func serialWorkOfAChildWaits() {
        let board = BoardReactor()
        board.left.action.onNext(.load("a"))
        board.action.onNext(.left(.load("b")))
        #expect(board.currentState.left.loading == ["a"])
        board.left.load("a").onCompleted()
        #expect(board.currentState.left.loading == ["a", "b"])
    }

    @Test func aFailureOfAChildIsReportedByTheParent() {
        let board = BoardReactor()
        let failures = Recorder<String>()
        let observation = board.observeEvents { event in
            if case .failure(let failure) = event.kind { failures.append("\(failure)") }
        }
        board.left.action.onNext(.fail)
        board.left.action.onNext(.add(1))
        observation.dispose()
        #expect(
            failures.elements == [
                "BoardReactor.mutate(action: left(ReactorKitTests.CardReactor.Action.fail)) failed: failed"
            ])
        #expect(board.currentState.left.value == 1)
    }

    @Test func effectsEndWithAStateThatBecomesNil() {
        let board = BoardReactor()
        board.action.onNext(.setSheet(CardReactor.State(id: 3)))
        board.sheet.action.onNext(.load("a"))
        #expect(board.currentState.sheet?.loading == ["a"])
        #expect(board.sheet.load("a").hasObservers)
        board.action.onNext(.setSheet(nil))
        #expect(!board.sheet.load("a").hasObservers)
        board.action.onNext(.setSheet(CardReactor.State(id: 3)))
        board.sheet.action.onNext(.load("b"))
        #expect(board.sheet.currentState.loading == ["b"])
    }

    @Test func aMissingChildHasNoEffects() {
        let board = BoardReactor()
        _ = board.action
        board.sheet.action.onNext(.load("a"))
        #expect(board.sheet.loads.withLock { $0.isEmpty })
        board.action.onNext(.setSheet(CardReactor.State(id: 3)))
        #expect(board.currentState.sheet?.loading == [])
    }

    @Test func aChildAddedWhileItsPartIsMissingHasNoEffects() {
        let board = BoardReactor()
        _ = board.action
        let late = CardReactor(4)
        board.scope(late, state: \.sheet, action: BoardReactor.Action.sheet, mutation: BoardReactor.Mutation.sheet)
        late.effects(of: .load("a")).subscribe().dispose()
        #expect(late.loads.withLock { $0.isEmpty })
        board.action.onNext(.setSheet(CardReactor.State(id: 4)))
        late.effects(of: .load("a")).subscribe().dispose()
        #expect(late.loads.withLock { $0.count } == 1)
    }

    @Test func effectsEndWithAStateThatAnotherReplaces() {
        let board = BoardReactor()
        board.action.onNext(.setSheet(CardReactor.State(id: 3)))
        board.sheet.action.onNext(.load("a"))
        board.sheet.action.onNext(.add(1))
        #expect(board.sheet.load("a").hasObservers)
        board.action.onNext(.setSheet(CardReactor.State(id: 4)))
        #expect(!board.sheet.load("a").hasObservers)
        board.sheet.action.onNext(.load("b"))
        #expect(board.currentState.sheet?.loading == ["b"])
    }

    @Test func aChildKeepsItsLastStateWhileItIsMissing() {
        let board = BoardReactor()
        board.action.onNext(.setSheet(CardReactor.State(id: 3, value: 4)))
        let values = Recorder<Int>()
        let subscription = board.sheet.state.subscribe(onNext: { values.append($0.value) })
        board.action.onNext(.setSheet(nil))
        board.sheet.action.onNext(.add(1))
        board.action.onNext(.setSheet(CardReactor.State(id: 3, value: 6)))
        subscription.dispose()
        #expect(values.elements == [4, 6])
    }

    // MARK: Transforms

    @Test func mutationsThatAChildAddsReachTheParent() {
        let events = PublishSubject<CardReactor.Mutation>()
        let board = BoardReactor(left: CardReactor(1, events: events.asObservable()))
        #expect(!events.hasObservers)
        _ = board.action
        events.onNext(.add(3))
        #expect(board.currentState.left.value == 3)
        board.left.action.onNext(.add(1))
        #expect(board.currentState.left.value == 4)
        #expect(board.currentState.changes == 2)
    }

    @Test func effectsPassThroughTheChildsTransform() {
        let board = OnlyParent(FilterChild())
        board.child.action.onNext(1)
        board.child.action.onNext(-1)
        board.child.action.onNext(2)
        #expect(board.currentState == 30)
        #expect(board.child.currentState == 30)
    }

    /// The step in flight cancels the work, and then the work emits. Both wait for the step.
    @Test(arguments: [false, true])
    func cancelledWorkOfAChildWithATransformLosesItsWaitingMutation(isGrandchild: Bool) {
        let card = CardReactor(1, events: .never())
        let board = BoardReactor(left: card)
        let root: RootReactor? = isGrandchild ? RootReactor(board) : nil
        card.action.onNext(.load("a"))
        let states: Observable<BoardReactor.State> = root?.state ?? board.state
        let subscription = states.skip(1).take(1).subscribe(onNext: { _ in
            card.action.onNext(.cancelLoad)
            card.load("a").onNext(.add(5))
        })
        if let root { root.action.onNext(.board(.right(.add(1)))) } else { board.action.onNext(.right(.add(1))) }
        subscription.dispose()
        #expect(card.currentState.loading == ["a"])
        #expect(card.currentState.value == 0)
        #expect(card.namesOfWork == [])
        withExtendedLifetime(root) {}
    }

    @Test func aFailingTransformOfAChildIsReportedAndBypassed() {
        let events = Guarded(PublishSubject<CardReactor.Mutation>())
        let card = CardReactor(1, events: .deferred { events.withLock { $0 }.asObservable() })
        let failures = Recorder<Bool>()
        let observation = card.observeEvents { event in
            if case .failure(let failure) = event.kind { failures.append(failure.bypassesTransform) }
        }
        defer { observation.dispose() }
        let board = BoardReactor(left: card)
        _ = board.action
        for _ in 0..<2 {
            let failing = events.withLock { events in
                defer { events = PublishSubject() }
                return events
            }
            failing.onError(CardError.failed)
            card.action.onNext(.add(1))
        }
        #expect(failures.elements == [false, true])
        #expect(board.currentState.left.value == 2)
    }

    @Test func anActionSentByTheReportOfAFailedTransformIsNotLost() {
        let events = Guarded(PublishSubject<CardReactor.Mutation>())
        let card = CardReactor(1, events: .deferred { events.withLock { $0 }.asObservable() })
        let board = BoardReactor(left: card)
        let observation = card.observeEvents { [weak card] event in
            if case .failure = event.kind { card?.action.onNext(.add(1)) }
        }
        defer { observation.dispose() }
        _ = board.action
        let failing = events.withLock { events in
            defer { events = PublishSubject() }
            return events
        }
        failing.onError(CardError.failed)
        #expect(board.currentState.left.value == 1)
    }

    @Test func transformsThatFailAtOnceAreReportedInOrder() {
        let card = CardReactor(1, events: .error(CardError.failed))
        let failures = Recorder<Bool>()
        let observation = card.observeEvents { event in
            if case .failure(let failure) = event.kind { failures.append(failure.bypassesTransform) }
        }
        defer { observation.dispose() }
        let board = BoardReactor(left: card)
        board.left.action.onNext(.add(1))
        #expect(failures.elements == [false, true])
        #expect(board.currentState.left.value == 1)
    }

    @Test func aChildsTransformOfActionsComesFirst() {
        let parent = OnlyParent(TransformChild())
        parent.child.action.onNext(3)
        #expect(parent.currentState == 103)
    }

    @Test func aChildsTransformOfStatesIsForItsSubscribers() {
        let parent = OnlyParent(TransformChild())
        let states = Recorder<Int>()
        let subscription = parent.child.state.subscribe(onNext: { states.append($0) })
        parent.child.action.onNext(3)
        subscription.dispose()
        #expect(states.elements == [0, -103])
        #expect(parent.child.currentState == -103)
    }

    // MARK: Depth

    @Test func aGrandchildIsAPartOfTheWholeState() {
        let root = RootReactor()
        root.board.left.action.onNext(.add(2))
        root.board.action.onNext(.right(.add(1)))
        root.action.onNext(.board(.right(.double)))
        #expect(root.currentState.left.value == 2)
        #expect(root.currentState.right.value == 2)
        #expect(root.board.right.currentState.value == 2)
        root.board.action.onNext(.setRows([CardReactor.State(id: 7)]))
        root.board.rows[7]?.action.onNext(.add(4))
        #expect(root.currentState.rows.map(\.value) == [4])
    }

    @Test func theEventsOfAGrandchildReachTheRoot() {
        let events = PublishSubject<CardReactor.Mutation>()
        let root = RootReactor(BoardReactor(left: CardReactor(1, events: events.asObservable())))
        _ = root.action
        events.onNext(.add(3))
        #expect(root.currentState.left.value == 3)
        #expect(root.board.left.currentState.value == 3)
    }

    @Test func aChildThatIsAddedLaterHasTheCurrentState() {
        let board = BoardReactor()
        board.left.action.onNext(.add(2))
        let late = board.scope(CardReactor(9), state: \.left, action: { .left($0) }, mutation: { .left($0) })
        #expect(late.currentState.value == 2)
        late.action.onNext(.add(1))
        #expect(board.left.currentState.value == 3)
        #expect(late.currentState.value == 3)
    }

    // MARK: Lifetime

    @Test func neitherReactorRetainsTheOther() {
        weak var child: CardReactor?
        weak var parent: BoardReactor?
        do {
            let board = BoardReactor()
            board.left.action.onNext(.add(1))
            board.action.onNext(.setRows([CardReactor.State(id: 1)]))
            board.left.action.onNext(.load("a"))
            let subscription = board.left.state.subscribe()
            subscription.dispose()
            (child, parent) = (board.left, board)
        }
        #expect(parent == nil)
        #expect(child == nil)
    }

    @Test func anActionWithoutParentIsReported() {
        let failures = Recorder<String>()
        let card = CardReactor(1)
        var board: BoardReactor? = BoardReactor(left: card)
        card.action.onNext(.add(1))
        board = nil
        _ = board
        let observation = card.observeEvents { event in
            if case .failure(let failure) = event.kind { failures.append("\(failure)") }
        }
        card.action.onNext(.add(2))
        observation.dispose()
        #expect(card.currentState.value == 1)
        #expect(failures.elements.count == 1)
        #expect(failures.elements.first?.contains("the parent was released") == true)
    }

    @Test func aChildWithoutParentIsAnOrdinaryReactor() {
        let card = CardReactor(1)
        card.action.onNext(.add(2))
        #expect(card.currentState.value == 2)
        let mutations = Recorder<CardReactor.Mutation>()
        card.effects(of: .add(3)).subscribe(onNext: { mutations.append($0) }).dispose()
        #expect(mutations.elements == [.add(3)])
    }
}
