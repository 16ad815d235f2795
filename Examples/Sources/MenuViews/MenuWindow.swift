import Localization
import MenuCore
import Rx
import RxGTK

/// The menu: the items, the chosen quantity of each, and the total price.
package final class MenuWindow: Window {
    private let viewModel: MenuViewModel
    private let disposeBag = DisposeBag()

    let refreshButton = Button(iconName: "view-refresh-symbolic", accessibilityLabel: localized("Refresh"))
    let activityIndicator = Spinner()
    let tableView = ListView()
    let stack = Stack()
    let toastOverlay: ToastOverlay
    let failurePage = StatusPage(title: localized("Could Not Load the Menu"), iconName: "dialog-warning-symbolic")
    let failureLabel = Label()
    let retryButton = Button(title: localized("Retry"))
    let itemCountLabel = Label()
    let totalPrice = Label()
    let clearButton = Button(title: localized("Clear"))
    let orderButton = Button(title: localized("Order"))
    let orderBar = Box(.vertical, spacing: 8)

    /// The toast that says why the menu could not be refreshed.
    private(set) var failureToast: Toast?

    package init(viewModel: MenuViewModel, application: Application?) {
        self.viewModel = viewModel
        toastOverlay = ToastOverlay(child: stack)
        super.init(title: localized("Menu"), width: 400, height: 640, application: application)
        setupViews()
        bindState()
        bindActions()
    }

    private func bindState() {
        bindRows()
        bindSums()
        bindFetching()
    }

    private func bindRows() {
        viewModel.state
            .map(\.rows)
            .distinctUntilChanged()
            .bind(to: tableView.rx.items(cellType: MenuItemTableViewCell.self)) { [viewModel] _, row, cell in
                cell.show(row)
                cell.onCountChanged = { viewModel.changeCount.accept((row.id, $0)) }
            }
            .disposed(by: disposeBag)
    }

    private func bindSums() {
        viewModel.state
            .map { localized("Items: {count}", ["count": "\($0.itemCount)"]) }
            .distinctUntilChanged()
            .bind(to: itemCountLabel.rx.text)
            .disposed(by: disposeBag)

        viewModel.state
            .map { $0.totalPrice.currencyKR() }
            .distinctUntilChanged()
            .bind(to: totalPrice.rx.text)
            .disposed(by: disposeBag)

        viewModel.state
            .map { $0.itemCount > 0 }
            .distinctUntilChanged()
            .bind(with: self) { owner, hasItems in owner.enableOrdering(hasItems) }
            .disposed(by: disposeBag)
    }

    private func bindFetching() {
        viewModel.state
            .map(\.isLoading)
            .distinctUntilChanged()
            .bind(with: self) { owner, isLoading in
                owner.activityIndicator.isAnimating = isLoading
                owner.activityIndicator.isVisible = isLoading
            }
            .disposed(by: disposeBag)

        viewModel.state
            .map(\.failure)
            .distinctUntilChanged()
            .bind(to: failureLabel.rx.text)
            .disposed(by: disposeBag)

        viewModel.state
            .map(\.refreshFailure)
            .distinctUntilChanged()
            .bind(with: self) { owner, reason in owner.showRefreshFailure(reason) }
            .disposed(by: disposeBag)

        viewModel.state
            .map(\.page)
            .distinctUntilChanged()
            .bind(with: self) { owner, page in
                owner.stack.visibleChildName = page.rawValue
                owner.orderBar.isVisible = page == .menu
            }
            .disposed(by: disposeBag)
    }

    private func bindActions() {
        viewModel.orders
            .bind(with: self) { owner, rows in owner.showOrder(of: rows) }
            .disposed(by: disposeBag)

        rx.viewWillAppear.bind(to: viewModel.viewWillAppear).disposed(by: disposeBag)
        clearButton.rx.tap.bind(to: viewModel.clear).disposed(by: disposeBag)
        orderButton.rx.tap.bind(to: viewModel.order).disposed(by: disposeBag)

        rx.keyPressed(phase: .capture) { $0.name == "F5" || $0.name == "r" && $0.modifiers == .control }
            .bind(with: self) { owner, _ in owner.viewModel.refresh.accept(()) }
            .disposed(by: disposeBag)

        tableView.rx.keyPressed { ["plus", "KP_Add", "equal", "minus", "KP_Subtract"].contains($0.name) }
            .bind(with: self) { owner, key in owner.changeFocusedRow(by: key.name.isMinus ? -1 : 1) }
            .disposed(by: disposeBag)

        Observable.merge(
            refreshButton.rx.tap.asObservable(), retryButton.rx.tap.asObservable(),
            rx.viewDidLoad.asObservable()
        )
        .bind(to: viewModel.refresh)
        .disposed(by: disposeBag)
    }

    private func changeFocusedRow(by number: Int) {
        guard !tableView.revealFocusedRow(),
            let row = tableView.focusedRow.flatMap({ tableView.model(at: $0, as: MenuRow.self) })
        else { return }
        viewModel.changeCount.accept((row.id, number))
    }

    /// Enables the buttons of the order. Before a focused button is disabled, the focus moves to the menu.
    private func enableOrdering(_ isEnabled: Bool) {
        if !isEnabled, clearButton.isFirstResponder || orderButton.isFirstResponder {
            tableView.becomeFirstResponder()
        }
        for button in [clearButton, orderButton] { button.isEnabled = isEnabled }
    }

    /// Says why the menu could not be refreshed until the next attempt, which `nil` begins. The reason is followed by
    /// the address, which a toast has no room for.
    private func showRefreshFailure(_ reason: String?) {
        failureToast?.dismiss()
        failureToast = nil
        guard let reason = reason?.split(separator: "\n").first else { return }
        let toast = Toast(
            title: localized("The menu was not refreshed. {reason}", ["reason": String(reason)]),
            buttonTitle: localized("Retry"), timeout: 0)
        // The refresh withdraws the toast, which libadwaita is still dismissing when the button emits.
        toast.rx.tap.asObservable()
            .observe(on: MainScheduler.asyncInstance)
            .bind(to: viewModel.refresh)
            .disposed(by: disposeBag)
        toast.rx.didDismiss
            .bind(with: self) { [unowned toast] owner, _ in
                if owner.failureToast === toast { owner.failureToast = nil }
            }
            .disposed(by: disposeBag)
        failureToast = toast
        toastOverlay.add(toast)
    }

    /// Shows the order's screen. Closing the screen resets the quantities, because the menu appears again.
    private func showOrder(of rows: [MenuRow]) {
        let window = OrderWindow(viewModel: OrderViewModel(rows))
        window.rx.viewDidDisappear.take(1).bind(to: viewModel.viewWillAppear).disposed(by: disposeBag)
        present(window)
    }
}

