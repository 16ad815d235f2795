#if GTK
public import CGTK
import Rx

/// The base of every wrapper: one Swift object for one GObject, for as long as either is in use.
///
/// While GTK holds the object (a widget in a window, a window on the screen) the wrapper lives too, so a weak reference to
/// a widget stays good while the widget is on the screen. Asking twice for the same GObject gives the same wrapper.
///
/// Main actor only; deinitialisation goes to the main thread by itself. Wraps `GObject`.
@MainActor
open class GObject {
    /// The wrapped instance, for calling C functions that have no Swift name yet.
    public let pointer: OpaquePointer

    /// Handlers connected through this wrapper and not disconnected yet, by their GLib id.
    var handlers: [UInt: SignalHandler] = [:]

    /// The properties that a stream's own sink is setting, so that the stream does not emit them back.
    var silenced: Set<String> = []

    /// The signals that are about to be emitted once more, for what the program has set while they were.
    var signalsToRepeat: Set<String> = []

    /// Whether the program is setting what the person can change too, so that the streams of it keep still.
    private(set) var isBeingWritten = false

    /// Whether a value that the program has set waits to be written.
    var isWriteDeferred: Bool { false }

    /// Whether the emission of a signal in progress tells of no change.
    func isEmissionEmpty(_ signal: String) -> Bool { false }

    /// What tells of the end of this object; made when it is asked for.
    var end: ObjectEnd?

    /// The GLib type a wrapped instance must have.
    open class var objectType: GType { g_object_get_type() }

    /// Takes over a reference the caller owns, floating or not: what a constructor function returned.
    ///
    /// Stops the program when the instance is not of `objectType`, and when it has a wrapper: `wrapping(_:)` gives that.
    public init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_take_ref(.init(pointer))
        settle()
    }

    /// Takes a reference of its own to an instance that somebody else holds.
    ///
    /// Stops the program when the instance is not of `objectType`, and when it has a wrapper: `wrapping(_:)` gives that.
    public init(borrowing pointer: OpaquePointer) {
        self.pointer = pointer
        g_object_ref(.init(pointer))
        settle()
    }

    /// Exchanges the strong reference just taken for a toggle reference.
    private func settle() {
        Misuse.requireMainThread(GObject.className(pointer))
        guard rxgtk_is_a(.init(pointer), Self.objectType) != 0 else {
            stopProgram(
                Misuse.wrongClass(
                    expected: String(describing: Self.self), found: GObject.className(pointer)))
        }
        Census.wrappers.rise()
        Anchor.attach(self, to: pointer)
        g_object_unref(.init(pointer))
    }

    isolated deinit {
        Census.wrappers.fall()
        end?.begin()
        Anchor.detach(from: pointer)
        end?.finish()
    }

    /// The name GLib knows the instance's class by, such as `GtkButton`.
    public var className: String { GObject.className(pointer) }

    nonisolated static func className(_ pointer: OpaquePointer) -> String {
        String(cString: g_type_name(rxgtk_type_of(.init(pointer))))
    }

    /// Runs `body`, whose changes are the program's and not the person's.
    func write(_ body: () -> Void) {
        let wasBeingWritten = isBeingWritten
        isBeingWritten = true
        defer { isBeingWritten = wasBeingWritten }
        body()
    }

    /// The instance as the C type its functions ask for; `settle` has checked the class.
    func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        UnsafeMutablePointer(pointer)
    }
}
#endif
