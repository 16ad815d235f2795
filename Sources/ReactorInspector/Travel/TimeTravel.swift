internal import ReactorKit

/// Shows past states in the program's reactors. Runs on the main thread, because the views are there.
///
/// Sound: only the main thread touches it.
final class TimeTravel: @unchecked Sendable {
    /// A reactor, with the state to show in it.
    struct PastState: Sendable {
        /// An event of the reactor, which gives access to it.
        let event: ReactorEvent
        let state: any Sendable
    }

    private var shownReactors: [UInt64: ReactorEvent] = [:]

    /// Whether any reactor shows a past state.
    var isShowing: Bool { !shownReactors.isEmpty }

    /// Shows these states.
    ///
    /// - Returns: The number of reactors that show one.
    func show(_ states: [PastState]) -> Int {
        var count = 0
        for state in states {
            guard let reactor = state.event.object as? any Reactor, ReactorPause.show(state.state, in: reactor)
            else { continue }
            shownReactors[state.event.reactor.number] = state.event
            count += 1
        }
        return count
    }

    /// Shows the reactors' own states again.
    func showOwnStates() {
        ReactorPause.stopShowing(in: shownReactors.values.compactMap { $0.object as? any Reactor })
        shownReactors = [:]
    }

    /// Shows the reactors' own states again, and runs all held steps.
    func end() {
        showOwnStates()
        ReactorPause.end()
    }
}
