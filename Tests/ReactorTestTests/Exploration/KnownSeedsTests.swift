import Foundation
import ReactorKit
import ReactorTest
import Testing

/// Seeds of failed sessions are played first.
@MainActor @Suite struct KnownSeedsTests {
    private func failure(runs: Int, filePath: StaticString = #filePath) async throws -> ExplorationFailure {
        try await #require(throws: ExplorationFailure.self) {
            try await explore(
                reactor: { world in FindReactor(.showsOlderAnswers, in: world) }, actions: .searches,
                invariants: [.showsNewestSearch], runs: runs, filePath: filePath, function: "playsKnownSeeds()")
        }
    }

    /// `Explorations/KnownSeedsTests.seeds` in the package has a seed for this function.
    @Test func playsKnownSeeds() async throws {
        #expect(try await failure(runs: 0).seed == 4)
    }
}
