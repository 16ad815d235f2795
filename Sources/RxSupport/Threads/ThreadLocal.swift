public import CRx
internal import Dispatch
internal import Foundation

/// Properties of the thread that the caller runs on.
@usableFromInline
package enum ThreadLocal {
    /// A word that identifies the calling thread while the thread lives. Its lowest bit is always zero.
    @inlinable
    package static var token: UInt { UInt(bitPattern: crx_trampoline_state()) }

    /// Whether the caller runs on the main thread, or on the main queue or the main actor. After `dispatchMain()`, as
    /// under `swift test`, a thread of the pool runs those two for a time.
    package static var isMain: Bool { crx_is_main_thread() || isOnMainQueue || isOnMainActor }

    /// Runs `body` while the thread has no cause and delivers no named work. The cause is the number of the reactor
    /// event that the thread is handling: the events that the thread sends meanwhile follow from it (Architecture.md,
    /// "How observers receive a reactor's events"). Used for work that other threads have enqueued, because such work
    /// does not follow from the event that this thread handles, and does not belong to the named work.
    @inlinable
    package static func withoutContext(_ body: () -> Void) {
        with(0, in: crx_cause()) { delivering(nil, body) }
    }

    /// Runs `body` while a variable of the thread has the value.
    @inlinable
    package static func with<Value>(_ value: Value, in variable: UnsafeMutablePointer<Value>, _ body: () -> Void) {
        let outer = variable.pointee
        variable.pointee = value
        body()
        variable.pointee = outer
    }

    /// Runs `body` while a variable of the thread refers to the object.
    @inlinable
    static func with(
        object: AnyObject?, in variable: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ body: () -> Void
    ) {
        let pointer = object.map { Unmanaged.passUnretained($0).toOpaque() }
        withExtendedLifetime(object) { with(pointer, in: variable, body) }
    }

    /// The object that a variable of the thread refers to.
    @inlinable
    static func object(in variable: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> AnyObject? {
        variable.pointee.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The object that was given to ``delivering(_:_:)``; `nil` outside of it.
    @inlinable
    package static var namedWork: AnyObject? { object(in: crx_named_work()) }

    /// Runs `body`, which delivers an element of `work`.
    @inlinable
    package static func delivering(_ work: AnyObject?, _ body: () -> Void) {
        with(object: work, in: crx_named_work(), body)
    }

    private static let mainQueueKey = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    /// Whether the caller runs on the main actor's executor.
    package static var isOnMainActor: Bool { isOn(MainActor.sharedUnownedExecutor) }

    /// Whether the caller runs on `executor`.
    package static func isOn(_ executor: UnownedSerialExecutor) -> Bool {
        // An executor consists of the two words that the runtime calls an executor reference.
        let words = unsafeBitCast(executor, to: (UInt, UInt).self)
        return crx_is_current_executor(words.0, words.1)
    }

    @inlinable
    package static var trampolineState: UnsafeMutablePointer<UnsafeMutableRawPointer?> { crx_trampoline_state() }

    /// Takes the object that the thread keeps for reuse; `nil` if it keeps none.
    @inlinable
    package static func takeReusableObject<Object: AnyObject>(as type: Object.Type) -> Object? {
        let variable = crx_reusable_object()
        guard let pointer = variable.pointee else { return nil }
        variable.pointee = nil
        return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
    }

    /// Keeps `object` for reuse until the thread ends. Callers always use the same type.
    @inlinable
    package static func keepForReuse(_ object: AnyObject) {
        let variable = crx_reusable_object()
        let replaced = variable.pointee
        variable.pointee = Unmanaged.passRetained(object).toOpaque()
        if let replaced { Unmanaged<AnyObject>.fromOpaque(replaced).release() }
    }

    /// The object that controls the scheduled work of the code that this thread runs; `nil` if none does.
    package static var workController: AnyObject? { object(in: crx_work_controller()) }

    /// Runs `body` while `controller` controls the work that this thread schedules.
    package static func withWorkController(_ controller: AnyObject, _ body: () -> Void) {
        with(object: controller, in: crx_work_controller(), body)
    }

    /// Yields the processor each time `count`, the number of waiting events, is a multiple of 1024. So a preempted
    /// thread inside a gate may run. Otherwise the gate's queue would grow as long as the threads that fill it run.
    @inlinable
    package static func yieldIfQueueIsLong(_ count: Int) {
        if count % 1024 == 0 { yield() }
    }

    @inline(never) @usableFromInline
    static func yield() { sched_yield() }

    @usableFromInline
    static func didLock() { crx_lock_depth().pointee += 1 }

    @usableFromInline
    static func didUnlock() { crx_lock_depth().pointee -= 1 }

    /// Traps in a debug build if user code is about to run under one of Rx's locks (law 2).
    @usableFromInline
    package static func assertNoLockHeld() {
        assert(
            crx_lock_depth().pointee == 0,
            "user code reached under a lock of Rx; this is a defect of Rx, please report it")
    }
}
