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
    let memoButton = Button(iconName: "view-more-horizontal-symbolic", accessibilityLabel: localized("Show the Memo"))
    let deleteButton = Button(iconName: "user-trash-symbolic", accessibilityLabel: localized("Delete"))

    /// So many bytes of UTF-8 fit into one line of the narrowest window.
    private let longestLine = 24

    /// For what is connected once, whatever rows the cell shows: a search gives 200 cells other rows within a frame.
    private let cellBag = DisposeBag()

    package required init() {
        super.init()
        setupViews()
        bindActions()
    }

    package func bind(reactor: TaskCellReactor) {
        show(reactor.initialState)
        reactor.editing.bind(to: deleteButton.rx.isVisible).disposed(by: disposeBag)
    }

    private func bindActions() {
        checkButton.rx.isOn.changed
            .bind(with: self) { cell, _ in
                guard let reactor = cell.reactor else { return }
                // The task decides: it is done when the store says so.
                cell.checkButton.isOn = reactor.initialState.isDone
                reactor.action.onNext(.toggleDone)
            }
            .disposed(by: cellBag)

        deleteButton.rx.tap
            .bind(with: self) { cell, _ in cell.reactor?.action.onNext(.delete) }
            .disposed(by: cellBag)

        memoButton.rx.tap
            .bind(with: self) { cell, _ in cell.showMemo() }
            .disposed(by: cellBag)

        // Enter opens while the list is edited, before the check mark takes it.
        rx.keyPressed(phase: .capture) { [unowned self] key in
            ["Return", "KP_Enter"].contains(key.name) && reactor?.isEditing == true
        }
        .bind(with: self) { cell, _ in cell.reactor?.action.onNext(.open) }
        .disposed(by: cellBag)
    }

    /// Shows the whole memo beside its button.
    private func showMemo() {
        guard let task = reactor?.initialState else { return }
        let text = Label(task.memo, wraps: true)
        text.naturalWrapMode = .none
        text.property("max-width-chars").value = 32
        text.textAlignment = .start
        let scrolled = ScrolledWindow(child: text.margins(6))
        scrolled.setPolicy(horizontal: .never, vertical: .automatic)
        scrolled.propagatesNaturalHeight = true
        scrolled.property("propagate-natural-width").value = true
        scrolled.maxContentHeight = 300
        Popover(child: scrolled).popUp(at: memoButton)
    }

    /// What may be seen of a memo, without looking through all of a long one.
    private func firstLine(of memo: String) -> String {
        String(memo.drop { $0.isNewline }.prefix(200).prefix { !$0.isNewline })
    }

    private func show(_ task: Task) {
        checkButton.isOn = task.isDone
        checkButton.accessibilityLabel = task.title
        titleLabel.text = task.title
        // A label that may wrap is measured again and again: it takes as long as all the rest of its row.
        titleLabel.wraps = task.title.utf8.count > longestLine
        let memo = firstLine(of: task.memo)
        memoLabel.text = memo
        memoButton.isHidden = memo == task.memo && memo.utf8.count <= longestLine
        memoButton.accessibilityLabel = localized("Show the Memo of “{title}”", ["title": task.title])
        memoLabel.isHidden = task.memo.isEmpty
        deleteButton.accessibilityLabel = localized("Delete “{title}”", ["title": task.title])
        titleLabel.cssClasses = task.isDone ? ["task-done"] : []
        accessibilityLabel = task.isDone ? localized("{title}, done", ["title": task.title]) : task.title
    }
}

extension TaskCell {
    private func setupViews() {
        checkButton.valign = .center
        for button in [memoButton, deleteButton] {
            button.valign = .center
            button.addCSSClass("flat")
        }
        // The row's keys are those of its check mark; Delete does what the button does.
        deleteButton.property("focusable").value = false
        memoLabel.ellipsizes = true
        memoLabel.addCSSClass("dim-label")
        memoLabel.addCSSClass("caption")
        for label in [titleLabel, memoLabel] { label.textAlignment = .start }

        let texts = Box(.vertical, spacing: 2, children: [titleLabel, memoLabel])
        texts.hexpand = true
        texts.valign = .center
        let row = Box(.horizontal, spacing: 12, children: [checkButton, texts, memoButton, deleteButton])
        row.setMargins(top: 6, bottom: 6, start: 6, end: 6)
        row.setSizeRequest(height: 40)
        row.hexpand = true
        append(row)
    }
}
