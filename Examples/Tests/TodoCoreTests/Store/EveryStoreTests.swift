import Foundation
import Testing

@testable import TodoCore

/// What every store promises: in a file, and on a server if one is installed.
@Suite struct EveryStoreTests {
    @Test(arguments: StoreKind.available) func tasksOutliveTheProgram(kind: StoreKind) throws {
        let list = try StoredList(kind)
        let milk: Task
        do {
            let store = try list.open()
            milk = try store.create(title: "우유 🥛", memo: "line\nline \"quoted\"; DROP TABLE task")
            _ = try store.toggleDone(id: milk.id)
        }
        #expect(try list.open().fetchTasks() == [milk.with(isDone: true)])
    }

    @Test(arguments: StoreKind.available) func idsAreNeverReused(kind: StoreKind) throws {
        let store = try StoredList(kind).open()
        let deleted = try store.delete(id: try store.create(title: "a", memo: "").id)
        #expect(try store.create(title: "b", memo: "").id != deleted.id)
        _ = try store.restore(deleted)
        #expect(try store.fetchTasks().map(\.title) == ["b", "a"])
    }

    @Test(arguments: StoreKind.available) func changingAMissingTaskThrows(kind: StoreKind) throws {
        let store = try StoredList(kind).open()
        #expect(throws: TaskStoreError.noSuchTask(9)) { try store.update(id: 9, title: "a", memo: "") }
        #expect(throws: TaskStoreError.noSuchTask(9)) { try store.toggleDone(id: 9) }
        #expect(throws: TaskStoreError.noSuchTask(9)) { try store.delete(id: 9) }
        #expect(throws: TaskStoreError.noSuchTask(9)) { try store.move(id: 9, below: nil) }
        #expect(throws: TaskStoreError.noSuchTask(9)) { try store.move(id: 9, .up) }
        let task = try store.create(title: "a", memo: "")
        #expect(throws: TaskStoreError.noSuchTask(9)) { try store.move(id: task.id, below: 9) }
        #expect(try store.fetchTasks() == [task])
    }

    @Test(arguments: StoreKind.available) func taskMovesByOnePlaceUpToTheEnds(kind: StoreKind) throws {
        let list = try StoredList(kind)
        let store = try list.open()
        let ids = try addTasks(3, to: store)
        #expect(try store.move(id: ids[0], .up) == nil)
        #expect(try store.move(id: ids[0], .down) == ids[1])
        #expect(try store.move(id: ids[0], .down) == ids[2])
        #expect(try store.move(id: ids[0], .down) == ids[2])
        #expect(try store.fetchTasks().map(\.id) == [ids[1], ids[2], ids[0]])
        #expect(try store.move(id: ids[0], .up) == ids[1])
        #expect(try store.fetchTasks().map(\.id) == [ids[1], ids[0], ids[2]])
    }

    @Test(arguments: StoreKind.available) func movingATaskWritesOneRank(kind: StoreKind) throws {
        let list = try StoredList(kind)
        let store = try list.open()
        let ids = try addTasks(100, to: store)
        let before = try list.ranks()
        _ = try store.move(id: ids[99], below: ids[3])
        _ = try store.create(title: "top", memo: "")
        let after = try list.ranks()
        #expect(before.filter { after[$0.key] != $0.value }.map(\.key) == [ids[99]])
    }

    /// A rank fits between the same two tasks 31 times. Then the store spreads out the ranks nearby, but no others.
    @Test(arguments: StoreKind.available) func movingNeverRunsOutOfRanks(kind: StoreKind) throws {
        let list = try StoredList(kind)
        let store = try list.open()
        var expected = try addTasks(1_000, to: store)
        let before = try list.ranks()
        for round in 0..<200 {
            let id = expected.remove(at: 500 + round % 2)
            expected.insert(id, at: 400)
            _ = try store.move(id: id, below: expected[399])
        }
        #expect(try store.fetchTasks().map(\.id) == expected)
        let after = try list.ranks()
        #expect(before.count { after[$0.key] != $0.value } < 400)
    }

    @Test(arguments: StoreKind.available) func randomChangesKeepTheOrder(kind: StoreKind) throws {
        let store = try StoredList(kind).open()
        var generator = SplitMix(state: 20_240_601)
        var expected = try addTasks(40, to: store)
        var deleted: [(task: DeletedTask, index: Int)] = []
        for _ in 0..<500 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: expected.insert(try store.create(title: "n", memo: "").id, at: 0)
            case 1 where expected.count > 1:
                let index = Int.random(in: 0..<expected.count, using: &generator)
                deleted.append((try store.delete(id: expected.remove(at: index)), index))
            case 2 where !deleted.isEmpty:
                // Restores the last deletion. Its place is still valid, because only moves have happened since.
                let (task, _) = deleted.removeLast()
                let above = try store.restore(task)
                expected.insert(task.id, at: above.map { expected.firstIndex(of: $0)! + 1 } ?? 0)
            default:
                let id = expected.remove(at: Int.random(in: 0..<expected.count, using: &generator))
                let index = Int.random(in: 0...expected.count, using: &generator)
                _ = try store.move(id: id, below: index == 0 ? nil : expected[index - 1])
                expected.insert(id, at: index)
            }
            #expect(try store.fetchTasks().map(\.id) == expected)
        }
    }

    /// The moves use up the ranks between two tasks further down, so the store spreads out the ranks of all tasks.
    @Test(arguments: StoreKind.available)
    func taskIsRestoredBetweenItsNeighboursAfterASpread(kind: StoreKind) throws {
        let store = try StoredList(kind).open()
        var expected = try addTasks(6, to: store)
        let deleted = try store.delete(id: expected.remove(at: 1))
        for _ in 0..<40 {
            expected.swapAt(3, 4)
            _ = try store.move(id: expected[3], below: expected[2])
        }
        #expect(try store.restore(deleted) == expected[0])
        expected.insert(deleted.id, at: 1)
        #expect(try store.fetchTasks().map(\.id) == expected)
    }

    @Test(arguments: StoreKind.available) func extremeRanksDoNotOverflow(kind: StoreKind) throws {
        let list = try StoredList(kind)
        let store = try list.open()
        let ids = try addTasks(3, to: store)
        try list.setRank(.min, of: ids[0])
        try list.setRank(.max, of: ids[2])
        let top = try store.create(title: "top", memo: "").id
        _ = try store.move(id: ids[1], below: ids[2])
        #expect(try store.fetchTasks().map(\.id) == [top, ids[0], ids[2], ids[1]])
    }

    /// The second program reads the changes of the first with and without having fetched the tasks before.
    @Test(arguments: StoreKind.available) func changesOfAnotherProgramAreReadOnce(kind: StoreKind) throws {
        let list = try StoredList(kind)
        let (first, second) = (try list.open(), try list.open())
        _ = try first.create(title: "a", memo: "")
        _ = try second.fetchTasks()
        #expect(try second.readChanges() == nil)
        _ = try second.create(title: "b", memo: "")
        #expect(try second.readChanges() == nil, "its own changes are not new")
        _ = try first.create(title: "c", memo: "")
        #expect(try second.readChanges() != nil)
        #expect(try second.readChanges() == nil)
    }

    /// - Returns: Their numbers, from top to bottom.
    private func addTasks(_ count: Int, to store: any TaskStore) throws -> [Task.ID] {
        try (0..<count).map { try store.create(title: "\($0)", memo: "").id }.reversed()
    }
}

/// A generator whose numbers depend only on its state.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
