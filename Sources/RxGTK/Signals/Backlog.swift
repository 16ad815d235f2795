#if GTK
import Rx

/// Emits elements as they come. Buffers elements while nobody subscribes, and emits these to the first subscriber.
@MainActor
final class Backlog<Element: Sendable> {
    private let subject = PublishSubject<Element>()
    private var unheard: [Element] = []
    private var isTelling = false

    isolated deinit { subject.onCompleted() }

    /// Emits or buffers an element. Returns whether a subscriber has received it, or will once the elements before it
    /// are emitted.
    @discardableResult
    func tell(_ element: Element) -> Bool {
        unheard.append(element)
        tellUnheard()
        return unheard.isEmpty || isTelling && subject.hasObservers
    }

    /// Emits the buffered elements, then each later one. Completes when the backlog is deinitialised. Does not retain
    /// it.
    var observable: Observable<Element> {
        subject.do(onSubscribed: { [weak self] in self?.tellUnheard() })
            .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Emits the buffered elements while there are subscribers. An element that arrives meanwhile is emitted after
    /// them.
    private func tellUnheard() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while subject.hasObservers, !unheard.isEmpty { subject.onNext(unheard.removeFirst()) }
    }
}
#endif
