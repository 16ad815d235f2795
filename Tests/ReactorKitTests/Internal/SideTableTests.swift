@testable import ReactorKit
import Rx
import Testing

@Suite struct SideTableTests {
    @Test func entriesOfDeadObjectsDoNotPileUpWithoutAHook() {
        let table = SideTable { _ in false }
        let living = (0..<10).map { _ in Owner() }
        for owner in living { _ = table.entry(of: owner, orInsert: OwnersEntry(owner)) }
        for _ in 0..<10_000 {
            let owner = Owner()
            _ = table.entry(of: owner, orInsert: OwnersEntry(owner))
        }
        #expect(table.count < 50)
        #expect(living.allSatisfy { table.entry(of: $0) != nil })
    }

    @Test func aDeathKeepsTheEntryOfALaterObjectAtTheAddress() {
        let table = SideTable { _ in true }
        let owner = Owner()
        let entry = OwnersEntry(owner)
        _ = table.entry(of: owner, orInsert: entry)
        table.objectDied(ObjectIdentifier(owner))
        #expect(table.entry(of: owner) === entry)
    }
}

private final class Owner {}

private final class OwnersEntry: SideTableEntry {
    private let owner: LooseReference

    var object: AnyObject? { owner.object }
    var isObjectDead: Bool { owner.isDead }

    init(_ owner: Owner) { self.owner = LooseReference(owner) }
}
