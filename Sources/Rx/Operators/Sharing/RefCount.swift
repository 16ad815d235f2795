internal import RxSupport

extension ConnectableObservableType {
    /// Connects when the first subscriber arrives and disconnects when the last one leaves. A subscriber that arrives
    /// after the end connects again.
    ///
    /// See [RefCount](https://reactivex.io/documentation/operators/refcount.html).
    public func refCount() -> Observable<Element> {
        if let counted = (self as? ConnectableObservable<Element>)?.counted() { return counted }
        let counter = ConnectionCounter(connect)
        let source = asObservable()
        return Observable { counter.subscribe($0, to: source) }
    }
}

/// Counts the subscribers of a connectable sequence that cannot count them itself. Keeps the connection while there are
/// subscribers.
///
/// Sound: its state is accessed only under its lock, and `connect` is never reassigned. The connectable sequence must
/// allow `connect()` on any thread.
private final class ConnectionCounter: @unchecked Sendable {
    private struct State {
        var count = 0
        var connection = SingleAssignmentDisposable()
        /// The number of the connection. A subscriber of an earlier connection does not count for a later one.
        var generation: UInt64 = 0

        mutating func reset() -> SingleAssignmentDisposable {
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
    /// Accessed only through ``withLock(_:)``.
    private var state = State()

    init(_ connect: @escaping () -> any Disposable) { self.connect = connect }

    private func withLock<Result>(_ body: (inout State) -> Result) -> Result { lock.run { body(&state) } }

    /// Counts the subscriber before attaching it, so that no other subscriber can end the connection in between.
    func subscribe<Element>(_ sink: Sink<Element>, to source: Observable<Element>) {
        let (generation, connection) = addSubscriber()
        let lifetime = sink.lifetime.makeUpstream(
            onError: { error in self.end(generation) { sink.lifetime.fail(error) } },
            onCompleted: { self.end(generation) { sink.lifetime.complete() } })
        sink.lifetime.connecting {
            source.attach(Sink(lifetime: lifetime, next: sink.next))
            guard lifetime.isAlive else {
                // Other subscribers may have arrived in the meantime. They rely on the first one to connect.
                if !removeSubscriber(of: generation) { connection?.setDisposable(connect()) }
                return
            }
            connection?.setDisposable(connect())
            sink.lifetime.add(Disposables.create { _ = self.removeSubscriber(of: generation) })
        }
    }

    private func addSubscriber() -> (generation: UInt64, connection: SingleAssignmentDisposable?) {
        withLock { state in
            state.count += 1
            return (state.generation, state.count == 1 ? state.connection : nil)
        }
    }

    /// Stops counting a subscriber. Returns whether the connection has ended.
    private func removeSubscriber(of generation: UInt64) -> Bool {
        let (isOver, connection) = withLock { state -> (Bool, SingleAssignmentDisposable?) in
            guard state.generation == generation else { return (true, nil) }
            if state.count == 1 { return (true, state.reset()) }
            state.count -= 1
            return (false, nil)
        }
        connection?.dispose()
        return isOver
    }

    /// Handles the end of the source. A subscriber that arrives from now on, even during `deliver`, starts a new
    /// connection.
    private func end(_ generation: UInt64, deliver: () -> Void) {
        let connection = withLock { state in
            state.generation == generation ? state.reset() : nil
        }
        deliver()
        connection?.dispose()
    }
}
