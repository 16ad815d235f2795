internal import ReactorKit

/// Shows past states in the program's reactors. On the main thread, where the views are.
///
/// Sound: only the main thread touches it.
final class TimeTravel: @unchecked Sendable {
    /// A reactor, with the state to show in it.
    struct Stop: Sendable {
        /// An event of the reactor, which gives access to it.
        let event: ReactorEvent
        let state: any Sendable
    }

    private var travellers: [UInt64: ReactorEvent] = [:]

    /// Shows these states.
    ///
    /// - Returns: The number of reactors that show one.
    func show(_ stops: [Stop]) -> Int {
        var count = 0
        for stop in stops {
            guard let reactor = stop.event.object as? any Reactor, ReactorPause.show(stop.state, in: reactor)
            else { continue }
            travellers[stop.event.reactor.number] = stop.event
            count += 1
        }
        return count
    }

    /// Shows the reactors' own states again.
    func comeBack() {
        ReactorPause.stopShowing(in: travellers.values.compactMap { $0.object as? any Reactor })
        travellers = [:]
    }

    /// Shows the reactors' own states again, and runs all held steps.
    func end() {
        comeBack()
        ReactorPause.end()
    }
}
