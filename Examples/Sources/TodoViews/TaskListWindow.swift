import Localization
import ReactorKit
import Rx
import RxGTK
import TodoCore

/// The window of the tasks. The user can add tasks, search them and tick them off. In edit mode, the user can also
/// delete, move and open them.
package final class TaskListWindow: Window, View {
    package var disposeBag = DisposeBag()

    let addButton = Button(iconName: "list-add-symbolic", accessibilityLabel: localized("New Task"))
    let editButton = ToggleButton(iconName: "document-edit-symbolic", accessibilityLabel: localized("Edit"))
    let searchButton = ToggleButton(iconName: "system-search-symbolic", accessibilityLabel: localized("Search"))
    let menuButton = MenuButton(accessibilityLabel: localized("Main Menu"))
    package let searchEntry = SearchEntry(placeholder: localized("Search tasks"))
    let searchBar: SearchBar
    package let listView = ListView()
    let stack = Stack()
    let toastOverlay: ToastOverlay
    let emptyPage = StatusPage(
        title: localized("Nothing to Do"), description: localized("Add a task with the button below, or press Ctrl+N."),
        iconName: "object-select-symbolic")
    let addFirstButton = Button(title: localized("New Task"))
    let failurePage = StatusPage(title: "", iconName: "dialog-warning-symbolic")
    let retryButton = Button(title: localized("Try Again"))
    let startAfreshButton = Button(title: localized("Start Afresh…"))

    /// The toast that offers to undo the last deletion, and the ID of the deleted task.
    var undoToast: (toast: Toast, task: Task.ID)?

    package init(reactor: TaskListViewReactor, application: Application?) {
        searchBar = SearchBar(entry: searchEntry)
        toastOverlay = ToastOverlay(child: stack)
        super.init(title: localized("Todo"), width: 480, height: 640, application: application)
        setupViews()
        self.reactor = reactor
    }

    package func bind(reactor: TaskListViewReactor) {
        bindTasks(reactor)
        bindEditing(reactor)
        bindSearch(reactor)
        bindScreens(reactor)
    }

    private func bindTasks(_ reactor: TaskListViewReactor) {
        let state = reactor.state.observe(on: MainScheduler.instance)
        reactor.tasks
            .bind(to: listView.rx.items(cellType: TaskCell.self, reactor: reactor.reactorForCell))
            .disposed(by: disposeBag)

        state
            .map(\.page.rawValue)
            .distinctUntilChanged()
            .bind(to: stack.rx.visibleChildName)
            .disposed(by: disposeBag)

        state
            .map(\.failure)
            .distinctUntilChanged()
            .bind(with: self) { owner, failure in
                owner.failurePage.title = failure?.title ?? ""
                owner.failurePage.description = Markup.escape(failure?.message ?? "")
                owner.startAfreshButton.isVisible = failure?.isDamage == true
            }
            .disposed(by: disposeBag)

        startAfreshButton.rx.tap
            .map { Reactor.Action.startAfresh }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        // When the user comes back to the window, it shows the changes that other programs made meanwhile.
        Observable.merge(retryButton.rx.tap.asObservable(), rx.isActive.filter { $0 }.skip(1).map { _ in })
            .startWith(())
            .map { Reactor.Action.refresh }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
    }

    private func bindEditing(_ reactor: TaskListViewReactor) {
        let state = reactor.state.observe(on: MainScheduler.instance)
        Observable.merge(editButton.rx.isOn.changed.map { _ in }, activated("edit"))
            .map { Reactor.Action.toggleEditing }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        state
            .map(\.isEditing)
            .distinctUntilChanged()
            .bind(with: self) { owner, isEditing in
                owner.editButton.isOn = isEditing
                owner.listView.isEditing = isEditing
            }
            .disposed(by: disposeBag)

        state
            .map(\.canMove)
            .distinctUntilChanged()
            .bind(with: self) { owner, canMove in owner.listView.canMoveRows = canMove }
            .disposed(by: disposeBag)

        listView.rx.modelDeleted(Task.self)
            .map { Reactor.Action.deleteTask($0.id) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        listView.rx.itemMoved
            .withUnretained(self)
            .compactMap { owner, move in owner.action(for: move) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        listView.rx.modelActivated(Task.self)
            .map { reactor.currentState.isEditing ? .openTask($0.id) : .toggleTaskDone($0.id) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        // Space ticks the focused task off or back. Without this handler, GTK would select the row. A focused button in
        // the row, such as the memo's, handles its own keys.
        listView.rx.keyPressed(phase: .capture) { [unowned self] key in
            key.name == "space" && key.modifiers.isEmpty && !(firstResponder is Button)
        }
        .withUnretained(self)
        .compactMap { owner, _ in owner.focusedTask.map { .toggleTaskDone($0.id) } }
        .bind(to: reactor.action)
        .disposed(by: disposeBag)

        // Ctrl+Z is no accelerator, because an accelerator would take the key from the search entry.
        Observable.merge(activated("undo"), rx.shortcut("<Control>z").asObservable())
            .map { Reactor.Action.undoLastDelete }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
    }

    private func bindSearch(_ reactor: TaskListViewReactor) {
        searchEntry.rx.text.orEmpty
            .distinctUntilChanged()
            .map { Reactor.Action.search($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        searchButton.rx.isOn.changed
            .bind(with: self) { owner, isOn in owner.setSearching(isOn) }
            .disposed(by: disposeBag)

        searchBar.rx.isSearching.changed
            .bind(with: self) { owner, isSearching in owner.searchButton.isOn = isSearching }
            .disposed(by: disposeBag)

        activated("search")
            .bind(with: self) { owner, _ in
                owner.setSearching(true)
                owner.searchEntry.selectAll()
            }
            .disposed(by: disposeBag)

        // While the entry has the focus, it handles Escape itself.
        rx.keyPressed { [unowned self] key in key.name == "Escape" && searchBar.isSearching }
            .bind(with: self) { owner, _ in owner.setSearching(false) }
            .disposed(by: disposeBag)
    }

    private func bindScreens(_ reactor: TaskListViewReactor) {
        Observable.merge(
            addButton.rx.tap.asObservable(), addFirstButton.rx.tap.asObservable(), activated("new-task")
        )
        .bind(with: self) { owner, _ in
            // The new task will be at the top of all tasks, and rarely among the search results.
            owner.setSearching(false)
            owner.presentEditor(reactor.reactorForCreatingTask())
        }
        .disposed(by: disposeBag)

        reactor.pulse(\.$openedTask)
            .bind(with: self) { owner, task in
                guard let task else { return }
                owner.presentEditor(reactor.reactorForEditingTask(task))
            }
            .disposed(by: disposeBag)

        reactor.pulse(\.$openedDraft)
            .bind(with: self) { owner, draft in
                guard let draft else { return }
                owner.presentEditor(reactor.reactorForDraft(draft))
            }
            .disposed(by: disposeBag)

        reactor.pulse(\.$undoOffer)
            .bind(with: self) { owner, deleted in
                guard let deleted else { return }
                owner.offerUndo(of: deleted, reactor)
            }
            .disposed(by: disposeBag)

        reactor.state.observe(on: MainScheduler.instance)
            .map(\.deletedTasks)
            .distinctUntilChanged()
            .bind(with: self) { owner, deleted in owner.withdrawOffer(unlessAmong: deleted) }
            .disposed(by: disposeBag)

        // Editors above this window may have unsaved changes, so they are asked first.
        Observable.merge(rx.closeRequest.asObservable(), activated("close"))
            .withUnretained(self)
            .flatMapFirst { owner, _ in owner.presented.compactMap { $0 as? TaskEditWindow }.askToClose() }
            .filter { $0 }
            .bind(with: self) { owner, _ in owner.close() }
            .disposed(by: disposeBag)
    }
}

extension TaskListWindow {
    /// The actions for the window's menu and the application's accelerators.
    static let actionNames = ["new-task", "edit", "search", "undo", "close"]

    private func activated(_ name: String) -> Observable<Void> {
        guard let action = action(named: name) else { fatalError("the window has no action \(name)") }
        return action.rx.activate.asObservable()
    }

    private func action(for move: ItemMovedEvent) -> TaskListViewReactor.Action? {
        guard let task = listView.model(at: move.sourceIndex, as: Task.self) else { return nil }
        if abs(move.destinationIndex - move.sourceIndex) == 1 {
            return .moveTaskOnePlace(task.id, move.destinationIndex < move.sourceIndex ? .up : .down)
        }
        // The index of the row above the new place, before the moved row has left its old place.
        let above = move.destinationIndex > move.sourceIndex ? move.destinationIndex : move.destinationIndex - 1
        return .moveTask(task.id, below: listView.model(at: above, as: Task.self)?.id)
    }

    private var focusedTask: Task? { listView.focusedRow.flatMap { listView.model(at: $0, as: Task.self) } }

    private func setSearching(_ isSearching: Bool) {
        searchBar.isSearching = isSearching
        searchButton.isOn = isSearching
        if isSearching { searchEntry.becomeFirstResponder() }
    }

    private func offerUndo(of deleted: DeletedTask, _ reactor: TaskListViewReactor) {
        let toast = Toast(
            title: localized("Deleted “{title}”", ["title": deleted.task.title]), buttonTitle: localized("Undo"))
        toast.rx.tap
            .map { Reactor.Action.undoDelete(deleted) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        // The toast offers to undo the last deletion, as Ctrl+Z does. libadwaita shows a new toast only after the
        // earlier toast has had its five seconds, so the earlier toast is dismissed.
        undoToast?.toast.dismiss()
        undoToast = (toast, deleted.id)
        toastOverlay.add(toast)
    }

    /// Withdraws the offer if the task was restored in another way.
    private func withdrawOffer(unlessAmong deleted: [DeletedTask]) {
        guard let (toast, id) = undoToast, !deleted.contains(where: { $0.id == id }) else { return }
        undoToast = nil
        toast.dismiss()
    }

}
