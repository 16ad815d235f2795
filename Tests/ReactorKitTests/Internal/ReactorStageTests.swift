@testable import ReactorKit
import Testing

/// The order of a reactor's steps, as a table.
@Suite struct ReactorStageTests {
    @Test func laterStagesBelongToTheStepInFlight() {
        let stages = ReactorStage.allCases
        for (place, stage) in stages.enumerated() {
            #expect(stages.filter(stage.isUpstream(of:)) == Array(stages[(place + 1)...]))
        }
    }

    @Test func anActionSentDuringAStepWaits() {
        let inside: [ReactorStage] = [.action, .transformedAction, .mutation, .transformedMutation, .state]
        #expect(inside.allSatisfy { !$0.isUpstream(of: .action) })
    }

    @Test func mutationsOfAnActionAreReducedAtOnce() {
        #expect(ReactorStage.transformedAction.isUpstream(of: .mutation))
        #expect(!ReactorStage.transformedMutation.isUpstream(of: .mutation))
    }

    @Test func theEndOfATransformWaits() {
        #expect(ReactorStage.allCases.allSatisfy { !$0.isUpstream(of: .none) })
    }

    @Test func eachStageHasThePreviousStage() {
        let stages = ReactorStage.allCases
        #expect(zip(stages.dropFirst(), stages).allSatisfy { $0.previous == $1 })
        #expect(ReactorStage.none.previous == .none)
    }
}
