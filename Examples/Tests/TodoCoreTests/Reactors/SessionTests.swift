import ReactorKit
import ReactorRecording
import SeededRandom
import Testing
import TodoCore

/// Replays 50 random sessions of each reactor. Each must end as it was recorded.
@Suite struct SessionTests {
    @Test(arguments: 0..<50) func replayedListSessionEndsInTheSameState(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let fixture = try Fixture(["milk", "bread", "tea"])
        let list = TaskListViewReactor(provider: fixture.provider)
        let recorder = Recorder(list)
        list.action.onNext(.refresh)
        for _ in 0..<40 {
            list.action.onNext(action(on: list.currentState, &random))
            // Sometimes, several actions run at once.
            if random.next() % 3 > 0 { fixture.scheduler.start() }
        }
        fixture.scheduler.start()
        let fresh = TaskListViewReactor(provider: try Fixture().provider)
        let end = try recorder.recording.replay(on: fresh)
        #expect(recorder.recording.steps.count > 60)
        #expect(end.tasks == list.currentState.tasks)
        #expect(end.tasks.isEmpty == (try fixture.savedTasks().isEmpty || end.page == .noMatches))
    }

    private func action(
        on state: TaskListViewReactor.State, _ random: inout SeededRandom
    ) -> TaskListViewReactor.Action {
        let ids = state.listing.tasks.map(\.id)
        guard let id = ids.randomElement(using: &random) else { return .undoLastDelete }
        switch random.next() % 9 {
        case 0: return .search(["", "m", "ea"].randomElement(using: &random) ?? "")
        case 1: return .toggleEditing
        case 2, 3: return .toggleTaskDone(id)
        case 4: return .deleteTask(id)
        case 5: return .undoLastDelete
        case 6: return .moveTask(id, below: Bool.random(using: &random) ? ids.randomElement(using: &random) : nil)
        case 7: return .openTask(id)
        default: return .refresh
        }
    }

    @Test(arguments: 0..<50) func replayedEditorSessionEndsInTheSameState(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let fixture = try Fixture()
        let editor = fixture.makeList().reactorForCreatingTask()
        let recorder = Recorder(editor)
        for step in 0..<30 {
            switch random.next() % 8 {
            case 0: editor.action.onNext(.submit)
            case 1: editor.action.onNext(.cancel)
            case 2, 3: editor.action.onNext(.updateTaskMemo("memo \(step)"))
            default: editor.action.onNext(.updateTaskTitle(step % 5 == 0 ? "" : "title \(step)"))
            }
            if random.next() % 3 > 0 { fixture.scheduler.start() }
        }
        fixture.scheduler.start()
        let fresh = try Fixture().makeList().reactorForCreatingTask()
        let end = try recorder.recording.replay(on: fresh)
        #expect(recorder.recording.steps.count > 30)
        #expect(end.taskTitle == editor.currentState.taskTitle)
        #expect(end.taskMemo == editor.currentState.taskMemo)
    }

    /// A row has no mutations, so its state stays the same. Its actions go to the list.
    @Test(arguments: 0..<50) func replayedRowSessionSendsTheSameActionsToTheList(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let list = try Fixture(["milk"]).makeList()
        let row = TaskCellReactor(task: list.task("milk"), list: list)
        let (recorder, listRecorder) = (Recorder(row), Recorder(list))
        for _ in 0..<20 { row.action.onNext(random.next() % 2 == 0 ? .toggleDone : .open) }
        let other = try Fixture(["milk"]).makeList()
        let otherRecorder = Recorder(other)
        try recorder.recording.replay(on: TaskCellReactor(task: other.task("milk"), list: other))
        let sent = actions(in: listRecorder.recording)
        #expect(sent.count == 20)
        #expect(actions(in: otherRecorder.recording) == sent)
    }

    private func actions(in recording: Recording<TaskListViewReactor>) -> [TaskListViewReactor.Action] {
        recording.steps.compactMap { step -> TaskListViewReactor.Action? in
            guard case .action(let action) = step.kind else { return nil }
            return action
        }
    }
}
