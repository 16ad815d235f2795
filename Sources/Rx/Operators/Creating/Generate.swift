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
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        @_inheritActorContext iterate: @escaping @Sendable @isolated(any) (Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let condition = Function(condition, "generate(condition:)", file, line)
        let iterate = Function(iterate, "generate(iterate:)", file, line)
        return Observable { sink in
            var state: Element?
            sink.emit(on: scheduler) {
                let next = try state.map { try iterate($0) } ?? initialState
                state = next
                return try condition(next) ? next : nil
            }
        }
    }
}
