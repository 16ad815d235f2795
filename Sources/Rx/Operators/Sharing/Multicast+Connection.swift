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
@usableFromInline
final class Multicast<Input, Output>: ConnectableObservable<Output> {
    private struct State {
        var target: MulticastTarget<Input, Output>?
        var connection: Connection?
    }

    private let upstream: Observable<Input>
    private let makeTarget: () -> MulticastTarget<Input, Output>
    private let state = Guarded(State())

    @usableFromInline
    init(_ upstream: Observable<Input>, _ makeTarget: @escaping () -> MulticastTarget<Input, Output>) {
        self.upstream = upstream
        self.makeTarget = makeTarget
        super.init()
    }

    package override func attach(_ sink: Sink<Output>) { currentTarget().output.attach(sink) }

    @usableFromInline
    override func connect() -> any Disposable {
        let target = currentTarget()
        let candidate = Connection(deliver: target.end) { [weak self] in self?.ended($0) }
        let running = state.withLock { state -> Connection? in
            if let connection = state.connection { return connection }
            state.connection = candidate
            return nil
        }
        if let running { return running }
        upstream.run(Sink(lifetime: candidate, next: target.next))
        return candidate
    }

    /// The subject is its user's to make, outside the lock; the first one made wins.
    private func currentTarget() -> MulticastTarget<Input, Output> {
        if let target = state.withLock({ $0.target }) { return target }
        let candidate = makeTarget()
        return state.withLock { state in
            if let target = state.target { return target }
            state.target = candidate
            return candidate
        }
    }

    private func ended(_ connection: Connection) {
        let dropped = state.withLock { state -> State? in
            guard state.connection === connection else { return nil }
            defer { state = State() }
            return state
        }
        withExtendedLifetime(dropped) {}
    }
}

extension Multicast: @unchecked Sendable where Output: Sendable {}

/// The life of a connection. Whoever subscribes while its end is delivered belongs to the next one.
private final class Connection: Lifetime, @unchecked Sendable {
    private let deliver: (Ending) -> Void
    private let ended: (Connection) -> Void

    init(deliver: @escaping (Ending) -> Void, ended: @escaping (Connection) -> Void) {
        self.deliver = deliver
        self.ended = ended
    }

    override func didFail(_ error: any Error) {
        ended(self)
        deliver(.failed(error))
    }

    override func didComplete() {
        ended(self)
        deliver(.completed)
    }

    override func didDispose() { ended(self) }
}
