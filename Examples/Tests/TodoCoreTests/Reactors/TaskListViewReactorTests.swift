import Database
import Foundation
import ReactorTest
import Rx
import RxTest
import Testing
import TodoCore

@Suite(.leavesNothingAlive) struct TaskListViewReactorTests {
    @Test func refreshLoadsTheTasks() throws {
        let fixture = try Fixture(["a", "b"])
        let reactor = TaskListViewReactor(provider: fixture.provider)
        #expect(reactor.currentState.loading == .underWay)
        fixture.send(.refresh, to: reactor)
        #expect(reactor.currentState.loading == .done)
        #expect(reactor.titles == ["a", "b"])
        #expect(reactor.currentState.page == .tasks)
    }

    @Test func emptyPageAppearsAfterLoading() throws {
        let fixture = try Fixture()
        let reactor = TaskListViewReactor(provider: fixture.provider)
        #expect(reactor.currentState.page == .loading)
        fixture.send(.refresh, to: reactor)
        #expect(reactor.currentState.page == .empty)
    }

    @Test func stateChangesWhenTheStoreHasSaved() throws {
        let fixture = try Fixture(["a"])
        let test = TestReactor(fixture.makeList())
        let id = test.reactor.id("a")
        for isDone in [true, false] {
            test.send(.toggleTaskDone(id))
            #expect(test.reactor.currentState.tasks.map(\.isDone) == [!isDone])
            fixture.scheduler.start()
            test.receive(.setDone(isDone, id)) {
                $0.listing = TaskListing([Task(id: id, title: "a", isDone: isDone)])
            }
        }
    }

    @Test func newTaskIsAtTheTop() throws {
        let fixture = try Fixture(["a"])
        let reactor = fixture.makeList()
        let editor = reactor.reactorForCreatingTask()
        fixture.send(.updateTaskTitle("b"), .submit, to: editor)
        #expect(reactor.titles == ["b", "a"])
    }

    @Test func moveTaskChangesTheOrder() throws {
        let fixture = try Fixture(["a", "b", "c"])
        let reactor = fixture.makeList()
        fixture.send(.moveTask(reactor.id("a"), below: reactor.id("c")), to: reactor)
        #expect(reactor.titles == ["b", "c", "a"])
        fixture.send(.moveTask(reactor.id("a"), below: nil), to: reactor)
        #expect(reactor.titles == ["a", "b", "c"])
        fixture.send(.moveTask(reactor.id("c"), below: reactor.id("a")), to: reactor)
        #expect(reactor.titles == ["a", "c", "b"])
        #expect(try fixture.savedTasks().map(\.title) == reactor.titles)
    }

    @Test func undoRestoresATaskToItsPlace() throws {
        let fixture = try Fixture(["a", "b", "c"])
        let reactor = fixture.makeList()
        fixture.send(.toggleTaskDone(reactor.id("b")), to: reactor)
        fixture.send(.deleteTask(reactor.id("b")), to: reactor)
        #expect(reactor.titles == ["a", "c"])
        let deleted = try #require(reactor.currentState.undoOffer)
        #expect(deleted.task.title == "b")
        fixture.send(.undoDelete(deleted), to: reactor)
        #expect(reactor.titles == ["a", "b", "c"])
        #expect(reactor.currentState.tasks[1].isDone)
        #expect(try fixture.savedTasks() == reactor.currentState.tasks)
    }

    @Test func deletionsAreUndoneOnceInReverseOrder() throws {
        let fixture = try Fixture(["a", "b", "c"])
        let reactor = fixture.makeList()
        fixture.send(.deleteTask(reactor.id("a")), .deleteTask(reactor.id("c")), to: reactor)
        let offer = try #require(reactor.currentState.undoOffer)
        fixture.send(.undoLastDelete, to: reactor)
        #expect(reactor.titles == ["b", "c"])
        fixture.send(.undoDelete(offer), to: reactor)
        fixture.send(.undoLastDelete, .undoLastDelete, to: reactor)
        #expect(reactor.titles == ["a", "b", "c"])
        #expect(fixture.alertService.alerts.isEmpty)
    }

