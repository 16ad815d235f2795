import Database
import Foundation
import Testing
import TodoCore

@Suite struct TaskStoreOrderTests {
    let folder: TemporaryFolder
    let store: TaskStore

    init() throws {
        folder = try TemporaryFolder()
        store = try TaskStore(path: folder.database)
    }

    @Test func movingATaskWritesOneRow() throws {
        let ids = try addTasks(100)
        let observer = try Connection(path: folder.database, busyTimeout: 0)
        let before = try ranks(observer)
        _ = try store.move(id: ids[99], below: ids[3])
        _ = try store.create(title: "top", memo: "")
        let after = try ranks(observer)
        #expect(before.filter { after[$0.key] != $0.value }.map(\.key) == [ids[99]])
    }

    /// A rank fits between the same two tasks 31 times. Then the store spreads out the ranks nearby, but no others.
    @Test func movingNeverRunsOutOfRanks() throws {
        var expected = try addTasks(1_000)
        let observer = try Connection(path: folder.database, busyTimeout: 0)
        let before = try ranks(observer)
        for round in 0..<200 {
            let id = expected.remove(at: 500 + round % 2)
            expected.insert(id, at: 400)
            _ = try store.move(id: id, below: expected[399])
        }
        #expect(try store.fetchTasks().map(\.id) == expected)
        let after = try ranks(observer)
        #expect(before.count { after[$0.key] != $0.value } < 400)
    }

    @Test func randomChangesKeepTheOrder() throws {
        var generator = SplitMix(state: 20_240_601)
        var expected = try addTasks(40)
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
    @Test func taskIsRestoredBetweenItsNeighboursAfterASpread() throws {
        var expected = try addTasks(6)
        let deleted = try store.delete(id: expected.remove(at: 1))
        for _ in 0..<40 {
            expected.swapAt(3, 4)
            _ = try store.move(id: expected[3], below: expected[2])
        }
        #expect(try store.restore(deleted) == expected[0])
        expected.insert(deleted.id, at: 1)
        #expect(try store.fetchTasks().map(\.id) == expected)
    }

    @Test func extremeRanksDoNotOverflow() throws {
        let ids = try addTasks(3)
        let other = try Connection(path: folder.database, busyTimeout: 0)
        try other.run("UPDATE task SET rank = ? WHERE id = ?", .integer(.min), .integer(ids[0]))
        try other.run("UPDATE task SET rank = ? WHERE id = ?", .integer(.max), .integer(ids[2]))
        let top = try store.create(title: "top", memo: "").id
        _ = try store.move(id: ids[1], below: ids[2])
        #expect(try store.fetchTasks().map(\.id) == [top, ids[0], ids[2], ids[1]])
    }

    /// - Returns: Their numbers, from top to bottom.
    private func addTasks(_ count: Int) throws -> [Task.ID] {
        try (0..<count).map { try store.create(title: "\($0)", memo: "").id }.reversed()
    }

    private func ranks(_ connection: Connection) throws -> [Int64: Int64] {
        let rows = try connection.all("SELECT id, rank FROM task") { ($0.integer(0), $0.integer(1)) }
        return Dictionary(uniqueKeysWithValues: rows)
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
