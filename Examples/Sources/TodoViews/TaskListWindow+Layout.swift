import Localization
import RxGTK
import TodoCore

extension TaskListWindow {
    /// Puts the widgets into the window.
    func setupViews() {
        closesOnRequest = false
        for name in Self.actionNames { addAction(Action(name)) }
        setupHeaderBar()
        setupListView()
        setupPages()
        searchBar.captureKeys(of: self)
        toastOverlay.vexpand = true
        content = Box(.vertical, children: [searchBar, toastOverlay])
        initialFirstResponder = addButton
    }

    private func setupHeaderBar() {
        headerBar.packStart(addButton)
        headerBar.packStart(editButton)
        headerBar.packEnd(menuButton)
        headerBar.packEnd(searchButton)
        for button in [addButton, editButton, searchButton, menuButton] as [Widget] {
            button.tooltip = button.accessibilityLabel
        }
        menuButton.isPrimary = true
        menuButton.menu = TodoApplication.menu
    }

    private func setupListView() {
        listView.activatesOnSingleClick = true
        listView.selectionMode = .none
        listView.staysAtTop = true
        listView.showsSeparators = true
        listView.addCSSClass("boxed")
        listView.setMargins(12)
        listView.accessibilityLabel = localized("Tasks")
    }

    private func setupPages() {
        for button in [addFirstButton, retryButton, startAfreshButton] {
            button.halign = .center
            button.cssClasses = ["pill"]
        }
        for button in [addFirstButton, retryButton] { button.addCSSClass("suggested-action") }
        emptyPage.child = addFirstButton
        failurePage.child = Box(.vertical, spacing: 12, children: [retryButton, startAfreshButton])
        for page in TaskListViewReactor.Page.allCases { stack.add(makeWidget(of: page), name: page.rawValue) }
    }

    private func makeWidget(of page: TaskListViewReactor.Page) -> Widget {
        switch page {
        case .loading: makeSpinner()
        case .failed: failurePage
        case .empty: emptyPage
        case .noMatches:
            StatusPage(
                title: localized("No Results Found"), description: localized("Try a different search."),
                iconName: "system-search-symbolic")
        case .tasks: ScrolledWindow(child: ClampScrollable(child: listView, maximumSize: 640))
        }
    }

    private func makeSpinner() -> Spinner {
        let spinner = Spinner()
        spinner.isAnimating = true
        spinner.halign = .center
        spinner.valign = .center
        spinner.setSizeRequest(width: 32, height: 32)
        return spinner
    }
}
