internal import CRx
internal import Rx
public import Synchronization

/// Whether anything observes reactors, the observers of all of them, and the cause of what the calling thread does.
@usableFromInline
enum Instrumentation {
    /// How many observers there are, of all reactors and of one.
    @usableFromInline static let count = Atomic<Int>(0)

    /// Whether anything observes. This is all that an action costs otherwise.
    @inlinable
    static var isOn: Bool { count.load(ordering: .relaxed) != 0 }

    /// The observers of all reactors.
    static let observers = EventObservers()

    /// What stands beside the reactors that were observed.
    static let traces = SideTable()
    private static let isUsed = Atomic<Bool>(false)
    private static let lastEvent = Atomic<UInt64>(0)
    private static let lastReactor = Atomic<UInt64>(0)

    static func nextEvent() -> UInt64 { lastEvent.wrappingAdd(1, ordering: .relaxed).newValue }

    /// What stands beside `reactor`; `nil` where nothing observes it.
    static func traceIfObserved(of reactor: AnyObject, scheduler: Any) -> ReactorTrace? {
        if let trace = traces.entry(of: reactor) as? ReactorTrace { return trace }
        return observers.isEmpty ? nil : trace(of: reactor, scheduler: scheduler)
    }

    /// What stands beside `reactor`, which is made if there is nothing.
    static func trace(of reactor: AnyObject, scheduler: Any) -> ReactorTrace {
        if let trace = traces.entry(of: reactor) as? ReactorTrace { return trace }
        isUsed.store(true, ordering: .releasing)
        let identity = ReactorIdentity(
            type: "\(type(of: reactor))", scheduler: "\(type(of: scheduler))",
            number: lastReactor.wrappingAdd(1, ordering: .relaxed).newValue)
        let fresh = ReactorTrace(identity, of: reactor)
        return traces.entry(of: reactor, orInsert: fresh).value as? ReactorTrace ?? fresh
    }

    static func objectDied(_ key: ObjectIdentifier) {
        if isUsed.load(ordering: .acquiring) { traces.objectDied(key) }
    }

    // MARK: Causes

    /// In place of a cause, while a state is shown that is not the reactor's.
    static let showing = UInt64.max

    /// Whether the calling thread shows a state that is not the reactor's.
    static var isShowing: Bool { isOn && cause == showing }

    /// The number of the event that the calling thread is in the middle of, or zero.
    @usableFromInline
    static var cause: UInt64 { crx_cause().pointee }

    /// Runs `body` as what follows from the event with a number.
    @usableFromInline
    static func following(_ cause: UInt64, _ body: () -> Void) {
        let current = crx_cause()
        let outer = current.pointee
        current.pointee = cause
        body()
        current.pointee = outer
    }
}
