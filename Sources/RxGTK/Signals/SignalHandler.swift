#if GTK
import CGTK
import Dispatch
import Synchronization

/// One connection to a signal, until it is disposed, its object is gone, or its window is closed.
///
/// The object holds it; keeping it is needed only to disconnect early. Wraps a `GClosure` with a marshaller that serves
/// every signature.
public final class SignalHandler: Sendable {
    private let isOver = Atomic(false)
    private let connection: Connection

    /// What only the main thread touches.
    @MainActor
    private final class Connection: Sendable {
        /// Until the object drops the handler.
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
        Census.handlers.rise()
        let data = Unmanaged.passRetained(self).toOpaque()
        let closure = rxgtk_closure_new(data)
        g_closure_set_marshal(closure, Self.marshal)
        g_closure_add_invalidate_notifier(closure, data, Self.invalidated)
        g_closure_add_finalize_notifier(closure, data, Self.finalized)
        connection.id = g_signal_connect_closure_by_id(
            .init(object.pointer), signal.id, signal.detail, closure, after ? 1 : 0)
        object.handlers[UInt(connection.id)] = self
    }

    /// Whether signals still arrive.
    public var isConnected: Bool { !isOver.load(ordering: .acquiring) }

    /// Disconnects; nothing arrives from here on, and its completion is not told. Any thread; a second call does nothing.
    public func dispose() {
        guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
        guard rxgtk_is_main_thread() != 0 else {
            DispatchQueue.main.async { self.disconnect() }
            return
        }
        MainActor.assumeIsolated { disconnect() }
    }

    /// Disconnects as `dispose` does, and tells that no more will come.
    @MainActor
    func finish() {
        let onEnd = connection.onEnd
        let wasOver = isOver.load(ordering: .acquiring)
        dispose()
        if !wasOver { onEnd?() }
    }

    @MainActor
    private func disconnect() {
        // Its wrapper keeps the object. Without one the object is going with its handlers, maybe on another thread right now.
        let owner = connection.owner
        defer { withExtendedLifetime(owner) {} }
        forget()
        guard owner != nil, let object = connection.object, !Self.endingObjects.contains(object),
            // An object that is being disposed of inside this very emission has dropped the handler already.
            g_signal_handler_is_connected(.init(object), connection.id) != 0
        else { return }
        g_signal_handler_disconnect(.init(object), connection.id)
    }

    @MainActor
    private func forget() {
        connection.owner?.handlers[UInt(connection.id)] = nil
        connection.owner = nil
        connection.body = nil
        connection.onEnd = nil
    }

    /// The objects that are dropping all their handlers, which GLib does one by one: until it is done it loses its place, or stops the
    /// program, when another of them is disconnected.
    @MainActor private static var endingObjects: [OpaquePointer] = []

    private static let marshal: GClosureMarshal = { closure, reply, count, values, _, _ in
        let handler = Unmanaged<SignalHandler>.fromOpaque(closure!.pointee.data).takeUnretainedValue()
        guard handler.isConnected else { return }
        Misuse.requireMainThread("A signal handler")
        let arguments = SignalArguments(values: values!, count: Int(count), reply: reply)
        MainActor.assumeIsolated { handler.connection.body?(arguments) }
    }

    /// The object is going, and takes its handlers along, or the handler was disconnected.
    private static let invalidated: GClosureNotify = { data, _ in
        let handler = Unmanaged<SignalHandler>.fromOpaque(data!).takeUnretainedValue()
        guard rxgtk_is_main_thread() != 0 else {
            // GTK gives up icons and textures on threads of its own, and the last reference may be theirs.
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
        forget()
        onEnd?()
        Self.endingObjects.removeLast()
    }

    private static let finalized: GClosureNotify = { data, _ in
        Census.handlers.fall()
        Unmanaged<SignalHandler>.fromOpaque(data!).release()
    }
}
#endif