extension String {
    fileprivate var isMinus: Bool { self == "minus" || self == "KP_Subtract" }
}

extension MenuWindow {
    private func setupViews() {
        headerBar.pack {
            refreshButton.tooltip(localized("Refresh"))
        } end: {
            activityIndicator.accessibilityLabel(localized("Fetching the menu"))
        }
        tableView.selectionMode = .none
        tableView.showsSeparators = true
        tableView.accessibilityLabel = localized("Menu")
        setupPages()
        setupOrderBar()
        content = VBox {
            toastOverlay.vexpand()
            orderBar
        }
        initialFirstResponder = refreshButton
    }

    private func setupPages() {
        failureLabel.wraps = true
        failurePage.child = VBox(spacing: 18) {
            failureLabel.textAlignment(.center)
            retryButton.halign(.center).cssClass("pill", "suggested-action")
        }
        for page in MenuState.Page.allCases { stack.add(makeWidget(of: page), name: page.rawValue) }
    }

    private func makeWidget(of page: MenuState.Page) -> Widget {
        switch page {
        case .loading: StatusPage(title: localized("Fetching the menu"))
        case .failed: failurePage
        case .empty: StatusPage(title: localized("Nothing on the Menu"))
        case .menu: ScrolledWindow(child: tableView)
        }
    }

    private func setupOrderBar() {
        orderBar.append {
            HBox(spacing: 12) {
                itemCountLabel.textAlignment(.start).hexpand()
                totalPrice.cssClass("title-2")
            }
            HBox(spacing: 12) {
                clearButton.hexpand()
                orderButton.cssClass("suggested-action").hexpand()
            }
        }
        orderBar.setMargins(12)
    }
}
