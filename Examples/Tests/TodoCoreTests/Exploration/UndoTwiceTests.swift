import Foundation
import ReactorRecording
import ReactorTest
import Testing
import TodoCore

/// A defect put in on purpose: an undo that runs twice. An exploration finds it, and saves it as a recording.
@MainActor @Suite struct UndoTwiceTests {
    private func failure(seed: UInt64 = 1, runs: Int = 200) async throws -> ExplorationFailure {
        try await #require(throws: ExplorationFailure.self) {
            try await explore(
                reactor: { world in HastyListReactor(provider: ExploredServices(world, ["milk", "bread"])) },
                actions: .generated { random, state in state.list.randomAction(using: &random) },
                invariants: [
                    .atRest("a task that can be restored is not in the list") { $0.list.listsNoRestorableTask }
                ],
                seed: seed, runs: runs)
        }
    }

    @Test func anUndoThatRunsTwiceIsFound() async throws {
        let failure = try await failure()
        #expect(failure.invariant == "a task that can be restored is not in the list")
        #expect(failure.steps.count <= 6, "\(failure)")
        #expect(failure.steps.count { $0.hasPrefix("send .undo") } == 2, "\(failure)")

        let folder = try TemporaryFolder()
        let file = URL(filePath: folder.path + "/undo-twice.jsonl")
        try #require(failure.recording(of: HastyListReactor.self)).write(to: file)
        let saved = try Recording<HastyListReactor>(contentsOf: file)
        let end = try saved.replay(on: HastyListReactor(provider: Fixture().provider))
        #expect(!end.list.listsNoRestorableTask)
    }

    /// The undo carries the deleted task, which another step has ticked off. It must fit the session without that step.
    @Test(arguments: [18_019, 19_019]) func actionWithAValueOfTheStateIsShrunk(seed: UInt64) async throws {
        let failure = try await failure(seed: seed, runs: 1)
        #expect(failure.steps.count == 6, "\(failure)")
    }

    @Test func itsSeedFindsItAgain() async throws {
        let first = try await failure()
        let second = try await failure(seed: try #require(first.seed), runs: 1)
        #expect(second.description == first.description)
    }
}
