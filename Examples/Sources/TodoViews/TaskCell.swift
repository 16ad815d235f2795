import Localization
import ReactorKit
import Rx
import RxGTK
import TodoCore

/// A row: whether the task is done, its title and memo, and, while the list is edited, what deletes it.
package final class TaskCell: ListCell, View {
    package var disposeBag = DisposeBag()

    let checkButton = CheckButton()
    let titleLabel = Label()
    let memoLabel = Label()
    let deleteButton = Button(iconName: "user-trash-symbolic", accessibilityLabel: localized("Delete"))

    package required init() {
        super.init()
        setupViews()
    }

    package func bind(reactor: TaskCellReactor) {
        let task = reactor.currentState.task
        show(task)

        checkButton.rx.isOn.changed
            .bind(with: self) { cell, _ in
                // The task decides: it is done when the store says so.
                cell.checkButton.isOn = task.isDone
                reactor.action.onNext(.toggleDone)
            }
            .disposed(by: disposeBag)

        deleteButton.rx.tap
            .map { Reactor.Action.delete }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        // Enter opens while the list is edited, before the check mark takes it.
        rx.keyPressed(phase: .capture) { ["Return", "KP_Enter"].contains($0.name) && reactor.currentState.isEditing }
            .map { _ in Reactor.Action.open }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.state
            .map(\.isEditing)
            .distinctUntilChanged()
            .bind(to: deleteButton.rx.isVisible)
            .disposed(by: disposeBag)
    }

    private func show(_ task: Task) {
        checkButton.isOn = task.isDone
        checkButton.accessibilityLabel = task.title
        titleLabel.text = task.title
        memoLabel.text = task.memo.split(whereSeparator: \.isNewline).first.map(String.init)
        memoLabel.isHidden = task.memo.isEmpty
        deleteButton.accessibilityLabel = localized("Delete “{title}”", ["title": task.title])
        titleLabel.cssClasses = task.isDone ? ["task-done"] : []
        accessibilityLabel = task.isDone ? localized("{title}, done", ["title": task.title]) : task.title
    }
}

extension TaskCell {
    private func setupViews() {
        checkButton.valign = .center
        deleteButton.valign = .center
        // The row's keys are those of its check mark; Delete does what the button does.
        deleteButton.property("focusable").value = false
        deleteButton.addCSSClass("flat")
        titleLabel.wraps = true
        memoLabel.ellipsizes = true
        memoLabel.addCSSClass("dim-label")
        memoLabel.addCSSClass("caption")
        for label in [titleLabel, memoLabel] { label.property("xalign", as: Float.self).value = 0 }

        let texts = Box(.vertical, spacing: 2, children: [titleLabel, memoLabel])
        texts.hexpand = true
        texts.valign = .center
        let row = Box(.horizontal, spacing: 12, children: [checkButton, texts, deleteButton])
        row.setMargins(top: 6, bottom: 6, start: 6, end: 6)
        row.setSizeRequest(height: 40)
        let clamp = Clamp(child: row, maximumSize: 640)
        clamp.hexpand = true
        append(clamp)
    }
}
