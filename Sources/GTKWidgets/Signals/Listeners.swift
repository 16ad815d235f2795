#if GTK

/// The listeners of an event that is no signal of GTK.
///
/// An event that is emitted during the delivery of another one is delivered after it.
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

    /// - Parameter buffersFirstEvents: Whether events are kept for the next listener while there is none. Otherwise
    ///   they are dropped.
    package nonisolated init(buffersFirstEvents: Bool = false) { self.buffersFirstEvents = buffersFirstEvents }

    isolated deinit { end() }

    package var isEmpty: Bool { listeners.isEmpty }

    /// Delivers, buffers or drops an event. Returns whether a listener has received it, or will once the events before
    /// it are delivered.
    @discardableResult
    package func emit(_ event: Event) -> Bool {
        guard !hasEnded, buffersFirstEvents || !isEmpty else { return false }
        pending.append(event)
        deliverPending()
        return pending.isEmpty || isDelivering && !isEmpty
    }

    /// Adds a listener. Calls `onEnd` when no more events will come, or at once if that is so already.
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

    /// Removes every listener and calls its `onEnd`, after the delivery in progress. A second call does nothing.
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
