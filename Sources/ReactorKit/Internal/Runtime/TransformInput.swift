public import Rx
internal import RxSupport

/// The source of the observable that a transform receives. It makes its subject at the first use.
@usableFromInline
final class TransformInput<Element> {
    private let lock = Lock()
    /// Guarded by ``lock``, as are the properties below.
    private var cachedSubject: PublishSubject<Element>?
    /// The elements that a subscriber receives first: a state, or none. (An array, because releasing an optional would
    /// look its type up.)
    private var first: [Element]
    /// The connection that is subscribing, if any.
    private var connection: TransformConnection<Element>?

    @usableFromInline
    init(first: [Element]) { self.first = first }

    /// Whether nothing has subscribed yet.
    @usableFromInline
    var isUnused: Bool { lock.run { cachedSubject == nil } }

    /// The subject that feeds elements in.
    @usableFromInline
    var subject: PublishSubject<Element> {
        lock.run {
            if let cachedSubject { return cachedSubject }
            let fresh = PublishSubject<Element>()
            cachedSubject = fresh
            return fresh
        }
    }

    /// Sets the elements that a subscriber receives first.
    func setFirstElements(_ elements: [Element]) {
        var replaced = elements
        lock.run { swap(&first, &replaced) }
        withExtendedLifetime(replaced) {}
    }

    /// Runs `body`. Subscriptions that this thread makes meanwhile belong to `connection`.
    func connecting(_ connection: TransformConnection<Element>, _ body: () -> Void) {
        lock.run { self.connection = connection }
        body()
        lock.run { self.connection = nil }
    }

    @usableFromInline
    func attach(_ sink: Sink<Element>) {
        let (first, connection) = lock.run { (self.first, self.connection) }
        guard let connection, connection.isConnecting else {
            for element in first where sink.isAlive { sink.next(element) }
            return subject.attach(sink)
        }
        connection.replaying {
            for element in first where sink.isAlive { sink.next(element) }
        }
        subject.attach(sink)
        connection.connectUpstream()
    }
}
