internal import CRx
internal import Rx
internal import RxSupport
public import Synchronization

/// The observers of all reactors, and the event that the calling thread is handling: the cause of the events that
/// follow.
@usableFromInline
enum Instrumentation {
    /// The number of observers, of all reactors and of single ones.
    @usableFromInline static let observerCount = Atomic<Int>(0)

    /// Whether anything observes reactors. If not, reading this property is all that instrumentation costs a step.
    @inlinable
    static var isOn: Bool { observerCount.load(ordering: .relaxed) != 0 }

    /// The observers of all reactors.
    static let observers = EventObservers()

    /// The traces of the reactors that were observed.
    static let traces = SideTable()
    private static let isUsed = Atomic<Bool>(false)
    private static let lastEvent = Atomic<UInt64>(0)
    private static let lastReactor = Atomic<UInt64>(0)

    static func nextEvent() -> UInt64 { lastEvent.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The existing trace of `reactor`. If there is none, makes one if all reactors are observed, and otherwise returns
    /// `nil`.
    static func existingOrNeededTrace(of reactor: AnyObject, scheduler: Any) -> ReactorTrace? {
        if let trace = traces.entry(of: reactor) as? ReactorTrace { return trace }
        return observers.isEmpty ? nil : trace(of: reactor, scheduler: scheduler)
    }

    /// The trace of `reactor`, which is made at the first use.
    static func trace(of reactor: AnyObject, scheduler: Any) -> ReactorTrace {
        if let trace = traces.entry(of: reactor) as? ReactorTrace { return trace }
        isUsed.store(true, ordering: .releasing)
        let identity = ReactorIdentity(
            type: "\(type(of: reactor))", scheduler: "\(type(of: scheduler))",
            number: lastReactor.wrappingAdd(1, ordering: .relaxed).newValue)
        let fresh = ReactorTrace(identity, of: reactor)
        return traces.entry(of: reactor, orInsert: fresh).value as? ReactorTrace ?? fresh
    }

    /// Reports a failure to the observers, if there are any, and to the failure handler. In an exploration, only the
    /// observers receive it. May be called on any thread.
    static func report(_ failure: ReactorFailure, of reactor: AnyObject?, scheduler: Any) {
        if isOn, let reactor {
            existingOrNeededTrace(of: reactor, scheduler: scheduler)?.notify(.failure(failure))
        }
        if WorkControl.current == nil { ReactorHooks.failureHandler(failure) }
    }

    static func objectDied(_ key: ObjectIdentifier) {
        if isUsed.load(ordering: .acquiring) { traces.objectDied(key) }
    }

    // MARK: Causes

    /// The cause while a state is emitted for an inspector: another state, or the reactor's own state again. It is not
    /// the number of an event.
    @inlinable static var shownStateCause: UInt64 { UInt64.max }

    /// Whether the calling thread is emitting a state for an inspector.
    @inlinable
    static var isShowing: Bool { isOn && cause == shownStateCause }

    /// The number of the event that the calling thread is handling, or zero. While the thread emits a state for an
    /// inspector, ``shownStateCause``.
    @usableFromInline
    static var cause: UInt64 { crx_cause().pointee }

    /// Runs `body`, and makes `cause` the cause of each event that `body` triggers.
    @usableFromInline
    static func withCause(_ cause: UInt64, _ body: () -> Void) {
        ThreadLocal.with(cause, in: crx_cause(), body)
    }
}
