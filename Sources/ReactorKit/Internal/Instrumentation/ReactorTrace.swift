internal import CRx
internal import Rx
internal import Synchronization

/// What stands beside a reactor that is observed: its name, and the observers of it alone.
@usableFromInline
final class ReactorTrace: SideTableEntry {
    let identity: ReactorIdentity
    let observers = EventObservers()
    // Touched by the thread that works in the reactor only.
    /// Whether what arrives belongs to a step that has waited.
    nonisolated(unsafe) var isAdmitting = false
    /// The state to come back to, while another is shown.
    nonisolated(unsafe) var ownState: (any Sendable)?
    private let reference: LooseReference

    @usableFromInline var object: AnyObject? { reference.object }
    @usableFromInline var isOrphan: Bool { reference.isDead }

    init(_ identity: ReactorIdentity, of reactor: AnyObject) {
        self.identity = identity
        reference = LooseReference(reactor)
    }

    @usableFromInline
    func wasOrphaned() {
        tell(.ended)
        observers.removeAll()
    }

    /// Tells the observers.
    ///
    /// - Returns: The number of the event.
    @discardableResult
    func tell(_ kind: ReactorEvent.Kind, cause: UInt64 = Instrumentation.cause) -> UInt64 {
        let event = ReactorEvent(
            number: Instrumentation.nextEvent(), reactor: identity, trace: self, kind: kind,
            cause: cause == 0 ? nil : cause,
            time: .now, thread: ThreadLocal.token, isOnMainThread: crx_is_main_thread())
        Instrumentation.observers.tell(event)
        observers.tell(event)
        return event.number
    }
}

/// The end of an effect, which is told once.
final class EffectTrace: Sendable {
    private let trace: ReactorTrace
    private let cause: UInt64
    private let hasEnded = Atomic<Bool>(false)

    init(of trace: ReactorTrace, cause: UInt64) {
        (self.trace, self.cause) = (trace, cause)
        trace.tell(.effectStarted, cause: cause)
    }

    func end(_ end: ReactorEvent.EffectEnd) {
        if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
        trace.tell(.effectEnded(end), cause: cause)
    }
}
