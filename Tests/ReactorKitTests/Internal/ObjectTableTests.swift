@testable import ReactorKit
import Rx
import Testing

@Suite struct ObjectTableTests {
    @Test func whereDeathsAreNotWatchedTheDeadDoNotPileUp() {
        let table = ObjectTable { _ in false }
        let living = (0..<10).map { _ in Owner() }
        for owner in living { _ = table.companion(of: owner, orInsert: OwnersCompanion(owner)) }
        for _ in 0..<10_000 {
            let owner = Owner()
            _ = table.companion(of: owner, orInsert: OwnersCompanion(owner))
        }
        #expect(table.count < 50)
        #expect(living.allSatisfy { table.companion(of: $0) != nil })
    }

    @Test func theDeathOfAnObjectLeavesItsSuccessorAtTheAddressAlone() {
        let table = ObjectTable { _ in true }
        let owner = Owner()
        let companion = OwnersCompanion(owner)
        _ = table.companion(of: owner, orInsert: companion)
        table.objectDied(ObjectIdentifier(owner))
        #expect(table.companion(of: owner) === companion)
    }
}

private final class Owner {}

private final class OwnersCompanion: Companion {
    private let owner: LooseReference

    var object: AnyObject? { owner.object }
    var isOrphan: Bool { owner.isDead }

    init(_ owner: Owner) { self.owner = LooseReference(owner) }
}
