public import Rx

/// What a transform is given to work with. It has a subject once somebody subscribes.
@usableFromInline
final class TransformInput<Element>: @unchecked Sendable {
    /// What everyone gets first who subscribes: one element, or none.
    private let first: [Element]
    private let lock = Lock()
    /// Reached under ``lock`` only.
    @exclusivity(unchecked) private var known: PublishSubject<Element>?

    @usableFromInline
    init(first: [Element]) { self.first = first }

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

    @usableFromInline
    func attach(_ sink: Sink<Element>) {
        for element in first where sink.isAlive { sink.next(element) }
        subject.attach(sink)
    }
}
