/// An action that can carry the new value of a field of the state.
///
/// One case of the action suffices: `case binding(BindingAction<State>)`. `ObservedReactor` then lets views set the
/// fields of the state, as in `observed.name = "Kim"`. The names match the original ReactorKit for Apple platforms.
public protocol BindableAction {
    /// The state whose fields the action sets.
    associatedtype State

    /// Wraps `action` in an action of the reactor.
    static func binding(_ action: BindingAction<State>) -> Self
}

/// The assignment of a value to a field of a state.
///
/// A reactor applies it in `reduce`, with `action.apply(to: &state)`, and tells fields apart with
/// `if \State.name ~= action`.
///
/// Two assignments are equal if they set the same field to equal values. Values that are not `Equatable` are never
/// equal.
///
/// Sound: a key path never changes, and the value is `Sendable`.
public struct BindingAction<Root>: @unchecked Sendable {
    /// The field.
    public let keyPath: PartialKeyPath<Root>

    private let value: any Sendable
    private let assign: (inout Root) -> Void

    /// The assignment of `value` to the field at `keyPath`.
    public static func set<Value: Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
        Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
    }

    private init(keyPath: PartialKeyPath<Root>, value: any Sendable, assign: @escaping (inout Root) -> Void) {
        (self.keyPath, self.value, self.assign) = (keyPath, value, assign)
    }

    /// Makes the assignment in `state`.
    public func apply(to state: inout Root) { assign(&state) }

    /// Whether `action` sets the field at `keyPath`.
    public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
        action.keyPath == keyPath
    }
}

extension BindingAction: Equatable {
    /// Whether both set the same field to equal values.
    public static func == (first: Self, second: Self) -> Bool {
        guard first.keyPath == second.keyPath, let value = first.value as? any Equatable else { return false }
        return value.isEqual(to: second.value)
    }
}

extension BindingAction: CustomStringConvertible {
    /// The field and the value, such as `\State.name = Kim`.
    public var description: String { "\(keyPath) = \(value)" }
}
