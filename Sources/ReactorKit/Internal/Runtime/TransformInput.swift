public import Rx

/// What a transform is given to work with. It has a subject once somebody subscribes.
@usableFromInline
final class TransformInput<Element> {
    private let lock = Lock()
    /// Reached under ``lock`` only, as is what follows.
    private var known: PublishSubject<Element>?
    /// What a subscriber gets first: a state, or none. (An array, because freeing an optional would look its type up.)
    private var first: [Element]
    /// What is being connected to this, if something is.
    private var connection: TransformConnection<Element>?

    @usableFromInline
    init(first: [Element]) { self.first = first }

    /// Whether there was no subscriber yet.
    @usableFromInline
    var isUnused: Bool { lock.run { known == nil } }

    /// Where elements go in.
    @usableFromInline
    var subject: PublishSubject<Element> {
        lock.run {
            if let known { return known }
            let fresh = PublishSubject<Element>()
            known = fresh
            return fresh
        }
    }

    /// Makes `elements` what a subscriber gets first.
    func begin(with elements: [Element]) {
        var replaced = elements
        lock.run { swap(&first, &replaced) }
        withExtendedLifetime(replaced) {}
    }

    /// Has subscriptions that are made until `body` returns known as those of `connection`.
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