    @Test func searchFindsTitlesAndMemos() throws {
        let fixture = try Fixture(["Buy milk", "Café", "할 일"])
        let reactor = fixture.makeList()
        let editor = reactor.reactorForEditingTask(reactor.task("Buy milk"))
        fixture.send(.updateTaskMemo("At the CORNER"), .submit, to: editor)
        for (query, found) in [
            ("MILK", ["Buy milk"]), ("corner", ["Buy milk"]), ("cafe", ["Café"]), ("할", ["할 일"]), ("x", []),
            ("", ["Buy milk", "Café", "할 일"]),
        ] {
            reactor.action.onNext(.search(query))
            #expect(reactor.titles == found, "\(query)")
            #expect(reactor.currentState.page == (found.isEmpty ? .noMatches : .tasks))
        }
    }

    @Test func searchResultsFollowChanges() throws {
        let fixture = try Fixture(["milk", "bread"])
        let (reactor, other) = (fixture.makeList(), fixture.makeList())
        reactor.action.onNext(.search("milk"))
        fixture.send(.updateTaskTitle("more milk"), .submit, to: other.reactorForCreatingTask())
        fixture.send(.updateTaskTitle("more bread"), .submit, to: other.reactorForCreatingTask())
        #expect(reactor.titles == ["more milk", "milk"])
        fixture.send(.deleteTask(other.id("milk")), to: other)
        #expect(reactor.titles == ["more milk"])
    }

    @Test func editingAllowsMovingUnlessSearching() throws {
        let reactor = try Fixture(["a"]).makeList()
        #expect(!reactor.currentState.canMove)
        reactor.action.onNext(.toggleEditing)
        #expect(reactor.currentState.canMove)
        reactor.action.onNext(.search("a"))
        #expect(!reactor.currentState.canMove)
        reactor.action.onNext(.toggleEditing)
        #expect(!reactor.currentState.isEditing)
    }

    @Test func rowSendsItsActionsToTheList() throws {
        let fixture = try Fixture(["a", "b"])
        let reactor = fixture.makeList()
        let row = reactor.reactorForCell(reactor.task("b"))
        _ = row.state
        #expect(!row.isEditing)
        reactor.action.onNext(.toggleEditing)
        #expect(row.isEditing)
        fixture.send(.toggleDone, to: row)
        #expect(reactor.task("b").isDone)
        fixture.send(.open, to: row)
        #expect(reactor.currentState.openedTask?.title == "b")
        fixture.send(.delete, to: row)
        #expect(reactor.titles == ["a"])
    }

    @Test func openedTaskEmitsForEachRequest() throws {
        let reactor = try Fixture(["a"]).makeList()
        let opened = TestScheduler(initialClock: 0).createObserver(String.self)
        let bag = DisposeBag()
        reactor.pulse(\.$openedTask).compactMap { $0?.title }.subscribe(opened).disposed(by: bag)
        let id = reactor.id("a")
        [.openTask(id), .openTask(id), .openTask(-1)].forEach(reactor.action.onNext)
        #expect(opened.events == [.next(0, "a"), .next(0, "a")])
    }

    @Test func twoWindowsStayInStep() throws {
        let fixture = try Fixture(["a", "b", "c", "d"])
        let (one, two) = (fixture.makeList(), fixture.makeList())
        fixture.send(.deleteTask(one.id("b")), .moveTask(one.id("d"), below: nil), to: one)
        fixture.send(.toggleTaskDone(two.id("c")), to: two)
        fixture.send(.updateTaskTitle("A"), .submit, to: two.reactorForEditingTask(two.task("a")))
        fixture.send(.updateTaskTitle("e"), .submit, to: two.reactorForCreatingTask())
        fixture.send(.undoLastDelete, to: one)
        #expect(one.titles == ["e", "d", "A", "b", "c"])
        #expect(one.currentState.tasks == two.currentState.tasks)
        #expect(try fixture.savedTasks() == one.currentState.tasks)
        #expect(two.currentState.undoOffer == nil, "only the list that deleted the task offers undo")
    }

    @Test func unsavedChangeIsReportedAndNotShown() throws {
        let fixture = try Fixture(["a", "b"])
        let (reactor, other) = (fixture.makeList(), fixture.makeList())
        let gone = reactor.id("a")
        fixture.send(.deleteTask(gone), to: other)
        fixture.send(.moveTask(gone, below: nil), to: reactor)
        #expect(fixture.alertService.alerts.map(\.title) == ["Change Was Not Saved"])
        #expect(reactor.titles == ["b"])
        #expect(reactor.currentState.deletedTasks.isEmpty)
    }

