import ReactorKit
import Rx

/// A reactor whose state has 1,000 fields. An action sets one of them.
package final class Wide: Reactor {
    package struct Action: Sendable {
        package let field: Int
        package let value: Int

        package init(field: Int, value: Int) { (self.field, self.value) = (field, value) }
    }

    /// Ten fields of ten fields of ten numbers.
    package struct State: Sendable {
        package var fields = Ten(Ten(Ten(0)))

        package init() {}

        package mutating func apply(_ action: Action) { self[keyPath: Wide.fields[action.field]] = action.value }
    }

    package struct Ten<Field: Sendable>: Sendable {
        var a, b, c, d, e, f, g, h, i, j: Field

        init(_ field: Field) {
            (a, b, c, d, e) = (field, field, field, field, field)
            (f, g, h, i, j) = (field, field, field, field, field)
        }

        static var all: [WritableKeyPath<Self, Field>] { [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j] }
    }

    /// The 1,000 fields. Sound: a key path never changes, and these have no captured values.
    nonisolated(unsafe) package static let fields: [WritableKeyPath<State, Int>] = {
        let whole: WritableKeyPath<State, Ten<Ten<Ten<Int>>>> = \.fields
        var fields: [WritableKeyPath<State, Int>] = []
        for first in Ten<Ten<Ten<Int>>>.all {
            for second in Ten<Ten<Int>>.all {
                for third in Ten<Int>.all {
                    fields.append(whole.appending(path: first).appending(path: second).appending(path: third))
                }
            }
        }
        return fields
    }()

    package let initialState = State()

    package init() {}

    package func mutate(action: Action) -> Observable<Action> { .just(action) }

    package func reduce(state: State, mutation: Action) -> State {
        var state = state
        state.apply(mutation)
        return state
    }
}
