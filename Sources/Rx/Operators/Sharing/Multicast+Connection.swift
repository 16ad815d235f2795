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
/// can enter one that the last is about to close; nor one that is over: who subscribes while the end is delivered
/// belongs to the next.
@usableFromInline
final class Multicast<Input, Output>: ConnectableObservable<Output> {
    @usableFromInline
    final class Room: Lifetime, @unchecked Sendable {
        @usableFromInline let target: MulticastTarget<Input, Output>
        // Both are touched under the lock of the multicast only.
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
    /// The room there is, which may be over. Reached by ``withLock(_:)`` only.
    @exclusivity(unchecked) @usableFromInline var current: Room?

    @inlinable
    init(_ upstream: Observable<Input>, _ makeTarget: @escaping () -> MulticastTarget<Input, Output>) {
        self.upstream = upstream
        self.makeTarget = makeTarget
        super.init()
    }

    @inlinable
    final func withLock<Result>(_ body: (inout Room?) -> Result) -> Result { lock.run { body(&current) } }

    package override func start(_ sink: Sink<Output>) { enter { _ in }.target.output.attach(sink) }

    @usableFromInline
    override func connect() -> any Disposable { connect(enter { _ in }) }

    @inlinable
    final func connect(_ room: Room) -> any Disposable {
        let isFirst = withLock { _ in
            defer { room.isConnected = true }
            return !room.isConnected
        }
        if isFirst { upstream.run(Sink(lifetime: room, next: room.target.next)) }
        return room
    }

    /// The room there is, or a new one. The subject is its user's to make, outside the lock; the first one made wins.
    @inlinable
    final func enter(_ change: (Room) -> Void) -> Room {
        let existing = withLock { current -> Room? in
            guard let room = current, room.isAlive else { return nil }
            change(room)
            return room
        }
        if let existing { return existing }
        let candidate = Room(makeTarget())
        let (entered, closed) = withLock { current -> (Room, Room?) in
            if let room = current, room.isAlive {
                change(room)
                return (room, nil)
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
        sink.lifetime.add(Departure { _ = self.leave(room) })
    }

    /// Says whether that closed the room.
    @inlinable
    final func leave(_ room: Room) -> Bool {
        let closed = withLock { current -> Room? in
            room.count -= 1
            guard room.count == 0 else { return nil }
            if current === room { current = nil }
            return room
        }
        closed?.dispose()
        return closed != nil
    }
}

extension Multicast: @unchecked Sendable where Output: Sendable {}

/// What a subscription does when it ends: its lifetime disposes of this once.
///
/// Sound: what it captures is touched under the multicast's lock only.
@usableFromInline
final class Departure: LifetimeResource, @unchecked Sendable {
    private let leave: () -> Void

    @usableFromInline
    init(_ leave: @escaping () -> Void) { self.leave = leave }

    @usableFromInline
    func dispose() { leave() }
}
