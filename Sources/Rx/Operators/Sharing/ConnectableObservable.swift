/// A sequence that starts when it is connected, for all its subscribers together.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Starts the sequence.
    ///
    /// - Returns: What ends it.
    func connect() -> any Disposable
}

/// A sequence that starts when it is connected, for all its subscribers together.
///
/// Source: [Connect](https://reactivex.io/documentation/operators/connect.html).
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the sequence; returns the connection there is when it is running.
    public func connect() -> any Disposable {
        preconditionFailure("a connectable observable is made by multicast, publish or replay")
    }
}

extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}

/// Runs a source through a subject; a subject per connection.
final class Multicast<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
    private struct State {
        var subject: Subject?
        var connection: Connection?
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
    private let state = Guarded(State())

    init(_ upstream: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
        self.upstream = upstream
        self.makeSubject = makeSubject
        super.init()
    }

    package override func attach(_ sink: Sink<Subject.Element>) {
        currentSubject().asObservable().attach(sink)
    }

    override func connect() -> any Disposable {
        let subject = currentSubject()
        let candidate = Connection(subject.asObserver()) { [weak self] in self?.ended($0) }
        let running = state.withLock { state -> Connection? in
            if let connection = state.connection { return connection }
            state.connection = candidate
            return nil
        }
        if let running { return running }
        upstream.run(
            Sink(lifetime: candidate) { element in
                if candidate.isAlive { candidate.observer.on(.next(element)) }
            })
        return candidate
    }

    /// `makeSubject` is its user's code and runs outside the lock; the first subject made wins.
    private func currentSubject() -> Subject {
        if let subject = state.withLock({ $0.subject }) { return subject }
        let candidate = makeSubject()
        return state.withLock { state in
            if let subject = state.subject { return subject }
            state.subject = candidate
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

extension Multicast: @unchecked Sendable where Subject.Element: Sendable {}
