/// Runs a source through a subject; a subject per connection.
///
/// A room is a connection with its subject and whoever counts on it. It is entered and left under one lock, so nobody
/// can enter one that the last is about to close.
final class MulticastConnectable<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
    private final class Room {
        let subject: Subject
        var connection: Connection?
        var count = 0

        init(_ subject: Subject) { self.subject = subject }
    }

    private final class Connection: Lifetime, @unchecked Sendable {
        let observer: Subject.Observer
        private let end: (Connection) -> Void

        init(_ observer: Subject.Observer, end: @escaping (Connection) -> Void) {
            self.observer = observer
            self.end = end
        }

        override func didFail(_ error: any Error) {
            end(self)
            observer.on(.error(error))
        }

        override func didComplete() {
            end(self)
            observer.on(.completed)
        }

        override func didDispose() { end(self) }
    }

    private let upstream: Observable<Subject.Observer.Element>
    private let makeSubject: () -> Subject
    private let current = Guarded<Room?>(nil)

    init(_ upstream: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
        self.upstream = upstream
        self.makeSubject = makeSubject
        super.init()
    }

    package override func attach(_ sink: Sink<Subject.Element>) {
        enter { _ in }.subject.asObservable().attach(sink)
    }

    override func connect() -> any Disposable { connect(enter { _ in }) }

    private func connect(_ room: Room) -> any Disposable {
        let candidate = Connection(room.subject.asObserver()) { [weak self] in self?.ended($0) }
        let running = current.withLock { _ -> Connection? in
            if let connection = room.connection { return connection }
            room.connection = candidate
            return nil
        }
        if let running { return running }
        upstream.run(
            Sink(lifetime: candidate) { element in
                if candidate.isAlive { candidate.observer.on(.next(element)) }
            })
        return candidate
    }

    /// The room there is, or a new one. `makeSubject` is its user's code and runs outside the lock; the first made wins.
    private func enter(_ change: (Room) -> Void) -> Room {
        let existing = current.withLock { room in
            room.map(change)
            return room
        }
        if let existing { return existing }
        let candidate = Room(makeSubject())
        return current.withLock { room in
            let entered = room ?? candidate
            room = entered
            change(entered)
            return entered
        }
    }

    private func ended(_ connection: Connection) {
        let closed = current.withLock { room -> Room? in
            guard room?.connection === connection else { return nil }
            return room.take()
        }
        withExtendedLifetime(closed) {}
    }

    // MARK: Counting

    override func counted() -> Observable<Subject.Element>? { Observable(subscribe) }

    private func subscribe(_ sink: Sink<Subject.Element>) {
        var isFirst = false
        let room = enter { room in
            room.count += 1
            isFirst = room.count == 1
        }
        room.subject.asObservable().attach(sink)
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
    private func leave(_ room: Room) -> Bool {
        let (closed, connection) = current.withLock { current -> (Room?, Connection?) in
            room.count -= 1
            guard room.count == 0 else { return (nil, nil) }
            if current === room { current = nil }
            return (room, room.connection)
        }
        connection?.dispose()
        return closed != nil
    }
}

extension MulticastConnectable: @unchecked Sendable where Subject.Element: Sendable {}
