import Foundation
import ReactorTest
import Rx
import RxTest
import Testing
import TodoCore

@Suite(.leavesNothingAlive) struct TaskEditViewReactorTests {
    @Test func taskNeedsATitle() throws {
        let fixture = try Fixture()
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        #expect(!reactor.currentState.canSubmit)
        reactor.action.onNext(.updateTaskTitle("  "))
        #expect(!reactor.currentState.canSubmit)
        fixture.send(.submit, to: reactor)
        #expect(try fixture.savedTasks().isEmpty)
        reactor.action.onNext(.updateTaskTitle("a"))
        #expect(reactor.currentState.canSubmit)
    }

    @Test func titleIsJoinedIntoOneLine() throws {
        let fixture = try Fixture()
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        fixture.send(.updateTaskTitle("\nMilk\r\nand\n\nbread \n"), .submit, to: reactor)
        #expect(try fixture.savedTasks().map(\.title) == ["Milk and bread"])
    }

    @Test func newTaskIsSavedThenTheEditorDismisses() throws {
        let fixture = try Fixture()
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        let (scheduler, bag) = (fixture.scheduler, DisposeBag())
        scheduler.createHotObservable([
            .next(210, TaskEditViewReactor.Action.updateTaskTitle(" Milk ")), .next(220, .updateTaskMemo("two")),
            .next(230, .submit), .next(230, .submit),
        ])
        .subscribe(reactor.action).disposed(by: bag)
        let dismissals = scheduler.start { reactor.pulse(\.$dismissal).compactMap { $0 }.map { _ in true } }

        #expect(dismissals.events == [.next(231, true)])
        let saved = try fixture.savedTasks()
        #expect(saved.map(\.title) == ["Milk"])
        #expect(saved.map(\.memo) == ["two"])
    }

    @Test func actionsAreIgnoredWhileSaving() throws {
        let fixture = try Fixture()
        let test = TestReactor(TaskEditViewReactor(provider: fixture.provider, mode: .new))
        test.send(.updateTaskTitle("Milk"))
        test.receive(.updateTaskTitle("Milk")) { $0.taskTitle = "Milk" }
        fixture.scheduler.start()
        test.send(.submit)
        test.receive(.setWaiting(true)) { $0.isWaiting = true }
        test.send(.submit)
        test.send(.cancel)
        fixture.scheduler.start()
        test.receive(.dismiss) { $0.dismissal = TaskEditViewReactor.Dismissal() }
        test.receive(.setWaiting(false)) { $0.isWaiting = false }
    }

    @Test func editingATaskKeepsItsOtherFields() throws {
        let fixture = try Fixture(["a", "b"])
        let list = fixture.makeList()
        let editor = list.reactorForEditingTask(list.task("b"))
        #expect(editor.currentState.taskTitle == "b")
        fixture.send(.toggleTaskDone(list.id("b")), to: list)
        fixture.send(.updateTaskTitle("B"), .updateTaskMemo("memo"), .submit, to: editor)
        #expect(list.currentState.tasks[1] == Task(id: list.id("B"), title: "B", memo: "memo", isDone: true))
    }

    @Test func cancellingAsksOnlyIfTextWouldBeLost() throws {
        let fixture = try Fixture()
        let reactor = TaskEditViewReactor(provider: fixture.provider, mode: .new)
        #expect(!reactor.currentState.shouldConfirmCancel)
        reactor.action.onNext(.updateTaskMemo("m"))
        #expect(reactor.currentState.shouldConfirmCancel)
        reactor.action.onNext(.updateTaskMemo(" \n"))
        reactor.action.onNext(.updateTaskTitle("  "))
        #expect(!reactor.currentState.shouldConfirmCancel)
        reactor.action.onNext(.cancel)
        #expect(reactor.isDismissed)
        #expect(fixture.alertService.alerts.isEmpty)
    }

    @Test(arguments: ["Discard", "Keep Editing"])
    func discardingTextNeedsConfirmation(answer: String) throws {
        let fixture = try Fixture(["a"])
        let list = fixture.makeList()
        let reactor = list.reactorForEditingTask(list.task("a"))
        fixture.alertService.answer(answer)
        fixture.send(.updateTaskTitle("b"), .cancel, to: reactor)
        #expect(
            fixture.alertService.alerts == [
                .init(
                    title: "Discard Changes?", message: "All changes will be lost.",
                    actions: ["Keep Editing", "Discard"])
            ])
        #expect(reactor.isDismissed == (answer == "Discard"))
        #expect(reactor.currentState.canSubmit == !reactor.isDismissed)
        #expect(list.titles == ["a"])
    }

    @Test func unsavedTextStaysInTheEditor() throws {
        let fixture = try Fixture(["a"])
        let list = fixture.makeList()
        let reactor = list.reactorForCreatingTask()
        let lock = try LockedDatabase(fixture.folder.database)
        fixture.send(.updateTaskTitle("b"), .submit, to: reactor)
        #expect(fixture.alertService.alerts.map(\.actions) == [["Close"]])
        #expect(fixture.alertService.alerts.first?.message.contains("Another program is using the file") == true)
        #expect(!reactor.isDismissed)
        #expect(reactor.currentState.taskTitle == "b")
        #expect(reactor.currentState.canSubmit)
        try lock.release()
        fixture.send(.submit, to: reactor)
        #expect(reactor.isDismissed)
        #expect(list.titles == ["b", "a"])
    }
}

extension TaskEditViewReactor {
    fileprivate var isDismissed: Bool { currentState.dismissal != nil }
}
