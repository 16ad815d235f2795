import Foundation
import Localization
import ReactorKit
import Rx

/// Writes a new task, or another title and memo for one there is.
package final class TaskEditViewReactor: Reactor {
    /// What is edited.
    package enum Mode: Sendable, Hashable {
        case new
        case edit(Task)
    }

    /// The answers to leaving what was written.
    package enum CancelAction: AlertAction, CaseIterable {
        case cancel
        case discard

        package var title: String {
            switch self {
            case .cancel: localized("Cancel")
            case .discard: localized("Discard")
            }
        }

        package var style: AlertActionStyle {
            switch self {
            case .cancel: .cancel
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
        /// Whether the store or the person is being asked.
        case setWaiting(Bool)
        case dismiss
    }

    package struct State: Sendable {
        package let mode: Mode
        package var taskTitle: String
        package var taskMemo: String
        package var isWaiting = false

        /// Pulses when the screen is done.
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

        /// The title as it is saved: one line, whatever was pasted.
        var trimmedTitle: String {
            taskTitle.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
        }

        package var canSubmit: Bool { !isWaiting && !trimmedTitle.isEmpty }

        /// Whether something written would be lost.
        package var shouldConfirmCancel: Bool {
            let isBlank = trimmedTitle.isEmpty && taskMemo.allSatisfy(\.isWhitespace)
            return mode == .new ? !isBlank : trimmedTitle != initialTitle || taskMemo != initialMemo
        }
    }

    /// That the screen is done.
    package struct Dismissal: Sendable {
        package init() {}
    }

    package let initialState: State
    private let provider: any ServiceProviderProtocol
    private let draftID: Draft.ID

    /// - Parameter draft: What was typed in an earlier run of the program.
    package init(provider: any ServiceProviderProtocol, mode: Mode, draft: Draft? = nil) {
        self.provider = provider
        draftID = draft?.id ?? UUID().uuidString
        initialState = State(mode: mode, draft: draft)
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .updateTaskTitle(let title): .concat([.just(.updateTaskTitle(title)), keepDraft()])
        case .updateTaskMemo(let memo): .concat([.just(.updateTaskMemo(memo)), keepDraft()])
        case .cancel where currentState.isWaiting: .empty()
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
                service.update(taskID: task.id, title: state.trimmedTitle, memo: state.taskMemo, replacing: draftID)
            }
        let screen = ObjectIdentifier(self)
        return saving.map { _ in .dismiss }.catch { [alertService = provider.alertService] error in
            alertService.show(.saving(error), over: screen).flatMap { _ in Observable<Mutation>.empty() }
        }
    }

    private func confirmCancel() -> Observable<Mutation> {
        provider.alertService.show(
            title: localized("Discard Changes?"), message: localized("All changes will be lost."),
            actions: CancelAction.allCases, over: ObjectIdentifier(self)
        )
        .filter { $0 == .discard }
        .flatMap { [self] _ in dismiss() }
    }

    /// Keeps what is typed, as the state has it by then; forgets it where nothing would be lost.
    private func keepDraft() -> Observable<Mutation> {
        .deferred { [self] in
            let (state, service) = (currentState, provider.taskService)
            guard state.shouldConfirmCancel else { return unseen(service.discardDraft(id: draftID)) }
            let draft = Draft(id: draftID, task: state.mode.task, title: state.taskTitle, memo: state.taskMemo)
            return unseen(service.keepDraft(draft))
        }
    }

    /// Forgets what is typed, and ends. The screen does not wait for the file.
    private func dismiss() -> Observable<Mutation> {
        .merge([unseen(provider.taskService.discardDraft(id: draftID)), .just(.dismiss)])
    }

    /// Work on a draft, whose failure is no reason to interrupt a person who types.
    private func unseen(_ work: Observable<Void>) -> Observable<Mutation> {
        work.flatMap { Observable<Mutation>.empty() }.catch { error in
            FileHandle.standardError.write(Data("todo: the draft could not be written: \(error)\n".utf8))
            return .empty()
        }
    }

    private func waiting(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
        .concat([.just(.setWaiting(true)), mutations, .just(.setWaiting(false))])
    }
}
