#if GTK
import Rx

/// Tells elements as they come, and those that came while nobody listened to the first who does.
@MainActor
final class Backlog<Element: Sendable> {
    private let subject = PublishSubject<Element>()
    private var unheard: [Element] = []
    private var isTelling = false

    isolated deinit { subject.onCompleted() }

    /// Tells an element, or keeps it; returns whether somebody has heard it, or will once what came before is told.
    @discardableResult
    func tell(_ element: Element) -> Bool {
        unheard.append(element)
        tellUnheard()
        return unheard.isEmpty || isTelling && subject.hasObservers
    }

    /// What nobody has heard, then what comes, until this is gone, which the stream does not keep.
    var observable: Observable<Element> {
        subject.do(onSubscribed: { [weak self] in self?.tellUnheard() })
            .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Tells what is kept as long as somebody listens; what is told meanwhile comes after it.
    private func tellUnheard() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while subject.hasObservers, !unheard.isEmpty { subject.onNext(unheard.removeFirst()) }
    }
}
#endif
