public import Rx

extension Reactor {
    /// Emits a field of the state: the current one, and then each one that differs from the previous one.
    ///
    /// The field may be a pulse, such as `\.$alertMessage`. Two pulses differ after each assignment. Never completes.
    public func select<Value: Equatable & SendableMetatype>(
        _ field: any KeyPath<State, Value> & Sendable
    ) -> Observable<Value> {
        state.map { $0[keyPath: field] }.distinctUntilChanged { $0 == $1 }
    }

    /// Emits a part of the state: the current one, and then each one that differs from the previous one. Never
    /// completes. Fails if `selector` throws.
    ///
    /// - Parameter selector: Returns the part of a state. Called for each state.
    #if Swift5
    @preconcurrency
    #endif
    public func select<Value: Equatable>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (State) throws -> Value
    ) -> Observable<Value> {
        state.map(selector).distinctUntilChanged()
    }

    /// Emits two fields of the state as a tuple: the current ones, and then each time one of them differs.
    public func select<First: Equatable & SendableMetatype, Second: Equatable & SendableMetatype>(
        _ first: any KeyPath<State, First> & Sendable, _ second: any KeyPath<State, Second> & Sendable
    ) -> Observable<(First, Second)> {
        state.map { ($0[keyPath: first], $0[keyPath: second]) }.distinctUntilChanged { $0 == $1 }
    }

    /// Emits three fields of the state as a tuple: the current ones, and then each time one of them differs.
    public func select<
        First: Equatable & SendableMetatype, Second: Equatable & SendableMetatype, Third: Equatable & SendableMetatype
    >(
        _ first: any KeyPath<State, First> & Sendable, _ second: any KeyPath<State, Second> & Sendable,
        _ third: any KeyPath<State, Third> & Sendable
    ) -> Observable<(First, Second, Third)> {
        state.map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
            .distinctUntilChanged { $0 == $1 }
    }

    /// Emits four fields of the state as a tuple: the current ones, and then each time one of them differs.
    public func select<
        First: Equatable & SendableMetatype, Second: Equatable & SendableMetatype, Third: Equatable & SendableMetatype,
        Fourth: Equatable & SendableMetatype
    >(
        _ first: any KeyPath<State, First> & Sendable, _ second: any KeyPath<State, Second> & Sendable,
        _ third: any KeyPath<State, Third> & Sendable, _ fourth: any KeyPath<State, Fourth> & Sendable
    ) -> Observable<(First, Second, Third, Fourth)> {
        state.map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third], $0[keyPath: fourth]) }
            .distinctUntilChanged { $0 == $1 }
    }
}
