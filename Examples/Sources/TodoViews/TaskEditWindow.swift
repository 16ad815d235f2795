import Localization
import ReactorKit
import Rx
import RxGTK
import TodoCore

/// The editor of a task's title and memo. Enter in the title, or Ctrl+Enter anywhere, saves. Escape cancels.
package final class TaskEditWindow: Window, View {
    package var disposeBag = DisposeBag()

    let cancelButton = Button(title: localized("Cancel"))
    let saveButton = Button(title: localized("Save"))
    let titleInput = Entry(placeholder: localized("What is there to do?"))
    let memoInput = TextView()

    package init(reactor: TaskEditViewReactor) {
        super.init(title: reactor.currentState.mode.title, width: 360, height: 360)
        setupViews()
        self.reactor = reactor
    }

    package func bind(reactor: TaskEditViewReactor) {
        bindTexts(reactor)
        bindAction(reactor)
        bindState(reactor)
    }

    private func bindTexts(_ reactor: TaskEditViewReactor) {
        let observed = ObservedReactor(reactor)
        bind(titleInput.rx.text, to: observed.binding(get: \.taskTitle) { .updateTaskTitle($0) })
        bind(memoInput.rx.text, to: observed.binding(get: \.taskMemo) { .updateTaskMemo($0) })
    }

    private func bindAction(_ reactor: TaskEditViewReactor) {
        Observable.merge(saveButton.rx.tap.asObservable(), saveKey)
            .map { Reactor.Action.submit }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        Observable.merge(cancelButton.rx.tap.asObservable(), rx.closeRequest.asObservable())
            .map { Reactor.Action.cancel }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
    }

    /// Emits when Ctrl+Enter is pressed. The capture phase comes before the memo inserts a new line.
    private var saveKey: Observable<Void> {
        rx.keyPressed(phase: .capture) { ["Return", "KP_Enter"].contains($0.name) && $0.modifiers == .control }
            .map { _ in }
    }

    private func bindState(_ reactor: TaskEditViewReactor) {
        reactor.state.observe(on: MainScheduler.instance)
            .map(\.canSubmit)
            .distinctUntilChanged()
            .bind(to: saveButton.rx.isEnabled)
            .disposed(by: disposeBag)

        reactor.pulse(\.$dismissal)
            .bind(with: self) { owner, dismissal in
                if dismissal != nil { owner.close() }
            }
            .disposed(by: disposeBag)
    }
}

extension Window {
    /// Shows an editor above this window, with the cursor at the end of the title.
    func presentEditor(_ reactor: TaskEditViewReactor) {
        let editor = TaskEditWindow(reactor: reactor)
        present(editor)
        // GTK selects the whole text of a field that gets the focus.
        editor.titleInput.cursorPosition = -1
    }
}

extension TaskEditWindow {
    /// Asks the window to close, and emits whether it closed. If the user would lose changes, a dialog asks first, and
    /// the user may stay.
    package func askToClose() -> Single<Bool> {
        Observable.deferred { [self] in
            guard let reactor, !isClosed else { return .just(true) }
            let stays = reactor.state.observe(on: MainScheduler.instance)
                .map(\.isWaiting).distinctUntilChanged().skip(1).filter { !$0 }
            return Observable.merge(rx.didClose.map { true }, stays.map { _ in false })
                .take(1)
                .do(onSubscribed: { reactor.action.onNext(.cancel) })
        }
        .asSingle()
    }

    var hasSomethingToLose: Bool { reactor?.currentState.shouldConfirmCancel == true }
}

extension [TaskEditWindow] {
    /// Asks the editors to close one after another, until the user stays in one. Emits whether all have closed.
    @MainActor func askToClose() -> Single<Bool> {
        Observable.concat(map { $0.askToClose().asObservable() })
            .filter { !$0 }
            .take(1)
            .ifEmpty(default: true)
            .asSingle()
    }
}

extension TaskEditViewReactor.Mode {
    fileprivate var title: String {
        switch self {
        case .new: localized("New Task")
        case .edit: localized("Edit Task")
        }
    }
}

extension TaskEditWindow {
    private func setupViews() {
        wrapTitle()
        headerBar.showsWindowButtons = false
        headerBar.packStart(cancelButton)
        headerBar.packEnd(saveButton)
        saveButton.addCSSClass("suggested-action")
        closesOnEscape = true
        closesOnRequest = false

        titleInput.activatesDefault = true
        titleInput.accessibilityLabel = localized("Title")
        defaultWidget = saveButton
        memoInput.accessibilityLabel = localized("Memo")
        memoInput.acceptsTab = false
        memoInput.setTextMargins(8)

        let memo = ScrolledWindow(child: memoInput)
        memo.vexpand = true
        memo.minContentHeight = 120
        memo.addCSSClass("memo")
        content = VBox(spacing: 8) {
            makeHeading(localized("Title"))
            titleInput
            makeHeading(localized("Memo"))
            memo
        }
        .margins(18)
        initialFirstResponder = titleInput
    }

    private func makeHeading(_ text: String) -> Label { Label(text).halign(.start).cssClass("heading") }
}
