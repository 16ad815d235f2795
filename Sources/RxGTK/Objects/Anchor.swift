#if GTK
import CGTK
import Dispatch
import Rx

/// Ties a GObject to its one Swift wrapper; lives as long as the GObject, as its qdata.
///
/// While anything besides the wrapper holds the GObject (a parent widget, GTK's list of windows), `held` keeps the wrapper
/// alive, so that subclasses keep their state and weak references to them stay good. When only the wrapper is left,
/// `held` is empty and the wrapper's own owners decide.
///
/// GTK takes and gives up references to icons and textures on threads of its own. The main thread then looks again, soon after.
@MainActor
final class Anchor {
    private(set) weak var wrapper: GObject?
    private var held: GObject?

    private nonisolated init() { Census.objects.rise() }
    deinit { Census.objects.fall() }

    /// All of them by their addresses, because what a thread told of an object may have ended with it when the main thread looks.
    private nonisolated static let all = Guarded<[UInt: Anchor]>([:])

    private static let key = g_quark_from_string("swift-reactor-anchor")

    /// The wrapper `object` has now, if it has one.
    static func wrapper(of object: OpaquePointer) -> GObject? {
        existing(on: object)?.wrapper
    }

    /// All wrappers that are alive.
    static var wrappers: [GObject] { all.withLock { Array($0.values) }.compactMap(\.wrapper) }

    /// Makes `wrapper` the wrapper of `object`, taking a toggle reference in its name.
    ///
    /// Stops the program where another is: those who have that one would never hear of this one's state, nor get theirs again.
    static func attach(_ wrapper: GObject, to object: OpaquePointer) {
        let anchor = existing(on: object) ?? plant(on: object)
        if let other = anchor.wrapper {
            stopProgram(Misuse.wrappedAlready(GObject.className(object), as: "\(type(of: other))"))
        }
        anchor.wrapper = wrapper
        // GLib tells only of changes, and right now someone else, the caller, holds a reference too.
        anchor.held = wrapper
        g_object_add_toggle_ref(.init(object), toggled, Unmanaged.passUnretained(anchor).toOpaque())
    }

    /// Gives up the toggle reference of a wrapper that is going away; this may finalise `object`.
    static func detach(from object: OpaquePointer) {
        guard let anchor = existing(on: object) else { return }
        g_object_remove_toggle_ref(.init(object), toggled, Unmanaged.passUnretained(anchor).toOpaque())
    }

    private static func existing(on object: OpaquePointer) -> Anchor? {
        g_object_get_qdata(.init(object), key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    private static func plant(on object: OpaquePointer) -> Anchor {
        let anchor = Anchor()
        let address = Unmanaged.passUnretained(anchor).toOpaque()
        all.withLock { $0[UInt(bitPattern: address)] = anchor }
        g_object_set_qdata_full(.init(object), key, address, forget)
        return anchor
    }

    /// What GLib calls when the object ends, on whichever thread gave up the last reference.
    private nonisolated static let forget: GDestroyNotify = { address in
        let last = all.withLock { $0.removeValue(forKey: UInt(bitPattern: address)) }
        withExtendedLifetime(last) {}
    }

    /// What GLib calls when ours has become the only reference, or is no longer, on whichever thread changed that.
    private nonisolated static let toggled: GToggleNotify = { data, _, isLast in
        guard rxgtk_is_main_thread() != 0 else {
            let address = UInt(bitPattern: data)
            return DispatchQueue.main.async { lookAgain(at: address) }
        }
        let anchor = Unmanaged<Anchor>.fromOpaque(data!)
        MainActor.assumeIsolated {
            // Emptied outside the anchor: letting go of the wrapper may end the GObject and the anchor with it.
            let last = anchor.takeUnretainedValue().exchange(isOnlyOurs: isLast != 0)
            withExtendedLifetime(last) {}
        }
    }

    /// Does what `toggled` would have done, for what other threads have done to the object until now.
    private static func lookAgain(at address: UInt) {
        guard let anchor = all.withLock({ $0[address] }), let wrapper = anchor.wrapper else { return }
        let last = anchor.exchange(isOnlyOurs: rxgtk_ref_count(.init(wrapper.pointer)) == 1)
        withExtendedLifetime(last) {}
    }

    private func exchange(isOnlyOurs: Bool) -> GObject? {
        let previous = held
        held = isOnlyOurs ? nil : wrapper
        return previous
    }
}
#endif
