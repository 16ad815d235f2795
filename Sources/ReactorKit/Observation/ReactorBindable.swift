/// Makes bindings to the fields of an observed reactor's state: `$observed.name` is a ``Binding``.
///
/// The reactor's action must be a ``BindableAction``. Setting a binding sends the action `.binding`. The name matches
/// the original ReactorKit for Apple platforms.
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
