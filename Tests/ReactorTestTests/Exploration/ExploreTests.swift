import ReactorKit
import ReactorRecording
import ReactorTest
import Rx
import Testing

/// Explorations find the defects of a search, and shrink them.
@MainActor @Suite struct ExploreTests {
    @discardableResult
    private func exploreFinds(
        _ defect: FindReactor.Defect, _ invariants: [Invariant<FindReactor>] = [],
        faults: AnswerFaults = .afterRelease, seed: UInt64 = 1, runs: Int = 200
    ) async throws -> ExplorationReport {
        try await explore(
            reactor: { world in FindReactor(defect, in: world) }, actions: .searches, invariants: invariants,
            faults: faults, seed: seed, runs: runs, maxActions: 24)
    }

    private func failure(
        _ defect: FindReactor.Defect, _ invariants: [Invariant<FindReactor>] = [],
        faults: AnswerFaults = .afterRelease, seed: UInt64 = 1
    ) async throws -> ExplorationFailure {
        try await #require(throws: ExplorationFailure.self) {
            try await exploreFinds(defect, invariants, faults: faults, seed: seed)
        }
    }

    @Test func correctReactorPasses() async throws {
        let report = try await exploreFinds(.none, faults: .all)
        #expect(report.sessions == 200)
        #expect(report.coverage(of: FindReactor.self).actionCounts["search", default: 0] > 200)
        try await exploreFinds(.none, [.showsNewestSearch])
    }

    @Test func answerOfAnOlderSearchIsFound() async throws {
        let failure = try await failure(.showsOlderAnswers, [.showsNewestSearch])
        #expect(failure.invariant == "shows the newest search")
        #expect(failure.steps.count == 4, "\(failure)")
        #expect(failure.description.split(separator: "\n").count <= 20)
    }

    @Test(arguments: [12, 28]) func longSessionIsShrunk(seed: Int) async throws {
        let failure = try await failure(.showsOlderAnswers, [.showsNewestSearch], seed: UInt64(seed) * 1_000)
        #expect(failure.steps.count == 4, "\(failure)")
    }

    @Test func shrunkSessionKeepsToPossibleActions() async throws {
        let never = Invariant<FindReactor>.never("clears") { $0.query == "" && $0.resultsQuery == "abc" }
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await explore(
                reactor: { world in FindReactor(in: world) },
                actions: .oneOf([.search("abc"), .search("b"), .clear]).when { action, state in
                    action != .clear || state.resultsQuery == "abc"
                }, invariants: [never])
        }
        #expect(failure.steps.first?.hasPrefix("send .search(\"abc\")") == true, "\(failure)")
        #expect(failure.steps.last?.hasPrefix("send .clear") == true, "\(failure)")
    }

    @Test func endlessLoadingIsFound() async throws {
        let failure = try await failure(.staysLoading, faults: .failure)
        #expect(failure.invariant == "no state stays busy")
        #expect(failure.detail == "no work is pending, but isLoading is true")
        #expect(failure.steps.count == 2, "\(failure)")
    }

    @Test func unhandledFailureIsFound() async throws {
        let failure = try await failure(.lacksErrorHandling, faults: .failure)
        #expect(failure.invariant == "no failure is unhandled")
        #expect(failure.steps.count == 2, "\(failure)")
    }

    @Test func requestThatCannotFailIsAnswered() async throws {
        let report = try await explore(
            reactor: { world in
                FindReactor(.lacksErrorHandling) { query in
                    try await world.answer(to: "search", canFail: false) { [query] }
                }
            }, actions: .searches, faults: .failure)
        #expect(report.sessions == 200)
    }

    @Test func retainedReactorIsFound() async throws {
        let failure = try await failure(.leaks, faults: .silence)
        #expect(failure.invariant == "a reactor is freed")
        #expect(failure.steps.count <= 3, "\(failure)")
    }

    @Test func failingSessionIsARecording() async throws {
        let failure = try await failure(.showsOlderAnswers, [.showsNewestSearch])
        let recording = try #require(failure.recording(of: FindReactor.self))
        #expect(recording.finalState.query != recording.finalState.resultsQuery)
        let replayed = try recording.replay(on: FindReactor(.showsOlderAnswers) { _ in [] })
        #expect(replayed == recording.finalState)
    }

    @Test func seedOfAFailureFindsItAgain() async throws {
        let first = try await failure(.showsOlderAnswers, [.showsNewestSearch])
        let second = try await failure(
            .showsOlderAnswers, [.showsNewestSearch], seed: try #require(first.seed))
        #expect(second.description == first.description)
        #expect(second.seed == first.seed)
    }

    @Test func sameSeedGivesTheSameSessions() async throws {
        let descriptions = try await [1, 2].asyncMap { _ in
            try await failure(.leaks, faults: .all, seed: 77).description
        }
        #expect(descriptions[0] == descriptions[1])
    }

    @Test func namedInvariantIsChecked() async throws {
        let never = Invariant<FindReactor>.never("loads") { $0.isLoading }
        #expect(try await failure(.none, [never]).invariant == "loads")
        let change = Invariant<FindReactor>.change("keeps the query") { $0.query == $1.query || $0.query == "" }
        #expect(try await failure(.none, [change]).steps.count == 2)
        let after = Invariant<FindReactor>.after({ $0 == .search("ab") }, "shows the query") { $1.query == "ab" }
        try await exploreFinds(.none, [after])
    }
}

extension Array {
    @MainActor
    fileprivate func asyncMap<Result>(_ transform: @MainActor (Element) async throws -> Result) async rethrows
        -> [Result]
    {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
