import Database
import Foundation
import Rx
import Testing

@testable import TodoCore

/// Text typed in an editor outlives the program.
@Suite struct DraftTests {
    @Test func draftsAreRestoredAfterTheProgramEnds() throws {
        let fixture = try Fixture(["a"])
        let list = fixture.makeList()
        fixture.send(.updateTaskTitle("b"), .updateTaskMemo("two"), to: list.reactorForCreatingTask())
        fixture.send(.updateTaskTitle("A"), to: list.reactorForEditingTask(list.task("a")))
        try fixture.endRun()

        let drafts = try fixture.restoredDrafts()
        #expect(drafts.map(\.title) == ["b", "A"])
        #expect(drafts.map(\.memo) == ["two", ""])
        #expect(drafts.map(\.task?.title) == [nil, "a"])
        let editor = list.reactorForDraft(drafts[1])
        #expect(editor.currentState.taskTitle == "A")
        #expect(editor.currentState.shouldConfirmCancel)
        #expect(try fixture.restoredDrafts().isEmpty, "a draft is returned only once")
    }

    @Test func draftOfARunningProgramIsNotTaken() throws {
        let fixture = try Fixture()
        fixture.send(.updateTaskTitle("b"), to: TaskEditViewReactor(provider: fixture.provider, mode: .new))
        #expect(try fixture.restoredDrafts().isEmpty)
        try fixture.endRun()
        #expect(try fixture.restoredDrafts().map(\.title) == ["b"])
    }

    @Test(arguments: [[TaskEditViewReactor.Action.submit], [.cancel], [.updateTaskTitle("")]])
    func finishedEditLeavesNoDraft(after actions: [TaskEditViewReactor.Action]) throws {
        let fixture = try Fixture()
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        fixture.send(.updateTaskTitle("b"), to: reactor)
        fixture.alertService.answer("Discard")
        actions.forEach { fixture.send($0, to: reactor) }
        try fixture.endRun()
        #expect(try fixture.restoredDrafts().isEmpty)
    }

    @Test func draftOfADeletedTaskBecomesANewTask() throws {
        let fixture = try Fixture(["a"])
        let list = fixture.makeList()
        fixture.send(.updateTaskTitle("A"), to: list.reactorForEditingTask(list.task("a")))
        fixture.send(.deleteTask(list.id("a")), to: list)
        try fixture.endRun()
        let draft = try #require(try fixture.restoredDrafts().first)
        #expect(list.reactorForDraft(draft).currentState.mode == .new)
        #expect(draft.title == "A")
    }

    @Test func fastTypingSavesTheLatestText() throws {
        let fixture = try Fixture()
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        for count in 1...100 { reactor.action.onNext(.updateTaskTitle(String(repeating: "b", count: count))) }
        fixture.scheduler.start()
        #expect(fixture.scheduler.clock < 10)
        try fixture.endRun()
        #expect(try fixture.restoredDrafts().map(\.title.count) == [100])
    }

    /// The file cannot be opened while the user types the first letter.
    @Test func draftIsWrittenOnceTheFileCanBeOpened() throws {
        let fixture = try Fixture()
        let file = URL(fileURLWithPath: fixture.folder.database)
        try Data("no database at all".utf8).write(to: file)
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        fixture.send(.updateTaskTitle("b"), to: reactor)
        try FileManager.default.removeItem(at: file)
        fixture.send(.updateTaskTitle("bread"), to: reactor)
        try fixture.endRun()
        #expect(try fixture.restoredDrafts().map(\.title) == ["bread"])
    }

    @Test func listOpensARestoredDraft() throws {
        let fixture = try Fixture()
        fixture.send(.updateTaskTitle("b"), to: TaskEditViewReactor(provider: fixture.provider, mode: .new))
        try fixture.endRun()
        let list = fixture.makeList()
        fixture.send(.restoreDrafts, to: list)
        #expect(list.currentState.openedDraft?.title == "b")
    }

    @Test func failureToRestoreDraftsIsShownAndLosesNone() throws {
        let fixture = try Fixture(configuration: .init(busyTimeout: 1))
        fixture.send(.updateTaskTitle("b"), to: TaskEditViewReactor(provider: fixture.provider, mode: .new))
        try fixture.endRun()
        let list = fixture.makeList()
        let lock = try LockedDatabase(fixture.folder.database)
        fixture.send(.restoreDrafts, to: list)
        #expect(fixture.alertService.alerts.map(\.title) == ["Unsaved Changes Could Not Be Restored"])
        try lock.release()
        #expect(try fixture.restoredDrafts().map(\.title) == ["b"])
    }
}

extension Fixture {
    /// Marks the drafts as those of an ended program.
    fileprivate func endRun() throws {
        try Connection(path: folder.database, busyTimeout: 0).run("UPDATE draft SET owner = '1@0'")
    }

    fileprivate func restoredDrafts() throws -> [Draft] { try SQLiteTaskStore(path: folder.database).takeDrafts() }
}
