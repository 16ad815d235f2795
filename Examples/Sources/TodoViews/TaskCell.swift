import Localization
import ReactorKit
import Rx
import RxGTK
import TodoCore

/// A task's row: a check mark, the title and the memo. While the list is edited, it also has a button that deletes the
/// task, and a handle that shows that it can be dragged.
package final class TaskCell: ListCell, View {
    package var disposeBag = DisposeBag()

    let dragHandle = Image(iconName: "list-drag-handle-symbolic")
    let checkButton = CheckButton()
    let titleLabel = Label()
    let memoLabel = Label()
    let memoButton = Button(iconName: "view-more-horizontal-symbolic", accessibilityLabel: localized("Show the Memo"))
    let deleteButton = Button(iconName: "user-trash-symbolic", accessibilityLabel: localized("Delete"))

    /// The number of UTF-8 bytes that usually fit into one line of the narrowest window. A wide letter counts twice.
    private let longestLine = 24

    /// The number of characters that fill the two lines of a title, however narrow they are.
    private let longestTitle = 600

    /// Holds the bindings that a cell makes only once and keeps for all rows that it shows. A search gives 200 cells
    /// other rows within a frame.
    private let cellBag = DisposeBag()

    package required init() {
        super.init()
        setupViews()
        bindActions()
    }

    package func bind(reactor: TaskCellReactor) {
        show(reactor.initialState)
        reactor.editing.bind(to: deleteButton.rx.isVisible).disposed(by: disposeBag)
        reactor.moving.bind(to: dragHandle.rx.isVisible).disposed(by: disposeBag)
    }

    private func bindActions() {
        checkButton.rx.isOn.changed
            .bind(with: self) { cell, _ in
                guard let reactor = cell.reactor else { return }
                // The check mark shows the task's state, which changes only once the store has saved it.
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

        // While the list is edited, Enter opens the task. The capture phase comes before the check mark handles the
        // key. The memo's button and its popover handle their own keys.
        rx.keyPressed(phase: .capture) { [unowned self] key in
            ["Return", "KP_Enter"].contains(key.name) && reactor?.isEditing == true && !memoButton.isFirstResponder
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

    /// The part of a memo that the row may show: at most 200 characters of its first line that is not empty. Does not
    /// scan the rest of a long memo.
    private func firstLine(of memo: String) -> String {
        String(memo.drop { $0.isNewline }.prefix(200).prefix { !$0.isNewline })
    }

    private func mayExceedLine(_ title: String) -> Bool {
        let isWide: (UInt8) -> Bool = { (65...90).contains($0) || $0 == 109 || $0 == 119 }  // A to Z, m and w
        return title.utf8.count > longestLine || title.utf8.reduce(0) { $0 + (isWide($1) ? 2 : 1) } > longestLine
    }

    private func show(_ task: Task) {
        checkButton.isOn = task.isDone
        checkButton.accessibilityLabel = task.title
        titleLabel.text =
            task.title.utf8.count > longestTitle ? String(task.title.prefix(longestTitle)) : task.title
        // GTK measures a label that may wrap many times, which takes as long as the rest of its row. A short title with
        // large text gets an ellipsis instead.
        let isLong = mayExceedLine(task.title)
        titleLabel.wraps = isLong
        titleLabel.tooltip = isLong ? task.title : nil
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
        // The whole row can be dragged, and moved with keys, so the handle means nothing to assistive technology.
        dragHandle.setAccessibilityRole(.presentation)
        dragHandle.addCSSClass("dim-label")
        checkButton.valign = .center
        for button in [memoButton, deleteButton] {
            button.valign = .center
            button.addCSSClass("flat")
        }
        // The delete button gets no focus, because the Delete key has the same effect.
        deleteButton.property("focusable").value = false
        // A label that cannot shrink would make the row wider than the window.
        for label in [titleLabel, memoLabel] { label.ellipsizes = true }
        titleLabel.lines = 2
        memoLabel.addCSSClass("dim-label")
        memoLabel.addCSSClass("caption")
        for label in [titleLabel, memoLabel] { label.textAlignment = .start }

        let texts = Box(.vertical, spacing: 2, children: [titleLabel, memoLabel])
        texts.hexpand = true
        texts.valign = .center
        let row = Box(.horizontal, spacing: 12, children: [dragHandle, checkButton, texts, memoButton, deleteButton])
        row.setMargins(top: 6, bottom: 6, start: 6, end: 6)
        row.setSizeRequest(height: 40)
        row.hexpand = true
        append(row)
    }
}
