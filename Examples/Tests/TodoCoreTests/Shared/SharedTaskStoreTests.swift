#if PostgreSQL
import Dispatch
import Foundation
import PostgreSQL
import Synchronization
import Testing

@testable import TodoCore

/// What only the shared store promises. `EveryStoreTests` has the rest.
@Suite(.ifServerIsInstalled) struct SharedTaskStoreTests {
    /// Two stores make random changes, and each reads the other's now and then. The list of a window follows its own
    /// changes and what it reads.
    @Test(arguments: 1...8) func listThatFollowsTheChangesEqualsTheFetchedList(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let list = try SharedList()
        var windows = try (0..<2).map { try FollowedList(list.open(machine: $0)) }
        for _ in 0..<120 {
            let index = Int.random(in: 0..<2, using: &random)
            try windows[index].makeRandomChange(&random)
            if Int.random(in: 0..<4, using: &random) == 0 { try windows[1 - index].readChanges() }
        }
        for index in 0..<2 {
            try windows[index].readChanges()
            #expect(windows[index].listing.tasks == (try list.open(machine: 2).fetchTasks()))
        }
    }

    @Test func manyChangesAreReadAsAWholeList() throws {
        let list = try SharedList()
        let (first, second) = (try list.open(), try list.open(machine: 1))
        _ = try second.fetchTasks()
        for number in 0..<501 { _ = try first.create(title: "\(number)", memo: "") }
        #expect(try second.readChanges() == .reset(try first.fetchTasks()))
    }

    /// The identity makes it safe to send a change again if its first answer was lost.
    @Test func changeWithTheSameIdentityIsMadeOnce() throws {
        let list = try SharedList()
        let (first, second) = (try list.open(), try list.open(machine: 1))
        let (creation, toggle, deletion) = (ChangeID(), ChangeID(), ChangeID())
        let task = try first.create(title: "a", memo: "m", replacing: nil, as: creation)
        #expect(try second.create(title: "a", memo: "m", replacing: nil, as: creation) == task)
        #expect(try first.fetchTasks() == [task])
        let toggled = try first.toggleDone(id: task.id, as: toggle)
        #expect(try first.toggleDone(id: task.id, as: toggle) == toggled)
        #expect(try second.fetchTasks() == [task.with(isDone: true)])
        let deleted = try first.delete(id: task.id, as: deletion)
        #expect(try second.delete(id: task.id, as: deletion) == deleted)
    }

    @Test func textThatSomebodyElseChangedIsAConflictWithTheirText() throws {
        let list = try SharedList()
        let (first, second) = (try list.open(), try list.open(machine: 1))
        let task = try first.create(title: "a", memo: "m")
        let theirs = try second.update(id: task.id, from: task.textVersion, title: "b", memo: "m2")
        let error = TaskStoreError.conflict(theirs)
        #expect(throws: error) { try first.update(id: task.id, from: task.textVersion, title: "c", memo: "m") }
        #expect(TaskFailure("Change Was Not Saved", error).message.hasSuffix("b\nm2"))
        #expect(try first.fetchTasks() == [theirs])
        let merged = try first.update(id: task.id, from: theirs.textVersion, title: "b and c", memo: "m2")
        #expect(try second.fetchTasks() == [merged])
    }

    @Test func sameTextIsNoConflict() throws {
        let list = try SharedList()
        let store = try list.open()
        let task = try store.create(title: "a", memo: "")
        let changed = try store.update(id: task.id, from: task.textVersion, title: "b", memo: "")
        #expect(try store.update(id: task.id, from: task.textVersion, title: "b", memo: "") == changed)
    }

    @Test func togglesAndMovesAreNoConflictWithATextChange() throws {
        let list = try SharedList()
        let (first, second) = (try list.open(), try list.open(machine: 1))
        let task = try first.create(title: "a", memo: "")
        _ = try second.create(title: "top", memo: "")
        _ = try second.toggleDone(id: task.id)
        _ = try second.move(id: task.id, below: nil)
        let changed = try first.update(id: task.id, from: task.textVersion, title: "b", memo: "")
        #expect(changed.isDone)
        #expect(try second.fetchTasks().map(\.title) == ["b", "top"])
    }

