public import RxSupport

/// A subject whose type is erased, except for its element types. Its initialiser is inlined into the module that calls
/// the operator, so that the subject's `on` is specialised there.
@frozen @usableFromInline
struct MulticastTarget<Input, Output> {
    @usableFromInline let next: (Input) -> Void
    @usableFromInline let end: (Ending) -> Void
    @usableFromInline let output: Observable<Output>

    @inlinable
    init<Subject: SubjectType>(_ subject: Subject) where Subject.Observer.Element == Input, Subject.Element == Output {
        let observer = subject.asObserver()
        next = { observer.on(.next($0)) }
        end = { ending in
            switch ending {
            case .completed: observer.on(.completed)
            case .failed(let error): observer.on(.error(error))
            }
        }
        output = subject.asObservable()
    }
}

/// Runs a source through a subject. `makeTarget` provides the subject of each connection.
///
/// Subscribers enter and leave a connection under one lock. So no subscriber enters a connection that has ended, or one
/// that the last subscriber is about to close. A subscriber that arrives while the end is being delivered enters the
/// next connection.
@usableFromInline
final class Multicast<Input, Output>: ConnectableObservable<Output> {
    /// The lifetime of a connection's source, with the subject and the number of subscribers that keep the source
    /// connected.
    ///
    /// Sound: as its superclass; `isConnected` and `count` are accessed only under the multicast's lock.
    @usableFromInline
    final class Connection: Lifetime, @unchecked Sendable {
        @usableFromInline let target: MulticastTarget<Input, Output>
        @exclusivity(unchecked) @usableFromInline var isConnected: Bool
        @exclusivity(unchecked) @usableFromInline var count: Int

        @inlinable
        init(_ target: MulticastTarget<Input, Output>) {
            self.target = target
            isConnected = false
            count = 0
            super.init()
        }

        package override func didFail(_ error: any Error) { target.end(.failed(error)) }
        package override func didComplete() { target.end(.completed) }
    }

    @usableFromInline let upstream: Observable<Input>
    @usableFromInline let makeTarget: () -> MulticastTarget<Input, Output>
    @usableFromInline let lock = Lock()
    /// The latest connection, which may have ended. Accessed only through ``withLock(_:)``.
    @exclusivity(unchecked) @usableFromInline var current: Connection?

    @inlinable
    init(_ upstream: Observable<Input>, _ makeTarget: @escaping () -> MulticastTarget<Input, Output>) {
        self.upstream = upstream
        self.makeTarget = makeTarget
        super.init()
    }

    @inlinable
    final func withLock<Result>(_ body: (inout Connection?) -> Result) -> Result { lock.run { body(&current) } }

    package override func start(_ sink: Sink<Output>) { openConnection { _ in }.target.output.attach(sink) }

    @usableFromInline
    override func connect() -> any Disposable { connect(openConnection { _ in }) }

    @inlinable
    final func connect(_ connection: Connection) -> any Disposable {
        let isFirst = withLock { _ in
            defer { connection.isConnected = true }
            return !connection.isConnected
        }
        if isFirst { upstream.run(Sink(lifetime: connection, next: connection.target.next)) }
        return connection
    }

    /// Returns the current connection, or a new connection if none is running. Passes the connection to `change` under
    /// the lock. User code makes the subject, so the subject is made outside the lock. If several threads make a
    /// connection, the first connection wins.
    @inlinable
    final func openConnection(_ change: (Connection) -> Void) -> Connection {
        let existing = withLock { current -> Connection? in
            guard let connection = current, connection.isAlive else { return nil }
            change(connection)
            return connection
        }
        if let existing { return existing }
        let candidate = Connection(makeTarget())
        let (entered, closed) = withLock { current -> (Connection, Connection?) in
            if let connection = current, connection.isAlive {
                change(connection)
                return (connection, nil)
            }
            defer { current = candidate }
            change(candidate)
            return (candidate, current)
        }
        withExtendedLifetime(closed) {}
        return entered
    }

    // MARK: Counting

    @usableFromInline
    override func counted() -> Observable<Output>? { shared() }

    /// A sequence that connects with the first subscriber and disconnects with the last.
    @inlinable
    final func shared() -> Observable<Output> { Observable { self.subscribe($0) } }

    @inlinable
    final func subscribe(_ sink: Sink<Output>) {
        var isFirst = false
        let connection = openConnection { connection in
            connection.count += 1
            isFirst = connection.count == 1
        }
        connection.target.output.attach(sink)
        guard sink.isAlive else {
            // Other subscribers may have arrived in the meantime. They rely on the first one to connect.
            if !removeSubscriber(from: connection), isFirst { _ = connect(connection) }
            return
        }
        if isFirst { _ = connect(connection) }
        sink.lifetime.add(SubscriberRemoval { _ = self.removeSubscriber(from: connection) })
    }

    /// Stops counting a subscriber. Returns whether this closed the connection.
    @inlinable
    final func removeSubscriber(from connection: Connection) -> Bool {
        let closed = withLock { current -> Connection? in
            connection.count -= 1
            guard connection.count == 0 else { return nil }
            if current === connection { current = nil }
            return connection
        }
        closed?.dispose()
        return closed != nil
    }
}

/// Sound: as ``Observable``; `current` is accessed only under the lock.
extension Multicast: @unchecked Sendable where Output: Sendable {}

/// Ends a subscription's membership in a connection. The lifetime of the subscription disposes of this object once.
///
/// Sound: the closure is never reassigned, and accesses the connection only under the multicast's lock.
@usableFromInline
final class SubscriberRemoval: LifetimeResource, @unchecked Sendable {
    private let remove: () -> Void

    @usableFromInline
    init(_ remove: @escaping () -> Void) { self.remove = remove }

    @usableFromInline
    func dispose() { remove() }
}
