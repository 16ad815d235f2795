extension ConnectableObservableType {
    /// Connects with the first subscriber and disconnects with the last.
    ///
    /// Source: [RefCount](https://reactivex.io/documentation/operators/refcount.html).
    public func refCount() -> Observable<Element> {
        if let counted = (self as? ConnectableObservable<Element>)?.counted() { return counted }
        let counter = ConnectionCounter(connect)
        let source = asObservable()
        return Observable { counter.subscribe($0, to: source) }
    }
}

/// Counts the subscribers of a connectable sequence that is not one of ours, and keeps the connection there is while
/// there are any.
private final class ConnectionCounter: @unchecked Sendable {
    private struct State {
        var count = 0
        var connection = SingleAssignmentDisposable()
        /// Counts connections, so that a subscriber of one that is over does not count for the next.
        var generation: UInt64 = 0

        mutating func startOver() -> SingleAssignmentDisposable {
            defer {
                count = 0
                connection = SingleAssignmentDisposable()
                generation &+= 1
            }
            return connection
        }
    }

    private let connect: () -> any Disposable
    private let lock = Lock()
    /// Reached by ``withLock(_:)`` only.
    private var state = State()

    init(_ connect: @escaping () -> any Disposable) { self.connect = connect }

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Counts the subscriber before it is attached: while it counts, no other can end the connection.
    func subscribe<Element>(_ sink: Sink<Element>, to source: Observable<Element>) {
        let (generation, connection) = join()
        let lifetime = sink.lifetime.makeUpstream(
            onError: { error in self.end(generation) { sink.lifetime.fail(error) } },
            onCompleted: { self.end(generation) { sink.lifetime.complete() } })
        source.attach(Sink(lifetime: lifetime, next: sink.next))
        guard lifetime.isAlive else {
            // Other subscribers may have come meanwhile, and they rely on the first one to connect.
            if !depart(generation) { connection?.setDisposable(connect()) }
            return
        }
        connection?.setDisposable(connect())
        sink.lifetime.add(Disposables.create { _ = self.depart(generation) })
    }

    private func join() -> (generation: UInt64, connection: SingleAssignmentDisposable?) {
        withLock { state in
            state.count += 1
            return (state.generation, state.count == 1 ? state.connection : nil)
        }
    }

    /// Says whether the connection is over.
    private func depart(_ generation: UInt64) -> Bool {
        let (isOver, connection) = withLock { state -> (Bool, SingleAssignmentDisposable?) in
            guard state.generation == generation else { return (true, nil) }
            if state.count == 1 { return (true, state.startOver()) }
            state.count -= 1
            return (false, nil)
        }
        connection?.dispose()
        return isOver
    }

    /// The source has ended: a subscriber that comes from now on, in `deliver` already, starts a new connection.
    private func end(_ generation: UInt64, deliver: () -> Void) {
        let connection = withLock { state in
            state.generation == generation ? state.startOver() : nil
        }
        deliver()
        connection?.dispose()
    }
}
