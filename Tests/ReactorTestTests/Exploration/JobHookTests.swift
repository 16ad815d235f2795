import ReactorKit
import ReactorTest
import Testing

/// The hook through which an exploration receives jobs of tasks.
@Suite struct JobHookTests {
    private final class CountingReactor: Reactor {
        enum Action: Sendable, CaseIterable { case add }
        let initialState = 0

        func reduce(state: Int, mutation: Action) -> Int { state + 1 }
    }

    /// The first exploration of a process once raced with the jobs of other threads.
    @Test func explorationStartsWhileOtherThreadsStartTasks() async {
        await #expect(processExitsWith: .success) {
            let starters = (0..<4).map { _ in
                Task.detached { while !Task.isCancelled { await Task.detached {}.value } }
            }
            try await explore(reactor: { @MainActor in CountingReactor() }, actions: .allCases, runs: 3)
            for starter in starters {
                starter.cancel()
                await starter.value
            }
        }
    }
}
