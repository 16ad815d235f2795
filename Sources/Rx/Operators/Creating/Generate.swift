extension ObservableType {
    /// Emits a state, and what follows from it, for as long as a condition holds; then completes.
    ///
    /// Fails when `condition` or `iterate` throws.
    ///
    /// Source: [Create](https://reactivex.io/documentation/operators/create.html).
    @inlinable
    public static func generate(
        initialState: Element,
        @_inheritActorContext condition: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        @_inheritActorContext iterate: @escaping @Sendable @isolated(any) (Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let condition = Function(condition, "generate(condition:)", file, line)
        let iterate = Function(iterate, "generate(iterate:)", file, line)
        return generating(initialState, on: CurrentThreadScheduler.instance, condition, iterate)
    }

    /// Emits a state, and what follows from it, for as long as a condition holds, each as work of `scheduler`; then
    /// completes.
    ///
    /// Fails when `condition` or `iterate` throws.
    @inlinable
    public static func generate(
        initialState: Element,
        @_inheritActorContext condition: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        @_inheritActorContext iterate: @escaping @Sendable @isolated(any) (Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Element: Sendable {
        let condition = Function(condition, "generate(condition:)", file, line)
        let iterate = Function(iterate, "generate(iterate:)", file, line)
        return generating(initialState, on: scheduler, condition, iterate)
    }

    @inlinable
    static func generating(
        _ initialState: Element, on scheduler: any ImmediateSchedulerType, _ condition: Function<Element, Bool>,
        _ iterate: Function<Element, Element>
    ) -> Observable<Element> {
        emitting(on: scheduler) {
            var state: Element?
            return {
                let next = try state.map { try iterate($0) } ?? initialState
                state = next
                return try condition(next) ? next : nil
            }
        }
    }
}
