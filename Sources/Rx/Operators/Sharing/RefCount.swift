extension ConnectableObservableType {
    /// Connects with the first subscriber and disconnects with the last.
    ///
    /// Source: [RefCount](https://reactivex.io/documentation/operators/refcount.html).
    public func refCount() -> Observable<Element> {
        let counter = ConnectionCounter(connect)
        let source = asObservable()
        return Observable { counter.subscribe($0, to: source) }
    }
}

/// Counts subscribers, and keeps the connection there is while there are any.
private final class ConnectionCounter: @unchecked Sendable {
    private struct State {
        var count = 0
        var connection = SingleAssignmentDisposable()
        /// Counts connections, so that who belongs to one that is over does not count for the next.
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
    private let state = Guarded(State())

    init(_ connect: @escaping () -> any Disposable) { self.connect = connect }

    func subscribe<Element>(_ sink: Sink<Element>, to source: Observable<Element>) {
        let generation = Guarded(state.withLock { $0.generation })
        let lifetime = sink.lifetime.makeUpstream(
            onError: { error in
                self.end(generation.withLock { $0 }) { sink.lifetime.fail(error) }
            },
            onCompleted: { self.end(generation.withLock { $0 }) { sink.lifetime.complete() } })
        source.attach(Sink(lifetime: lifetime, next: sink.next))
        guard lifetime.isAlive else { return }
        let (joined, connection) = state.withLock { state -> (UInt64, SingleAssignmentDisposable?) in
            state.count += 1
            return (state.generation, state.count == 1 ? state.connection : nil)
        }
        generation.withLock { $0 = joined }
        connection?.setDisposable(connect())
        sink.lifetime.add(Disposables.create { self.leave(joined) })
    }

    private func leave(_ generation: UInt64) {
        let connection = state.withLock { state -> SingleAssignmentDisposable? in
            guard state.generation == generation else { return nil }
            if state.count == 1 { return state.startOver() }
            state.count -= 1
            return nil
        }
        connection?.dispose()
    }

    /// The source has ended: whoever subscribes from now on, in `deliver` already, starts a new connection.
    private func end(_ generation: UInt64, deliver: () -> Void) {
        let connection = state.withLock { state in
            state.generation == generation ? state.startOver() : nil
        }
        deliver()
        connection?.dispose()
    }
}
