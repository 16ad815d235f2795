internal import CRx
internal import Rx
internal import RxSupport
internal import Synchronization

/// The side-table entry of an observed reactor: its identity, and the observers of this reactor alone.
@usableFromInline
final class ReactorTrace: SideTableEntry {
    let identity: ReactorIdentity
    let observers = EventObservers()
    // Sound: only the thread inside the reactor's gate accesses these.
    /// Whether a step that was held is running. It and the steps that follow at once are not held again.
    nonisolated(unsafe) var isRunningHeldStep = false
    /// The reactor's own state, while another is shown.
    nonisolated(unsafe) var ownState: (any Sendable)?
    private let reference: LooseReference

    @usableFromInline var object: AnyObject? { reference.object }
    @usableFromInline var isObjectDead: Bool { reference.isDead }

    init(_ identity: ReactorIdentity, of reactor: AnyObject) {
        self.identity = identity
        reference = LooseReference(reactor)
    }

    @usableFromInline
    func objectDidDie() {
        notify(.ended)
        observers.removeAll()
    }

    /// Notifies the observers.
    ///
    /// - Returns: The number of the event.
    @discardableResult
    func notify(_ kind: ReactorEvent.Kind, cause: UInt64 = Instrumentation.cause) -> UInt64 {
        let event = ReactorEvent(
            number: Instrumentation.nextEvent(), reactor: identity, trace: self, kind: kind,
            cause: cause == 0 || cause == Instrumentation.shownStateCause ? nil : cause,
            time: .now, thread: ThreadLocal.token, isOnMainThread: crx_is_main_thread())
        Instrumentation.observers.notify(event)
        observers.notify(event)
        return event.number
    }
}

/// Reports the start of an effect, and its end once.
final class EffectTrace: Sendable {
    private let trace: ReactorTrace
    private let cause: UInt64
    private let hasEnded = Atomic<Bool>(false)

    init(of trace: ReactorTrace, cause: UInt64) {
        (self.trace, self.cause) = (trace, cause)
        trace.notify(.effectStarted, cause: cause)
    }

    func end(_ end: ReactorEvent.EffectEnd) {
        if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
        trace.notify(.effectEnded(end), cause: cause)
    }
}
