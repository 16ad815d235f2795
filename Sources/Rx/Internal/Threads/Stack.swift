public import CRx
internal import RxSupport

/// Runs deeply nested calls on another stack if the calling thread's stack has no room.
///
/// A sequence may consist of any number of operators. Subscribing to it, delivering through it and freeing it each take
/// as many nested calls. Nested code asks for room here. If the stack has no room left, the call continues on another
/// stack of the same thread. So the depth of nesting is limited by memory and not by the thread's stack: see
/// <doc:Nesting>.
@usableFromInline
package enum Stack {
    /// Runs `body` at once, on a stack with room for it.
    @inlinable @inline(__always)
    package static func withRoom(_ body: () -> Void) {
        if crx_stack_has_room() { body() } else { findRoom(body) }
    }

    /// Runs `free` on a stack with room for it, unless this stack is known to have room.
    ///
    /// `free` releases the properties of an object that is being deinitialised. If this stack has room, `free` is not
    /// called, because the end of the object releases the properties anyway.
    @inlinable @inline(__always)
    package static func freeing(_ free: () -> Void) {
        if !crx_stack_has_room() { findRoom(free) }
    }

    /// Does the work of ``withRoom(_:)`` if the current stack has no room, or if nothing is known about the stack yet.
    @inline(never) @usableFromInline
    static func findRoom(_ body: () -> Void) {
        let hasCalled = withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: body) { body in
                crx_call_with_room(
                    { $0.assumingMemoryBound(to: (() -> Void).self).pointee() }, UnsafeMutableRawPointer(mutating: body)
                )
            }
        }
        if hasCalled { return }
        stopProgram(
            "Rx: subscriptions, or disposables, are nested more deeply than 512 MB of stack can hold. Probably a sequence "
                + "subscribes to itself without end, as in `func f() -> Observable<Int> { source.catch { _ in f() } }`; use "
                + "`retry`, or let something asynchronous come between.")
    }
}
