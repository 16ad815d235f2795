#if GTK
import Rx

/// Tells elements as they come, and those that came while nobody listened to the first who does.
@MainActor
final class Backlog<Element: Sendable> {
    private let subject = PublishSubject<Element>()
    private var unheard: [Element] = []

    isolated deinit { subject.onCompleted() }

    /// Tells an element, or keeps it; returns whether somebody heard it.
    @discardableResult
    func tell(_ element: Element) -> Bool {
        guard subject.hasObservers else {
            unheard.append(element)
            return false
        }
        subject.onNext(element)
        return true
    }

    /// What nobody has heard, then what comes, until this is gone, which the stream does not keep.
    var observable: Observable<Element> {
        Observable.deferred { [weak self] in
            guard let self else { return .empty() }
            defer { unheard = [] }
            return .concat(.from(unheard), subject)
        }
        .subscribed(on: ConcurrentMainScheduler.instance)
    }
}
#endif
