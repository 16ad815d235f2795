import ReactorKit
import ReactorTest
import Testing

/// `Explorations/BrokenSeedsTests.seeds` in the package has a line without a seed.
@MainActor @Suite struct BrokenSeedsTests {
    @Test func lineWithoutASeedIsReported() async throws {
        let error = try await #require(throws: ExplorationSeedsError.self) {
            try await explore(
                reactor: { world in FindReactor(in: world) }, actions: .searches, runs: 0)
        }
        #expect(error.reason == "line 2 is not the name of a test, a tab and a seed")
        #expect(error.file.hasSuffix("Explorations/BrokenSeedsTests.seeds"))
    }
}
