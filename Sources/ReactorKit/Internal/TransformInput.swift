public import Rx

/// What a transform is given to work with. It has a subject once somebody subscribes.
@usableFromInline
final class TransformInput<Element>: @unchecked Sendable {
    private let lock = Lock()
    /// Reached under ``lock`` only, as is what follows.
    @exclusivity(unchecked) private var known: PublishSubject<Element>?
    /// What a subscriber gets first: the last state; nothing where actions or mutations go in.
    @exclusivity(unchecked) private var last: Element?
    /// What is being connected to this, if something is.
    @exclusivity(unchecked) private var connection: TransformConnection<Element>?

    @usableFromInline
    init(first: Element?) { last = first }

    /// Whether nobody has subscribed.
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

    /// Makes `element` what a subscriber gets first.
    @usableFromInline
    func remember(_ element: Element?) {
        var replaced = element
        lock.run { swap(&last, &replaced) }
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
        let (last, connection) = lock.run { (self.last, self.connection) }
        guard let connection, connection.isConnecting else {
            if let last { sink.next(last) }
            return subject.attach(sink)
        }
        if let last { connection.replaying { sink.next(last) } }
        subject.attach(sink)
        connection.connectUpstream()
    }
}