    @Test func secondDeletionOfATaskIsSilent() throws {
        let fixture = try Fixture(["a", "b"])
        let reactor = fixture.makeList()
        let id = reactor.id("a")
        fixture.send(.deleteTask(id), .deleteTask(id), to: reactor)
        #expect(fixture.alertService.alerts.isEmpty)
        #expect(reactor.titles == ["b"])
        #expect(reactor.currentState.deletedTasks.map(\.id) == [id])
        fixture.send(.undoLastDelete, to: reactor)
        #expect(reactor.titles == ["a", "b"])
    }

    /// The list still shows the task.
    @Test func deletionOfATaskThatAnotherProgramDeletedIsSilent() throws {
        let fixture = try Fixture(["a", "b"])
        let reactor = fixture.makeList()
        _ = try SQLiteTaskStore(path: fixture.folder.database).delete(id: reactor.id("a"))
        fixture.send(.deleteTask(reactor.id("a")), to: reactor)
        #expect(fixture.alertService.alerts.isEmpty)
        #expect(reactor.titles == ["b"])
        #expect(reactor.currentState.deletedTasks.isEmpty)
    }

    @Test func failedUndoCanBeRetried() throws {
        let fixture = try Fixture(["a"])
        let reactor = fixture.makeList()
        fixture.send(.deleteTask(reactor.id("a")), to: reactor)
        let lock = try LockedDatabase(fixture.folder.database)
        fixture.send(.undoLastDelete, to: reactor)
        #expect(fixture.alertService.alerts.count == 1)
        #expect(reactor.titles.isEmpty)
        try lock.release()
        fixture.send(.undoLastDelete, to: reactor)
        #expect(reactor.titles == ["a"])
    }

    @Test func failedLoadingCanBeRetried() throws {
        let fixture = try Fixture()
        try Data("this is no database, whatever its name may say".utf8)
            .write(to: URL(fileURLWithPath: fixture.folder.database))
        let reactor = fixture.makeList()
        #expect(reactor.currentState.page == .failed)
        let failure = try #require(reactor.currentState.failure)
        #expect(failure.title == "Tasks Could Not Be Opened")
        #expect(failure.message.contains("damaged"))
        #expect(failure.message.contains(fixture.folder.database))
        try FileManager.default.removeItem(atPath: fixture.folder.database)
        fixture.send(.refresh, to: reactor)
        #expect(reactor.currentState.page == .empty)
    }

    @Test func damagedFileIsSetAside() throws {
        let fixture = try Fixture(["a"])
        let damaged = Data("no database at all".utf8)
        try damaged.write(to: URL(fileURLWithPath: fixture.folder.database))
        let reactor = fixture.makeList()
        #expect(reactor.currentState.failure?.isDamage == true)
        fixture.alertService.answer("Cancel")
        fixture.send(.startAfresh, to: reactor)
        #expect(reactor.currentState.page == .failed)
        #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.folder.database)) == damaged)
        fixture.alertService.answer("Start Afresh")
        fixture.send(.startAfresh, to: reactor)
        #expect(reactor.currentState.page == .empty)
        let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
        let kept = try #require(names.first { $0.hasPrefix("tasks.db.damaged-") })
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(fixture.folder.path)/\(kept)")) == damaged)
    }

    @Test func startingAfreshReachesTheOtherWindow() throws {
        let fixture = try Fixture(["a"])
        try Data("no database at all".utf8).write(to: URL(fileURLWithPath: fixture.folder.database))
        let (reactor, other) = (fixture.makeList(), fixture.makeList())
        #expect(other.currentState.page == .failed)
        fixture.alertService.answer("Start Afresh")
        fixture.send(.startAfresh, to: reactor)
        #expect(reactor.currentState.page == .empty)
        #expect(other.currentState.page == .empty)
    }

    @Test func repairedFileIsNotSetAside() throws {
        let fixture = try Fixture()
        try Data("no database at all".utf8).write(to: URL(fileURLWithPath: fixture.folder.database))
        let reactor = fixture.makeList()
        try FileManager.default.removeItem(atPath: fixture.folder.database)
        _ = try SQLiteTaskStore(path: fixture.folder.database).create(title: "a", memo: "")
        fixture.alertService.answer("Start Afresh")
        fixture.send(.startAfresh, to: reactor)
        #expect(reactor.titles == ["a"])
    }

    @Test func refreshShowsChangesOfAnotherProgram() throws {
        let fixture = try Fixture(["a"])
        let reactor = fixture.makeList()
        _ = try SQLiteTaskStore(path: fixture.folder.database).create(title: "b", memo: "")
        fixture.send(.refresh, to: reactor)
        #expect(reactor.titles == ["b", "a"])
    }

