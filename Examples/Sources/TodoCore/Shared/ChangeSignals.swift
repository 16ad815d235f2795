#if PostgreSQL
import Dispatch
import PostgreSQL
import Rx

/// A connection that listens for changes of a shared list. It only says that there may be something new. The contents of
/// a notification do not count, because anyone can send one to the channel.
struct ChangeSignals: Sendable {
    let address: ServerAddress
    let oldestServer: Int32

    /// For each subscription, connects and then emits `true` once. From then on, emits `false` when a notification
    /// arrives. Fails with a ``ServerError`` if it cannot connect, or when the connection ends.
    ///
    /// The server then knows the listener before the first element. So a subscriber that reads all changes at each
    /// element misses none.
    var signals: Observable<Bool> {
        .create { observer in
            let listening = Listening(observer)
            listening.start(self)
            return Disposables.create { listening.stop() }
        }
    }
}

/// One connection that listens, from a subscription to its end.
///
/// Sound: the properties are accessed on the queue only.
private final class Listening: @unchecked Sendable {
    private let queue = DispatchQueue(label: "todo.listen")
    private let observer: AnyObserver<Bool>
    private var source: (any DispatchSourceRead)?
    private var isStopped = false

    init(_ observer: AnyObserver<Bool>) { self.observer = observer }

    func start(_ signals: ChangeSignals) {
        queue.async {
            guard !self.isStopped else { return }
            do {
                let connection = try ServerError.wrapping {
                    let connection = try PostgreSQLConnection(signals.address)
                    try SharedSchema.prepare(connection, oldestServer: signals.oldestServer)
                    try connection.run("LISTEN \(SharedTaskStore.channel)")
                    return connection
                }
                self.observer.onNext(true)
                self.listen(connection)
            } catch { self.observer.onError(error) }
        }
    }

    func stop() {
        queue.async {
            self.isStopped = true
            self.source?.cancel()
            self.source = nil
        }
    }

    private func listen(_ connection: PostgreSQLConnection) {
        let source = DispatchSource.makeReadSource(fileDescriptor: connection.socket, queue: queue)
        source.setEventHandler { [weak self] in self?.read(connection) }
        // Retains the connection, because its socket must not be closed before the source has ended.
        source.setCancelHandler { withExtendedLifetime(connection) {} }
        self.source = source
        source.resume()
    }

    private func read(_ connection: PostgreSQLConnection) {
        guard source != nil else { return }
        do {
            if try ServerError.wrapping({ try connection.takeNotifications() }) > 0 { observer.onNext(false) }
        } catch {
            source?.cancel()
            source = nil
            observer.onError(error)
        }
    }
}
#endif
