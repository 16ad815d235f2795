import RandomLists
import RxListModels
import Testing

struct RowPlanTests {
    private func plan(from old: [Int], to new: [Int], shown: Range<Int>) -> RowPlan {
        let (old, new) = (old.map { Item($0) }, new.map { Item($0) })
        return RowPlan(for: ListDiff(from: old, to: new).changes(keeping: Array(shown)), shown: Set(shown))
    }

    @Test("more than eight splices become one")
    func manySplicesBecomeOne() {
        let old = Array(0..<20)
        let eight = plan(from: old, to: old.filter { $0 >= 16 || $0 % 2 == 0 }, shown: 0..<20)
        #expect(eight.changes.splices.count == 8)
        let nine = plan(from: old, to: old.filter { $0 >= 18 || $0 % 2 == 0 }, shown: 0..<20)
        #expect(nine.changes.splices == [.init(old: 1..<18, new: 1..<9)])
    }

    @Test("objects are reused if over 32 shown rows are removed or moved")
    func objectsAreReusedForManyShownRows() {
        let old = Array(0..<200)
        #expect(!plan(from: old, to: Array(old[32...]), shown: 0..<200).reusesObjects)
        #expect(plan(from: old, to: Array(old[33...]), shown: 0..<200).reusesObjects)
        #expect(!plan(from: old, to: Array(old[100...]), shown: 150..<200).reusesObjects)
        #expect(
            plan(from: old, to: old.reversed(), shown: 0..<40).changes.splices == [.init(old: 0..<200, new: 0..<200)])
    }

    @Test("a splice is widened by the rows that would lose list items")
    func aSpliceIsWidenedOverRowsThatAreNotShown() {
        let old = Array(0..<1_000)
        let plan = plan(from: old, to: Array(old[100...]), shown: 0..<50)
        #expect(plan.widened(.init(old: 0..<100, new: 0..<0), count: 1_000) == .init(old: 0..<150, new: 0..<50))
        #expect(plan.widened(.init(old: 0..<100, new: 0..<0), count: 120) == .init(old: 0..<120, new: 0..<20))
        #expect(
            plan.widened(.init(old: 200..<300, new: 200..<200), count: 1_000) == .init(old: 200..<300, new: 200..<200))
    }

    @Test("a splice is not widened over shown rows")
    func aSpliceIsNotWidenedOverShownRows() {
        let plan = RowPlan(for: ListChanges(), shown: Set(Array(0..<10) + [25]))
        #expect(plan.widened(.init(old: 0..<20, new: 0..<0), count: 100) == .init(old: 0..<25, new: 0..<5))
    }

    @Test("a splice consists of replaced rows and a surplus")
    func aSpliceHasACommonPartAndASurplus() {
        let longer = ListChanges.Splice(old: 3..<5, new: 4..<9)
        #expect(longer.common == .init(old: 3..<5, new: 4..<6))
        #expect(longer.surplus == .init(old: 5..<5, new: 6..<9))
        let shorter = ListChanges.Splice(old: 3..<8, new: 3..<4)
        #expect(shorter.common == .init(old: 3..<4, new: 3..<4))
        #expect(shorter.surplus == .init(old: 4..<8, new: 4..<4))
    }

    @Test("the changes know which rows of the new list they update")
    func updatesAreFound() {
        let changes = ListChanges(updates: [1, 4, 7])
        #expect((0..<9).filter(changes.updates(rowAt:)) == [1, 4, 7])
        #expect(!ListChanges().updates(rowAt: 0))
    }
}
