internal import RxSupport

/// The actor that an operator's closure is isolated to, and the call of the operator, for a report to name.
@usableFromInline
package final class CallSite: Sendable {
    @usableFromInline let isolation: Isolation
    private let name: StaticString
    private let place = CallPlace()

    @usableFromInline
    init(_ actor: any Actor, _ name: StaticString) {
        (isolation, self.name) = (Isolation(of: actor), name)
    }

    /// Returns `nil` if `actor` is `nil`, because a nonisolated closure runs anywhere. This is not an initialiser,
    /// because an initialiser would allocate an object before it could return `nil`.
    @inlinable
    package static func of(
        _ actor: (any Actor)?, _ name: StaticString
    ) -> CallSite? {
        guard let actor else { return nil }
        return CallSite(actor, name)
    }

    /// Traps if one of `actors` is neither `nil` nor this actor, because the closures of one operator cannot run on two
    /// actors.
    @usableFromInline
    func requireSame(_ actors: (any Actor)?...) {
        for actor in actors {
            guard let actor, actor !== isolation.actor else { continue }
            stopProgram(
                """
                The closures of '\(name)' at \(place) belong to two actors, \(isolation.name) and \
                \(Isolation(of: actor).name). An operator runs on one: write two operators, or give one of the closures as a \
                nonisolated function.
                """)
        }
    }

    /// Reports that an event had to be brought to the closure's actor. Does so in a debug build only, and once for each
    /// place in the app's source.
    func reportEvent() {
        report(
            "An event arrived elsewhere and was brought there: in order, but later than it was sent.",
            """
            To make this explicit, add `.observe(on: MainScheduler.instance)`, or the actor, before it. A closure that uses \
            nothing of the actor need not run there: give a `nonisolated` function. In a reactor, \
            `let scheduler: any Scheduler = MainScheduler.instance` has every state arrive on the main thread.
            """)
    }

    /// Reports that a subscription had to be brought to the actor of the closure that starts it. Does so in a debug
    /// build only, and once for each place in the app's source.
    @usableFromInline
    func reportSubscription() {
        report(
            "It was subscribed to elsewhere, and the subscription was brought there.",
            """
            To make this explicit, add `.subscribe(on: MainScheduler.instance)` after it. A closure that uses nothing of the \
            actor need not run there: give a `nonisolated` function, which then runs where it is subscribed to.
            """)
    }

    private func report(_ event: String, _ advice: String) {
        #if DEBUG
        let place = "\(place)"
        guard CallSite.reported.withLock({ $0.insert("\(name) \(place)").inserted }) else { return }
        Hooks.bringingOverHandler(
            "The closure of '\(name)' at \(place) belongs to \(isolation.name). \(event) \(advice)")
        #endif
    }

    #if DEBUG
    private static let reported = Guarded<Set<String>>(global: [])
    #endif
}
