#if GTK
import CGTKSupport
import Dispatch
import Synchronization

/// A connection to a signal. It ends when `dispose()` is called, when GLib disposes of its object, or when the object's
/// window or dialog is closed.
///
/// GLib and the object's wrapper retain it. A caller keeps it only to disconnect early. Wraps a `GClosure` with a
/// marshaller that serves every signature.
public final class SignalHandler: Sendable {
    private let isOver = Atomic(false)
    private let connection: Connection

    /// The state that only the main thread accesses.
    @MainActor
    private final class Connection: Sendable {
        /// The object, until it drops the handler.
        var object: OpaquePointer?
        weak var owner: GObject?
        var id: gulong = 0
        var body: (@MainActor (SignalArguments) -> Void)?
        var onEnd: (@MainActor () -> Void)?

        init(
            to object: GObject, body: @escaping @MainActor (SignalArguments) -> Void,
            onEnd: (@MainActor () -> Void)?
        ) {
            self.object = object.pointer
            self.owner = object
            self.body = body
            self.onEnd = onEnd
        }
    }

    @MainActor
    init(
        connecting object: GObject, to signal: SignalSpec, after: Bool,
        body: @escaping @MainActor (SignalArguments) -> Void, onEnd: (@MainActor () -> Void)?
    ) {
        connection = Connection(to: object, body: body, onEnd: onEnd)
        LiveObjects.handlers.increment()
        let data = Unmanaged.passRetained(self).toOpaque()
        let closure = rxgtk_closure_new(data)
        g_closure_set_marshal(closure, Self.marshal)
        g_closure_add_invalidate_notifier(closure, data, Self.invalidated)
        g_closure_add_finalize_notifier(closure, data, Self.finalized)
        connection.id = g_signal_connect_closure_by_id(
            .init(object.pointer), signal.id, signal.detail, closure, after ? 1 : 0)
        object.handlers[UInt(connection.id)] = self
    }

    /// Whether the handler still receives emissions.
    public var isConnected: Bool { !isOver.load(ordering: .acquiring) }

    /// The number of the connection. GLib calls the handlers of a signal in the order of their numbers.
    @MainActor package var number: UInt { UInt(connection.id) }

    /// Disconnects. From now on the handler receives nothing, not even the completion. A second call does nothing. May
    /// be called on any thread.
    public func dispose() {
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        guard rxgtk_is_main_thread() != 0 else {
            DispatchQueue.main.async { self.disconnect() }
            return
        }
        MainActor.assumeIsolated { disconnect() }
    }

    /// Disconnects like `dispose`, and calls `onEnd`.
    @MainActor
    func finish() {
        let onEnd = connection.onEnd
        let wasOver = isOver.load(ordering: .acquiring)
        dispose()
        if !wasOver { onEnd?() }
    }

    @MainActor
    private func disconnect() {
        // The wrapper retains the object. Without a wrapper, the object is ending with its handlers, perhaps on another
        // thread.
        let owner = connection.owner
        defer { withExtendedLifetime(owner) {} }
        releaseReferences()
        guard owner != nil, let object = connection.object, !Self.endingObjects.contains(object),
            // An object that GLib disposes of during this very emission has already dropped the handler.
            g_signal_handler_is_connected(.init(object), connection.id) != 0
        else { return }
        g_signal_handler_disconnect(.init(object), connection.id)
    }

    @MainActor
    private func releaseReferences() {
        connection.owner?.handlers[UInt(connection.id)] = nil
        connection.owner = nil
        connection.body = nil
        connection.onEnd = nil
    }

    /// The objects that are dropping all their handlers. GLib drops the handlers one by one. Until it has finished, it
    /// loses its place or aborts if another handler of the same object is disconnected.
    @MainActor private static var endingObjects: [OpaquePointer] = []

    private static let marshal: GClosureMarshal = { closure, reply, count, values, _, _ in
        let handler = Unmanaged<SignalHandler>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
        guard handler.isConnected else { return }
        Misuse.requireMainThread("A signal handler")
        let arguments = SignalArguments(values: values!, count: Int(count), reply: reply)
        MainActor.assumeIsolated { handler.connection.body?(arguments) }
    }

    /// GLib calls this when it disposes of the object and drops the object's handlers, or when the handler is
    /// disconnected.
    private static let invalidated: GClosureNotify = { data, _ in
        let handler = Unmanaged<SignalHandler>.fromOpaque(data!).takeUnretainedValue()
        guard rxgtk_is_main_thread() != 0 else {
            // GTK releases icons and textures on threads of its own, and may hold the last reference there.
            DispatchQueue.main.async { handler.invalidate() }
            return
        }
        MainActor.assumeIsolated { handler.invalidate() }
    }

    @MainActor
    private func invalidate() {
        guard let object = connection.object else { return }
        connection.object = nil
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let onEnd = connection.onEnd
        Self.endingObjects.append(object)
        releaseReferences()
        onEnd?()
        Self.endingObjects.removeLast()
    }

    private static let finalized: GClosureNotify = { data, _ in
        LiveObjects.handlers.decrement()
        Unmanaged<SignalHandler>.fromOpaque(data!).release()
    }
}
#endif
