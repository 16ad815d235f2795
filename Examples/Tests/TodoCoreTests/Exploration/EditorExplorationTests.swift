import ReactorTest
import Testing
import TodoCore

/// Explorations of the editor.
@MainActor @Suite struct EditorExplorationTests {
    private static let actions = ActionGenerator<TaskEditViewReactor>.oneOf([
        .updateTaskTitle("tea"), .updateTaskTitle("tea, green"), .updateTaskTitle(""), .updateTaskMemo("two"),
        .updateTaskMemo(""), .cancel, .submit,
    ])

    /// Without failures, because those of drafts are only logged.
    @Test(arguments: [nil, Task(id: 1, title: "milk")]) func onlyUnsavedTextIsADraft(task: Task?) async throws {
        try await explore { world in
            let services = ExploredServices(world, task.map { [$0.title] } ?? [])
            let editor = world.add(
                TaskEditViewReactor(provider: services, mode: task.map { .edit($0) } ?? .new), actions: Self.actions)
            world.atRest("only unsaved text is a draft") {
                let isUnsaved = editor.state.dismissal == nil && editor.state.shouldConfirmCancel
                return services.tasks.drafts.count == (isUnsaved ? 1 : 0)
            }
            world.atRest("the draft is what the user typed") {
                services.tasks.drafts.allSatisfy {
                    $0.title == editor.state.taskTitle && $0.memo == editor.state.taskMemo
                }
            }
            world.atRest("an editor makes one task") { services.tasks.saved.count <= 1 }
        }
    }

    @Test func theEditorWaitsForTheStoreOrTheUser() async throws {
        try await explore(
            reactor: { world in TaskEditViewReactor(provider: ExploredServices(world), mode: .new) },
            actions: Self.actions, invariants: [.atRest("nothing waits") { !$0.isWaiting }],
            faults: .all)
    }
}
