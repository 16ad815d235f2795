#if GTK
import CGTKSupport
import Dispatch
import RxSupport

/// Ties a GObject to its only Swift wrapper. It is stored as qdata of the GObject and lives as long as the GObject.
///
/// While anything besides the wrapper holds the GObject (a parent widget, GTK's list of windows), `retainedWrapper`
/// retains the wrapper, so that subclasses keep their state and weak references to them stay valid. When only the
/// wrapper holds the GObject, `retainedWrapper` is `nil`, and the wrapper lives only as long as its own owners keep it.
///
/// GTK takes and releases references to icons and textures on threads of its own. The main thread then checks the
/// reference count in a later turn of its queue.
@MainActor
final class WrapperReference {
    private(set) weak var wrapper: GObject?
    private var retainedWrapper: GObject?

    private nonisolated init() { LiveObjects.objects.increment() }
    deinit { LiveObjects.objects.decrement() }

    /// All `WrapperReference`s, by address. When another thread has posted an address, the main thread looks it up
    /// here, because the `WrapperReference` may have ended with its GObject meanwhile.
    private nonisolated static let all = Guarded<[UInt: WrapperReference]>([:])

    private static let key = g_quark_from_string("swift-reactor-wrapper")

    /// The current wrapper of `object`; `nil` if it has none.
    static func wrapper(of object: OpaquePointer) -> GObject? {
        existing(on: object)?.wrapper
    }

    /// All live wrappers.
    static var wrappers: [GObject] { all.withLock { Array($0.values) }.compactMap(\.wrapper) }

    /// Makes `wrapper` the wrapper of `object`, and takes a toggle reference for it.
    ///
    /// Traps if `object` already has another wrapper: the owners of that wrapper would not see the state of the new
    /// one, and `wrapping(_:)` would no longer return theirs.
    static func attach(_ wrapper: GObject, to object: OpaquePointer) {
        let reference = existing(on: object) ?? attachNew(to: object)
        if let other = reference.wrapper {
            stopProgram(Misuse.wrappedAlready(GObject.className(object), as: "\(type(of: other))"))
        }
        reference.wrapper = wrapper
        // The caller still holds a reference. GLib calls `toggled` when only the toggle reference is left.
        reference.retainedWrapper = wrapper
        g_object_add_toggle_ref(.init(object), toggled, Unmanaged.passUnretained(reference).toOpaque())
    }

    /// Removes the toggle reference of a wrapper that is being deinitialised; this may finalise `object`.
    static func detach(from object: OpaquePointer) {
        guard let reference = existing(on: object) else { return }
        g_object_remove_toggle_ref(.init(object), toggled, Unmanaged.passUnretained(reference).toOpaque())
    }

    private static func existing(on object: OpaquePointer) -> WrapperReference? {
        g_object_get_qdata(.init(object), key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    private static func attachNew(to object: OpaquePointer) -> WrapperReference {
        let reference = WrapperReference()
        let address = Unmanaged.passUnretained(reference).toOpaque()
        all.withLock { $0[UInt(bitPattern: address)] = reference }
        g_object_set_qdata_full(.init(object), key, address, finalized)
        return reference
    }

    /// GLib calls this when the object is finalised, on the thread that released the last reference.
    private nonisolated static let finalized: GDestroyNotify = { address in
        let last = all.withLock { $0.removeValue(forKey: UInt(bitPattern: address)) }
        withExtendedLifetime(last) {}
    }

    /// GLib calls this when the toggle reference becomes the only reference or stops being the only one, on the thread
    /// that caused the change.
    private nonisolated static let toggled: GToggleNotify = { data, _, isLast in
        guard rxgtk_is_main_thread() != 0 else {
            let address = UInt(bitPattern: data)
            return DispatchQueue.main.async { checkReferenceCount(at: address) }
        }
        let reference = Unmanaged<WrapperReference>.fromOpaque(data!)
        MainActor.assumeIsolated {
            // Released outside the reference, because releasing the wrapper may end the GObject and this reference.
            let last = reference.takeUnretainedValue().updateRetention(isOnlyOurs: isLast != 0)
            withExtendedLifetime(last) {}
        }
    }

    /// Does the work of `toggled` on the main thread, after another thread has changed the object's reference count.
    private static func checkReferenceCount(at address: UInt) {
        guard let reference = all.withLock({ $0[address] }), let wrapper = reference.wrapper else { return }
        let last = reference.updateRetention(isOnlyOurs: rxgtk_ref_count(.init(wrapper.pointer)) == 1)
        withExtendedLifetime(last) {}
    }

    private func updateRetention(isOnlyOurs: Bool) -> GObject? {
        let previous = retainedWrapper
        retainedWrapper = isOnlyOurs ? nil : wrapper
        return previous
    }
}
#endif
