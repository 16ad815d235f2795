import ReactorKit
import Rx

/// A child that drops negative mutations, and multiplies the others.
final class FilterChild: Reactor {
    typealias Action = Int
    let initialState = 0

    func transform(mutation: Observable<Int>) -> Observable<Int> { mutation.filter { $0 > 0 }.map { $0 * 10 } }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// A child that transforms its actions and its states.
final class TransformChild: Reactor {
    typealias Action = Int
    let initialState = 0

    func transform(action: Observable<Int>) -> Observable<Int> { action.map { $0 + 100 } }

    func transform(state: Observable<Int>) -> Observable<Int> { state.map { -$0 } }

    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
}

/// A parent whose state is the state of its only child.
final class OnlyParent<Child: Reactor>: Reactor where Child.Action == Int, Child.Mutation == Int, Child.State == Int {
    typealias Action = Int
    let initialState = 0
    let child: Child

    init(_ child: Child) {
        self.child = child
        scope(child, state: \.self, action: { $0 }, mutation: { $0 })
    }

    func mutate(action: Int) -> Observable<Int> { child.effects(of: action) }

    func reduce(state: Int, mutation: Int) -> Int { child.reduce(state: state, mutation: mutation) }
}

/// The parent of a board, whose cards are its grandchildren.
final class RootReactor: Reactor {
    enum Action { case board(BoardReactor.Action) }
    enum Mutation { case board(BoardReactor.Mutation) }

    let initialState = BoardReactor.State()
    let board: BoardReactor

    init(_ board: BoardReactor = BoardReactor()) {
        self.board = board
        scope(board, state: \.self, action: Action.board, mutation: Mutation.board)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .board(let action): board.effects(of: action).map(Mutation.board)
        }
    }

    func reduce(state: BoardReactor.State, mutation: Mutation) -> BoardReactor.State {
        switch mutation {
        case .board(let mutation): board.reduce(state: state, mutation: mutation)
        }
    }
}