    @Test func changingADeletedTaskFailsAndLosesNoText() throws {
        let list = try SharedList()
        let (first, second) = (try list.open(), try list.open(machine: 1))
        let task = try first.create(title: "a", memo: "")
        let draft = Draft(id: "d", task: task, title: "b", memo: "")
        try first.keepDraft(draft)
        let deleted = try second.delete(id: task.id)
        #expect(throws: TaskStoreError.noSuchTask(task.id)) {
            try first.update(id: task.id, from: task.textVersion, title: "b", memo: "", replacing: "d", as: ChangeID())
        }
        #expect(try list.drafts(ofMachine: 0) == ["b"])
        #expect(try second.restore(deleted) == nil)
        #expect(try first.restore(deleted) == nil, "a task that is restored stays as it is")
        _ = try first.update(id: task.id, from: task.textVersion, title: "b", memo: "", replacing: "d", as: ChangeID())
        #expect(try list.drafts(ofMachine: 0) == [])
    }

    /// The draft was made from an old text. Saving it must not overwrite the new text.
    @Test func restoredDraftConflictsWithALaterText() throws {
        let list = try SharedList()
        let (first, second) = (try list.open(), try list.open(machine: 1))
        let task = try first.create(title: "a", memo: "")
        try first.keepDraft(Draft(task: task, title: "mine", memo: ""))
        let theirs = try second.update(id: task.id, from: task.textVersion, title: "theirs", memo: "")
        try list.endRun(ofMachine: 0)
        let draft = try #require(try list.open().takeDrafts().first)
        #expect(draft.title == "mine")
        let base = try #require(draft.task)
        #expect(base.title == "theirs")
        #expect(throws: TaskStoreError.conflict(theirs)) {
            try first.update(id: base.id, from: base.textVersion, title: draft.title, memo: "")
        }
    }

    /// C strings end at NUL, and the server cannot store it.
    @Test func textWithNULIsSavedWithASymbol() throws {
        let task = try SharedList().open().create(title: "a\0b", memo: "\0")
        #expect(task.title == "a\u{2400}b")
        #expect(task.memo == "\u{2400}")
    }

    @Test func storesOpenedAtOnceOnANewDatabaseShareOneList() throws {
        let list = try SharedList()
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 6) { number in
            do { _ = try list.open(machine: number).create(title: "Task \(number)", memo: "") } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
        let tasks = try list.open().fetchTasks()
        #expect(Set(tasks.map(\.title)).count == 6)
        #expect(Set(tasks.map(\.textVersion)) == Set(1...6), "each change has a version of its own")
    }

    @Test func savedTaskIsOnTheDiskOfTheServer() throws {
        let list = try SharedList()
        try list.connect().run("ALTER DATABASE \(list.name) SET synchronous_commit TO off")
        let connection = try list.connect()
        try SharedSchema.prepare(connection)
        #expect(try connection.first("SHOW synchronous_commit") { $0.text(0) } == "on")
    }

    @Test func storeConnectsAgainAfterTheServerWasKilled() throws {
        let server = try SharedServer()
        let list = try SharedList(server)
        let store = try list.open()
        let task = try store.create(title: "a", memo: "")
        try server.kill()
        let error = try #require(throws: ServerError.self) { try store.toggleDone(id: task.id) }
        #expect(error.reason == .unreachable)
        try store.keepDraft(Draft(task: task, title: "typed while offline", memo: ""))
        #expect(try list.drafts(ofMachine: 0) == ["typed while offline"])
        try server.start()
        #expect(try store.fetchTasks() == [task])
        #expect(try store.toggleDone(id: task.id).isDone)
        // The connection is lost without a failed call in between.
        try server.kill()
        try server.start()
        #expect(try store.toggleDone(id: task.id) == task)
    }
}

extension SharedList {
    var name: String { String(url.split(separator: "/").last ?? "") }

    /// The titles of the drafts in the file of a machine.
    func drafts(ofMachine machine: Int) throws -> [String] {
        try drafts(machine).all("SELECT title FROM draft ORDER BY rowid") { $0.text(0) }
    }

    /// Marks the drafts of a machine as those of an ended program.
    func endRun(ofMachine machine: Int) throws { try drafts(machine).run("UPDATE draft SET owner = '1@0'") }
}

/// The list of a window, which follows the changes of its store.
private struct FollowedList {
    private let store: SharedTaskStore
    private(set) var listing: TaskListing
    private var deleted: [DeletedTask] = []

    init(_ store: SharedTaskStore) throws {
        self.store = store
        listing = TaskListing(try store.fetchTasks())
    }

    mutating func readChanges() throws {
        switch try store.readChanges() {
        case .merge(let merged)?: listing.merge(merged)
        case nil: break
        case let event?: Issue.record("\(event) is no merge")
        }
    }

    /// Makes a change, and changes the list like the reactor. Another window may have deleted the task.
    mutating func makeRandomChange(_ random: inout SplitMix) throws {
        do { try change(&random) } catch TaskStoreError.noSuchTask, TaskStoreError.conflict {}
    }

    private mutating func change(_ random: inout SplitMix) throws {
        let kind = Int.random(in: 0..<6, using: &random)
        guard kind > 0, let task = listing.tasks.randomElement(using: &random) else {
            let task = try store.create(title: "t\(Int.random(in: 0..<1_000, using: &random))", memo: "")
            return listing.insert(task, below: nil)
        }
        switch kind {
        case 1:
            deleted.append(try store.delete(id: task.id))
            listing.delete(task.id)
        case 2 where !deleted.isEmpty:
            let restored = deleted.removeLast()
            listing.insert(restored.task, below: try store.restore(restored))
        case 3:
            let other = listing.tasks.randomElement(using: &random).map(\.id)
            _ = try store.move(id: task.id, below: other)
            listing.move(task.id, below: other)
        case 4:
            let changed = try store.update(id: task.id, from: task.textVersion, title: task.title + "+", memo: "")
            listing.update(task.id) { _ in changed }
        default:
            let toggled = try store.toggleDone(id: task.id)
            listing.update(task.id) { $0.with(isDone: toggled.isDone) }
        }
    }
}
#endif
