/// A subject of which only the elements' types are known. Made in the client, where its `on` is specialised.
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

/// Runs a source through a subject; a subject per connection.
///
/// A room is a connection with its subject and whoever counts on it. It is entered and left under one lock, so nobody
/// can enter one that the last is about to close.
@usableFromInline
final class Multicast<Input, Output>: ConnectableObservable<Output> {
    @usableFromInline
    final class Room {
        @usableFromInline let target: MulticastTarget<Input, Output>
        @usableFromInline var connection: Connection?
        @usableFromInline var count = 0

        @inlinable
        init(_ target: MulticastTarget<Input, Output>) { self.target = target }
    }

    @usableFromInline let upstream: Observable<Input>
    @usableFromInline let makeTarget: () -> MulticastTarget<Input, Output>
    @usableFromInline let lock = Lock()
    /// The room there is. Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var current: Room?

    @inlinable
    init(_ upstream: Observable<Input>, _ makeTarget: @escaping () -> MulticastTarget<Input, Output>) {
        self.upstream = upstream
        self.makeTarget = makeTarget
        super.init()
    }

    @inlinable
    final func withLock<Result>(_ body: (inout Room?) -> Result) -> Result { lock.run { body(&current) } }

    package override func attach(_ sink: Sink<Output>) { enter { _ in }.target.output.attach(sink) }

    @usableFromInline
    override func connect() -> any Disposable { connect(enter { _ in }) }

    @inlinable
    final func connect(_ room: Room) -> any Disposable {
        let candidate = Connection(deliver: room.target.end) { [weak self] in self?.ended($0) }
        let running = withLock { _ -> Connection? in
            if let connection = room.connection { return connection }
            room.connection = candidate
            return nil
        }
        if let running { return running }
        upstream.run(Sink(lifetime: candidate, next: room.target.next))
        return candidate
    }

    /// The room there is, or a new one. The subject is its user's to make, outside the lock; the first one made wins.
    @inlinable
    final func enter(_ change: (Room) -> Void) -> Room {
        let existing = withLock { room in
            room.map(change)
            return room
        }
        if let existing { return existing }
        let candidate = Room(makeTarget())
        return withLock { room in
            let entered = room ?? candidate
            room = entered
            change(entered)
            return entered
        }
    }

    @inlinable
    final func ended(_ connection: Connection) {
        let closed = withLock { room -> Room? in
            guard room?.connection === connection else { return nil }
            return room.take()
        }
        withExtendedLifetime(closed) {}
    }

    // MARK: Counting

    @usableFromInline
    override func counted() -> Observable<Output>? { shared() }

    /// This with its subscribers counted.
    @inlinable
    final func shared() -> Observable<Output> { Observable { self.subscribe($0) } }

    @inlinable
    final func subscribe(_ sink: Sink<Output>) {
        var isFirst = false
        let room = enter { room in
            room.count += 1
            isFirst = room.count == 1
        }
        room.target.output.attach(sink)
        guard sink.isAlive else {
            // Others may have come meanwhile, who count on the first one to connect.
            if !leave(room), isFirst { _ = connect(room) }
            return
        }
        if isFirst { _ = connect(room) }
        // A room is touched under the lock only.
        let departure = Unchecked { _ = self.leave(room) }
        sink.lifetime.add(Disposables.create { departure.value() })
    }

    /// Says whether that closed the room.
    @inlinable
    final func leave(_ room: Room) -> Bool {
        let (closed, connection) = withLock { current -> (Room?, Connection?) in
            room.count -= 1
            guard room.count == 0 else { return (nil, nil) }
            if current === room { current = nil }
            return (room, room.connection)
        }
        connection?.dispose()
        return closed != nil
    }
}

extension Multicast: @unchecked Sendable where Output: Sendable {}

/// The life of a connection. Whoever subscribes while its end is delivered belongs to the next one.
@usableFromInline
final class Connection: Lifetime, @unchecked Sendable {
    private let deliver: (Ending) -> Void
    private let ended: (Connection) -> Void

    @usableFromInline
    init(deliver: @escaping (Ending) -> Void, ended: @escaping (Connection) -> Void) {
        self.deliver = deliver
        self.ended = ended
    }

    package override func didFail(_ error: any Error) {
        ended(self)
        deliver(.failed(error))
    }

    package override func didComplete() {
        ended(self)
        deliver(.completed)
    }

    package override func didDispose() { ended(self) }
}
