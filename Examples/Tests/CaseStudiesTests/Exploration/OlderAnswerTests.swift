import CaseStudies
import Foundation
import ReactorKit
import ReactorRecording
import ReactorTest
import Rx
import Testing

/// Case 19: the list of a feed reader whose server searches. The defect put in on purpose shows the answer of an older
/// search. An exploration finds it, and saves it as a recording.
@MainActor @Suite struct OlderAnswerTests {
    @discardableResult
    private func exploreSearches(replacesSearch: Bool) async throws -> ExplorationReport {
        try await explore(
            reactor: { world in
                ArticlesReactor(replacesSearch: replacesSearch) { query in
                    world.single("search(\(query))") { ["\(query), part 1", "\(query), part 2"] }
                }
            },
            actions: .oneOf([.search("time"), .search("lists"), .select("time, part 1")]),
            invariants: [
                .atRest("every article matches the search") { state in
                    state.articles.allSatisfy { $0.hasPrefix(state.query) }
                }
            ])
    }

    @Test func theReaderShowsTheNewestSearch() async throws {
        try await exploreSearches(replacesSearch: true)
    }

    @Test func theAnswerOfAnOlderSearchIsFound() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await exploreSearches(replacesSearch: false)
        }
        #expect(failure.invariant == "every article matches the search")
        #expect(failure.steps.count <= 6, "\(failure)")

        let file = URL.temporaryDirectory.appending(path: "older-answer-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(failure.recording(of: ArticlesReactor.self)).write(to: file)
        let saved = try Recording<ArticlesReactor>(contentsOf: file)
        #expect(try saved.replay(on: ArticlesReactor(replacesSearch: false) { _ in .never() }) == saved.finalState)
    }
}
