public import CRx

/// Runs what is nested deeply on another stack, where that of the calling thread has no room.
///
/// A sequence may be made of any number of operators, and subscribing, delivering and letting go are each as many nested calls.
/// What nests asks here for room; where a thread's stack has none left, the call goes on on another stack of the same thread. So
/// how deep one may nest depends on memory and not on the thread: see <doc:Nesting>.
@usableFromInline
package enum Stack {
    /// Runs `body` at once, where there is room for it.
    @inlinable @inline(__always)
    package static func withRoom(_ body: () -> Void) {
        if crx_stack_has_room() { body() } else { findRoom(body) }
    }

    /// Runs `free`, which frees what an object that ends keeps, where there is room; not at all when there is room here, because
    /// then the end of the object does that.
    @inlinable @inline(__always)
    package static func freeing(_ free: () -> Void) {
        if !crx_stack_has_room() { findRoom(free) }
    }

    /// What ``withRoom(_:)`` does when the current stack has no room, or nothing is known about it yet.
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
