import Foundation
import Localization
import ReactorKit
import Rx

/// Creates a task, or changes the title and the memo of an existing one.
package final class TaskEditViewReactor: Reactor {
    /// Whether the editor creates a task or edits an existing one.
    package enum Mode: Sendable, Hashable {
        case new
        case edit(Task)
    }

    /// The answers to the question of whether to discard the changes.
    package enum CancelAction: AlertAction, CaseIterable {
        case keepEditing
        case discard

        package var title: String {
            switch self {
            case .keepEditing: localized("Keep Editing")
            case .discard: localized("Discard")
            }
        }

        package var style: AlertActionStyle {
            switch self {
            case .keepEditing: .cancel
            case .discard: .destructive
            }
        }
    }

    package enum Action: Sendable, Hashable {
        case updateTaskTitle(String)
        case updateTaskMemo(String)
        case cancel
        case submit
    }

    package enum Mutation: Sendable {
        case updateTaskTitle(String)
        case updateTaskMemo(String)
        /// Whether the reactor waits for the store or for an answer of the user.
        case setWaiting(Bool)
        case dismiss
    }

    package struct State: Sendable {
        package let mode: Mode
        package var taskTitle: String
        package var taskMemo: String
        package var isWaiting = false

        /// Pulses when the screen should close.
        @Pulse package var dismissal: Dismissal?

        private let initialTitle: String
        private let initialMemo: String

        init(mode: Mode, draft: Draft?) {
            self.mode = mode
            switch mode {
            case .new: (initialTitle, initialMemo) = ("", "")
            case .edit(let task): (initialTitle, initialMemo) = (task.title, task.memo)
            }
            (taskTitle, taskMemo) = (draft?.title ?? initialTitle, draft?.memo ?? initialMemo)
        }

        /// The title to save. It is a single line, even if the user pasted several.
        var trimmedTitle: String {
            taskTitle.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
        }

        /// Whether the user can go on: false while the reactor waits, and once the screen should close.
        fileprivate var isOpen: Bool { !isWaiting && dismissal == nil }

        package var canSubmit: Bool { isOpen && !trimmedTitle.isEmpty }

        /// Whether closing the editor would lose changes.
        package var shouldConfirmCancel: Bool {
            let isBlank = trimmedTitle.isEmpty && taskMemo.allSatisfy(\.isWhitespace)
            return mode == .new ? !isBlank : trimmedTitle != initialTitle || taskMemo != initialMemo
        }
    }

    /// The signal that the screen should close.
    package struct Dismissal: Sendable {
        package init() {}
    }

    package let initialState: State
    private let provider: any ServiceProviderProtocol
    private let draftID: Draft.ID

    /// - Parameter draft: The draft that an earlier run of the program left; `nil` if there is none.
    package init(provider: any ServiceProviderProtocol, mode: Mode, draft: Draft? = nil) {
        self.provider = provider
        draftID = draft?.id ?? UUID().uuidString
        initialState = State(mode: mode, draft: draft)
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .updateTaskTitle(let title): .concat([.just(.updateTaskTitle(title)), keepDraft()])
        case .updateTaskMemo(let memo): .concat([.just(.updateTaskMemo(memo)), keepDraft()])
        case .cancel where !currentState.isOpen: .empty()
        case .cancel: currentState.shouldConfirmCancel ? waiting(confirmCancel()) : dismiss()
        case .submit: currentState.canSubmit ? waiting(submit()) : .empty()
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .updateTaskTitle(let title): state.taskTitle = title
        case .updateTaskMemo(let memo): state.taskMemo = memo
        case .setWaiting(let isWaiting): state.isWaiting = isWaiting
        case .dismiss: state.dismissal = Dismissal()
        }
        return state
    }
}

extension TaskEditViewReactor.Mode {
    fileprivate var task: Task? {
        switch self {
        case .new: nil
        case .edit(let task): task
        }
    }
}

extension TaskEditViewReactor {
    private func submit() -> Observable<Mutation> {
        let (state, service) = (currentState, provider.taskService)
        let saving =
            switch state.mode {
            case .new: service.create(title: state.trimmedTitle, memo: state.taskMemo, replacing: draftID)
            case .edit(let task):
                service.update(
                    taskID: task.id, from: task.textVersion, title: state.trimmedTitle, memo: state.taskMemo,
                    replacing: draftID)
            }
        let screen = ObjectIdentifier(self)
        return saving.map { _ in .dismiss }.catch { [alertService = provider.alertService] error in
            alertService.show(.saving(error), over: screen)
        }
    }

    private func confirmCancel() -> Observable<Mutation> {
        provider.alertService.show(
            title: localized("Discard Changes?"), message: localized("All changes will be lost."),
            actions: CancelAction.allCases, over: ObjectIdentifier(self)
        )
        .filter { $0 == .discard }
        .flatMap { [weak self] _ in self?.dismiss() ?? .empty() }
    }

    /// Stores the contents of the editor as a draft, or discards the draft if no changes would be lost. Reads the state
    /// when it is subscribed to.
    ///
    /// Does nothing while the reactor waits, nor after the screen should close. Saving the task discards the draft, and
    /// nothing would discard a draft that is stored later.
    private func keepDraft() -> Observable<Mutation> {
        .deferred { [weak self] in
            guard let self, currentState.isOpen else { return .empty() }
            let (state, service) = (currentState, provider.taskService)
            guard state.shouldConfirmCancel else { return loggingFailure(of: service.discardDraft(id: draftID)) }
            let draft = Draft(id: draftID, task: state.mode.task, title: state.taskTitle, memo: state.taskMemo)
            return loggingFailure(of: service.keepDraft(draft))
        }
    }

    /// Discards the draft, and closes the screen without waiting for the file.
    private func dismiss() -> Observable<Mutation> {
        .merge([loggingFailure(of: provider.taskService.discardDraft(id: draftID)), .just(.dismiss)])
    }

    /// Runs work on a draft and logs its failure instead of showing it, because a failure should not interrupt the
    /// user's typing.
    private func loggingFailure(of work: Observable<Void>) -> Observable<Mutation> {
        work.flatMap { Observable<Mutation>.empty() }.catch { error in
            try? FileHandle.standardError.write(
                contentsOf: Data("todo: the draft could not be written: \(error)\n".utf8))
            return .empty()
        }
    }

    /// Runs `mutations` while the state is waiting. Then stores a draft if the user has changed the texts meanwhile.
    private func waiting(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
        let (title, memo) = (currentState.taskTitle, currentState.taskMemo)
        let changes = Observable<Mutation>.deferred { [weak self] in
            guard let self, (title, memo) != (currentState.taskTitle, currentState.taskMemo) else { return .empty() }
            return keepDraft()
        }
        return .concat([.just(.setWaiting(true)), mutations, .just(.setWaiting(false)), changes])
    }
}
