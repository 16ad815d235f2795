/// A value that a view reads and sets, and that is stored elsewhere.
///
/// `ObservedReactor.binding(get:send:)` and `ReactorBindable` make bindings to fields of a state. `View.bind(_:to:)`
/// connects a control to one. The name is SwiftUI's.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: @MainActor () -> Value
    private let setValue: @MainActor (Value) -> Void

    /// A binding whose value `get` returns and `set` sets.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (getValue, setValue) = (get, set)
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

/// Makes bindings to the fields of an observed reactor's state: `$observed.name` is a ``Binding``.
///
/// The reactor's action must be a ``BindableAction``. Setting a binding sends the action `.binding`. The name is
/// ReactorKit's.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct ReactorBindable<R: Reactor> {
    /// The observed reactor.
    public var wrappedValue: ObservedReactor<R>

    /// Makes bindings to the fields of `wrappedValue`.
    public init(wrappedValue: ObservedReactor<R>) { self.wrappedValue = wrappedValue }

    /// Makes bindings to the fields of `wrappedValue`.
    public init(_ wrappedValue: ObservedReactor<R>) { self.wrappedValue = wrappedValue }

    /// The wrapper itself, which makes the bindings.
    public var projectedValue: ReactorBindable<R> { self }
}

extension ReactorBindable where R.Action: BindableAction, R.Action.State == R.State {
    /// A binding to a field of the state.
    public subscript<Value: Sendable>(dynamicMember keyPath: WritableKeyPath<R.State, Value>) -> Binding<Value> {
        let observed = wrappedValue
        return Binding(
            get: { observed.read(keyPath) }, set: { observed[dynamicMember: keyPath] = $0 })
    }
}