    @Test func listShowsWhatOthersChangedInASharedList() throws {
        let fixture = try Fixture(["a", "b", "c"])
        let reactor = fixture.makeList()
        let (a, c) = (reactor.id("a"), reactor.task("c"))
        let merged = MergedTasks(deleted: [a], placed: [.init(Task(id: c.id, title: "c", isDone: true), below: nil)])
        fixture.taskService.event.onNext(.merge(merged))
        #expect(reactor.titles == ["c", "b"])
        #expect(reactor.task("c").isDone)
    }

    /// The new window may close before it shows the tasks.
    @Test(arguments: [false, true]) func newWindowShowsOutsideChangesInAllWindows(isClosed: Bool) throws {
        let fixture = try Fixture(["a"])
        let reactor = fixture.makeList()
        _ = try SQLiteTaskStore(path: fixture.folder.database).create(title: "b", memo: "")
        do {
            let new = TaskListViewReactor(provider: fixture.provider)
            new.action.onNext(.refresh)
            if !isClosed {
                fixture.scheduler.start()
                #expect(new.titles == ["b", "a"])
            }
        }
        fixture.scheduler.start()
        #expect(reactor.titles == ["b", "a"])
    }

    /// Closing the alert may activate the window, which refreshes again.
    @Test func failureOfARefreshIsShownOnce() throws {
        let fixture = try Fixture(["a"])
        let reactor = fixture.makeList()
        let other = try Connection(path: fixture.folder.database, busyTimeout: 0)
        for count in 1...2 {
            try other.run("ALTER TABLE task RENAME TO gone")
            for _ in 0..<3 { fixture.send(.refresh, to: reactor) }
            let titles = Array(repeating: "Tasks Could Not Be Refreshed", count: count)
            #expect(fixture.alertService.alerts.map(\.title) == titles)
            try other.run("ALTER TABLE gone RENAME TO task")
            fixture.send(.refresh, to: reactor)
            #expect(reactor.titles == ["a"])
        }
    }

    @Test func tasksMoveByOnePlace() throws {
        let fixture = try Fixture(["a", "b", "c"])
        let reactor = fixture.makeList()
        fixture.send(.moveTaskOnePlace(reactor.id("a"), .down), to: reactor)
        #expect(reactor.titles == ["b", "a", "c"])
        fixture.send(.moveTaskOnePlace(reactor.id("c"), .down), .moveTaskOnePlace(reactor.id("b"), .up), to: reactor)
        #expect(reactor.titles == ["b", "a", "c"])
        fixture.send(.moveTaskOnePlace(reactor.id("c"), .up), to: reactor)
        #expect(reactor.titles == ["b", "c", "a"])
        #expect(try fixture.savedTasks().map(\.title) == reactor.titles)
    }

    /// Both moves were once computed from the list that the window still showed.
    @Test func secondMoveMayComeBeforeTheFirstIsSaved() throws {
        let fixture = try Fixture(["a", "b", "c"])
        let reactor = fixture.makeList()
        for _ in 0..<2 { reactor.action.onNext(.moveTaskOnePlace(reactor.id("c"), .up)) }
        fixture.scheduler.start()
        #expect(reactor.titles == ["c", "a", "b"])
        #expect(try fixture.savedTasks().map(\.title) == reactor.titles)
    }

    /// Both toggles were once computed from the task that the window still showed.
    @Test func secondToggleMayComeBeforeTheFirstIsSaved() throws {
        let fixture = try Fixture(["a"])
        let reactor = fixture.makeList()
        for count in [2, 3] {
            for _ in 0..<count { reactor.action.onNext(.toggleTaskDone(reactor.id("a"))) }
            fixture.scheduler.start()
            #expect(reactor.currentState.tasks.map(\.isDone) == [count == 3])
            #expect(try fixture.savedTasks() == reactor.currentState.tasks)
        }
    }

    @Test func pendingChangeIsSavedAndShownAfterTheListIsFreed() throws {
        let fixture = try Fixture(["a"])
        let other = fixture.makeList()
        do {
            let reactor = fixture.makeList()
            reactor.action.onNext(.toggleTaskDone(reactor.id("a")))
        }
        fixture.scheduler.start()
        #expect(try fixture.savedTasks().map(\.isDone) == [true])
        #expect(other.currentState.tasks.map(\.isDone) == [true])
    }
}
