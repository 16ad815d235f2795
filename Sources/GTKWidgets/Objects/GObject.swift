#if GTK
public import CGTKSupport
import RxSupport

/// The base of every wrapper. A GObject has at most one wrapper at a time.
///
/// While GTK holds the object (a widget in a window, a window on the screen), the wrapper lives too. So a weak
/// reference to a widget stays valid while the widget is on the screen. `wrapping(_:)` returns the wrapper that a
/// GObject already has.
///
/// Main actor only. The deinitialiser runs on the main thread, wherever the last reference is released. Wraps
/// `GObject`.
@MainActor
open class GObject {
    /// The wrapped instance, for calling C functions that have no Swift name yet.
    public let pointer: OpaquePointer

    /// Handlers that are connected through this wrapper, by their GLib id.
    var handlers: [UInt: SignalHandler] = [:]

    /// The properties that a stream's own sink is setting. The stream does not emit these changes.
    package var silenced: Set<String> = []

    /// The properties whose changes are being delivered to an observer, or are about to be announced again because the
    /// observer has set them.
    package var notifications: [String: PropertyNotification] = [:]

    /// The signals that are about to be emitted again, because the program set a value during their emission.
    package var signalsToRepeat: Set<String> = []

    /// Whether the program is setting a value that the user can change too. The streams of user changes do not emit
    /// meanwhile.
    package private(set) var isBeingWritten = false

    /// Whether a value that the program has set has not been written to GTK yet.
    package var isWriteDeferred: Bool { false }

    /// Whether the current emission of a signal reports no change.
    package func isEmissionEmpty(_ signal: String) -> Bool { false }

    /// The observer of this object's end, if any.
    package var endObserver: (any EndObserver)?

    /// The GLib type that a wrapped instance must have.
    open class var objectType: GType { g_object_get_type() }

    /// Takes over a reference that the caller owns, floating or not, such as the result of a constructor function.
    ///
    /// Traps if the instance is not of type `objectType`, or if it already has a wrapper. Use `wrapping(_:)` to get an
    /// existing wrapper.
    public init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_take_ref(.init(pointer))
        takeToggleReference()
    }

    /// Adds a reference to an instance that GTK or other code holds.
    ///
    /// Traps if the instance is not of type `objectType`, or if it already has a wrapper. Use `wrapping(_:)` to get an
    /// existing wrapper.
    public init(borrowing pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(.init(pointer))
        takeToggleReference()
    }

    /// Replaces the strong reference just taken by a toggle reference.
    private func takeToggleReference() {
        Misuse.requireMainThread(GObject.className(pointer))
        guard rxgtk_is_a(.init(pointer), Self.objectType) != 0 else {
            stopProgram(
                Misuse.wrongClass(
                    expected: String(describing: Self.self), found: GObject.className(pointer)))
        }
        LiveObjects.wrappers.increment()
        WrapperReference.attach(self, to: pointer)
        g_object_unref(.init(pointer))
    }

    isolated deinit {
        LiveObjects.wrappers.decrement()
        endObserver?.objectWillEnd()
        WrapperReference.detach(from: pointer)
        endObserver?.objectDidEnd()
    }

    /// The name of the instance's class in GLib, such as `GtkButton`.
    public var className: String { GObject.className(pointer) }

    nonisolated static func className(_ pointer: OpaquePointer) -> String {
        String(cString: g_type_name(rxgtk_type_of(.init(pointer))))
    }

    /// Runs `body`, and counts its changes as the program's, not the user's.
    func write(_ body: () -> Void) {
        let wasBeingWritten = isBeingWritten
        isBeingWritten = true
        defer { isBeingWritten = wasBeingWritten }
        body()
    }

    /// The instance as the type that its C functions take. `takeToggleReference` has checked the class.
    package func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        UnsafeMutablePointer(pointer)
    }
}
#endif
