import ReactorKit
import ReactorTest
import Rx
import Testing

/// Explorations of all orders of the work that a list of actions causes.
@MainActor @Suite struct InterleavingTests {
    @discardableResult
    private func exploreFinds(
        _ defect: FindReactor.Defect, _ queries: [String], isReduced: Bool = true, maxSessions: Int = 10_000
    ) async throws -> InterleavingReport {
        try await exploreInterleavings(
            reactor: { world in FindReactor(defect, in: world) }, actions: queries.map { .search($0) },
            invariants: [.showsNewestSearch], isReduced: isReduced, maxSessions: maxSessions)
    }

    @Test func allOrdersOfACorrectReactorPass() async throws {
        let report = try await exploreFinds(.none, ["a", "ab", "abc"])
        #expect(report.isComplete, "\(report)")
        #expect(report.reducedSessions > 1)
    }

    @Test func answerOfAnOlderSearchIsFoundWithOneDeviation() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await exploreFinds(.showsOlderAnswers, ["a", "ab"])
        }
        #expect(failure.steps.count == 4, "\(failure)")
        #expect(failure.seed == nil)
    }

    @Test func givenActionsAreNotLeftOut() async throws {
        let never = Invariant<FindReactor>.never("searches for b") { $0.query == "b" }
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await exploreInterleavings(
                reactor: { world in FindReactor(in: world) }, actions: [.search("a"), .search("b")],
                invariants: [never])
        }
        #expect(failure.steps.count { $0.hasPrefix("send") } == 2, "\(failure)")
    }

    @Test func reductionLeavesOutOrdersWithTheSameStates() async throws {
        let all = try await exploreFinds(.none, ["a", "ab", "abc"], isReduced: false)
        let reduced = try await exploreFinds(.none, ["a", "ab", "abc"])
        #expect(all.isComplete)
        #expect(all.reducedSessions == 0)
        #expect(reduced.sessions < all.sessions, "\(reduced); \(all)")
    }

    @Test func limitOfSessionsIsReported() async throws {
        let report = try await exploreFinds(.none, ["a", "ab", "abc"], isReduced: false, maxSessions: 2)
        #expect(!report.isComplete)
        #expect(report.sessions == 2)
    }
}
