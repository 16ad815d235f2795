#if GTK
import Rx

/// Emits elements as they come. Buffers elements while nobody subscribes, and emits these to the first subscriber.
@MainActor
final class BufferedSubject<Element: Sendable> {
    private let subject = PublishSubject<Element>()
    private var buffered: [Element] = []
    private var isEmitting = false

    isolated deinit { subject.onCompleted() }

    /// Emits or buffers an element. Returns whether a subscriber has received it, or will once the elements before it
    /// are emitted.
    @discardableResult
    func emit(_ element: Element) -> Bool {
        buffered.append(element)
        emitBuffered()
        return buffered.isEmpty || isEmitting && subject.hasObservers
    }

    /// Emits the buffered elements, then each later one. Completes when the subject is deinitialised. Does not retain
    /// it.
    var observable: Observable<Element> {
        subject.do(onSubscribed: { [weak self] in self?.emitBuffered() })
            .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Emits the buffered elements while there are subscribers. An element that arrives meanwhile is emitted after
    /// them.
    private func emitBuffered() {
        guard !isEmitting else { return }
        isEmitting = true
        defer { isEmitting = false }
        while subject.hasObservers, !buffered.isEmpty { subject.onNext(buffered.removeFirst()) }
    }
}
#endif
