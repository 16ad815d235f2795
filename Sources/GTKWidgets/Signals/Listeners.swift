#if GTK

/// The listeners of events that GTK has no signal for.
///
/// An event that is emitted during a delivery is delivered afterwards.
@MainActor
package final class Listeners<Event> {
    private struct Listener {
        let id: Int
        let receive: @MainActor (Event) -> Void
        let onEnd: @MainActor () -> Void
    }

    private var listeners: [Listener] = []
    private var lastID = 0
    private var pending: [Event] = []
    private var isDelivering = false
    private var hasEnded = false
    private let buffersFirstEvents: Bool

    /// Makes an empty list of listeners.
    ///
    /// - Parameter buffersFirstEvents: Whether events are buffered while the list is empty, for the next listener.
    ///   Otherwise these events are dropped.
    package nonisolated init(buffersFirstEvents: Bool = false) { self.buffersFirstEvents = buffersFirstEvents }

    isolated deinit { end() }

    package var isEmpty: Bool { listeners.isEmpty }

    /// Delivers, buffers or drops an event. Returns whether a listener has received the event, or will receive it after
    /// the events before it.
    @discardableResult
    package func emit(_ event: Event) -> Bool {
        guard !hasEnded, buffersFirstEvents || !isEmpty else { return false }
        pending.append(event)
        deliverPending()
        return pending.isEmpty || isDelivering && !isEmpty
    }

    /// Adds a listener. `end()` calls `onEnd`. If `end()` was called before, `onEnd` is called at once.
    ///
    /// The caller calls ``deliverPending()`` next, once it is ready to remove the listener.
    ///
    /// - Returns: The argument for ``remove(_:)``.
    package func add(
        receive: @escaping @MainActor (Event) -> Void, onEnd: @escaping @MainActor () -> Void
    ) -> Int {
        lastID += 1
        guard !hasEnded else {
            onEnd()
            return lastID
        }
        listeners.append(Listener(id: lastID, receive: receive, onEnd: onEnd))
        return lastID
    }

    /// Removes a listener, without calling its `onEnd`. Does nothing if it is removed already.
    package func remove(_ id: Int) { listeners.removeAll { $0.id == id } }

    /// Removes every listener and calls its `onEnd`, after the delivery in progress. Later events are dropped. A second
    /// call does nothing.
    package func end() {
        hasEnded = true
        if !isDelivering { removeAll() }
    }

    private func removeAll() {
        let ended = listeners
        listeners = []
        for listener in ended { listener.onEnd() }
    }

    /// Delivers the buffered events while there are listeners.
    package func deliverPending() {
        guard !isDelivering else { return }
        isDelivering = true
        while !isEmpty, !pending.isEmpty {
            let event = pending.removeFirst()
            for listener in listeners where listeners.contains(where: { $0.id == listener.id }) {
                listener.receive(event)
            }
        }
        isDelivering = false
        if !buffersFirstEvents { pending = [] }
        if hasEnded { removeAll() }
    }
}
#endif
