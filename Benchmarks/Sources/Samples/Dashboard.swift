public import ReactorKit

/// A reactor whose state has ten parts, of which an action changes one.
public final class Dashboard: Reactor {
    public enum Action: Sendable { case set(part: Int, to: Int) }

    public struct State: Sendable {
        public var (a, b, c, d, e) = (0, 0, 0, 0, 0)
        public var (f, g, h, i, j) = (0, 0, 0, 0, 0)

        public init() {}
    }

    public static let parts: [WritableKeyPath<State, Int> & Sendable] = [
        \.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j,
    ]

    public let initialState = State()

    public init() {}

    public func reduce(state: State, mutation: Action) -> State {
        var state = state
        Self.reduce(&state, mutation)
        return state
    }

    /// What the hand-written version does, too.
    @Sendable
    public static func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .set(let part, let value): state[keyPath: parts[part]] = value
        }
    }
}
