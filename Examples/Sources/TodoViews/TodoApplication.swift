import Foundation
import Localization
import ReactorKit
import Rx
import RxGTK
import TodoCore

/// The parts of the program that all windows share: the services, the application's actions, and the accelerators.
@MainActor
package final class TodoApplication {
    private let application: Application
    private let provider: any ServiceProviderProtocol
    private let settings: Settings
    /// The scheduler that searches and changes lists, off the main thread.
    private let listScheduler: any Scheduler
    private let disposeBag = DisposeBag()

    package init(
        _ application: Application, provider: any ServiceProviderProtocol, settings: Settings,
        listScheduler: any Scheduler
    ) {
        (self.application, self.provider) = (application, provider)
        (self.settings, self.listScheduler) = (settings, listScheduler)
    }

    /// Sets the program up and opens its first window. Throws if the style sheet is invalid.
    package func start() throws {
        try Application.addStyle(
            """
            .task-done { text-decoration: line-through; opacity: 0.7; }
            .memo { background: @view_bg_color; border: 1px solid alpha(currentColor, 0.15); border-radius: 6px; }
            .memo:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -1px; }
            .boxed { background: @card_bg_color; border-radius: 12px; box-shadow: 0 0 0 1px alpha(@card_shade_color, 0.5); }
            .boxed > row:first-child { border-top-left-radius: 12px; border-top-right-radius: 12px; }
            .keycap { padding: 1px 8px; border-radius: 6px; background: @card_bg_color; border: 1px solid @borders; box-shadow: inset 0 -2px @borders; }
            .memo textview, .memo text { background: transparent; }
            """)
        addActions()
        setAccelerators()
        restoreDrafts(in: openWindow())
        showSettingsFailures()
    }

    /// Shows failures of the settings in a window, so a window must be open. Earlier failures are shown, too.
    private func showSettingsFailures() {
        settings.rx.failure
            .bind(with: self) { owner, failure in
                try? FileHandle.standardError.write(contentsOf: Data("todo: \(failure)\n".utf8))
                owner.application.activeList?.toastOverlay.add(Toast(title: failure.title))
            }
            .disposed(by: disposeBag)
    }

    @discardableResult
    package func openWindow() -> TaskListWindow {
        let reactor = TaskListViewReactor(provider: provider, scheduler: listScheduler)
        let window = TaskListWindow(reactor: reactor, application: application)
        window.keepPlacement(in: settings, as: .listWindow)
        window.present()
        return window
    }

    /// Opens the drafts of earlier runs of the program, once the tasks are loaded.
    private func restoreDrafts(in window: TaskListWindow) {
        guard let reactor = window.reactor else { return }
        reactor.state
            .observe(on: MainScheduler.instance)
            .filter { $0.loading == .done }
            .take(1)
            .map { _ in TaskListViewReactor.Action.restoreDrafts }
            .bind(to: reactor.action)
            .disposed(by: window.disposeBag)
    }

    /// The menu of every list. All lists share one menu, because GTK 4.8 never releases a menu's sections.
    static let menu = Menu([
        .section([.action(localized("New Window"), "app.new-window")]),
        .section(
            localized("Appearance"), Appearance.allCases.map { .action($0.title, "app.appearance-\($0.rawValue)") }),
        .section(
            nil,
            [
                .action(localized("Keyboard Shortcuts"), "app.shortcuts"),
                .action(localized("About Todo"), "app.about"),
                .action(localized("Quit"), "app.quit"),
            ]),
    ])
}

extension TodoApplication {
    private func addActions() {
        add("new-window") { $0.openWindow() }
        addQuit()
        add("shortcuts") { $0.application.activeList?.present(ShortcutsWindow(), modal: false) }
        add("about") { $0.showAbout() }
        addAppearances()
    }

    private func add(_ name: String, _ body: @escaping @MainActor (TodoApplication) -> Void) {
        let action = Action(name)
        application.addAction(action)
        action.rx.activate.bind(with: self) { owner, _ in body(owner) }.disposed(by: disposeBag)
    }

    private func addAppearances() {
        let chosen = settings.rx.setting(.appearance)
        for appearance in Appearance.allCases {
            let action = ToggleAction("appearance-\(appearance.rawValue)")
            application.addAction(action)
            chosen.map { $0 == appearance }.bind(to: action.rx.isOn).disposed(by: disposeBag)
            action.rx.isOn.changed
                .bind(with: self) { [unowned action] owner, _ in
                    owner.settings[.appearance] = appearance
                    // If the user switches the chosen appearance off, it is chosen again.
                    action.isOn = true
                }
                .disposed(by: disposeBag)
        }
        chosen.bind(onNext: { StyleManager.shared.colorScheme = $0.colorScheme }).disposed(by: disposeBag)
    }

    private func setAccelerators() {
        for (action, keys) in [
            ("win.new-task", ["<Control>n"]), ("win.edit", ["<Control>e"]), ("win.search", ["<Control>f"]),
            ("win.close", ["<Control>w"]), ("app.new-window", ["<Control><Shift>n"]),
            ("app.shortcuts", ["<Control>question", "F1"]), ("app.quit", ["<Control>q"]),
        ] {
            application.setAccelerators(keys, for: action)
        }
    }

    private func showAbout() {
        guard let list = application.activeList else { return }
        AboutWindow(
            over: list, applicationName: localized("Todo"), applicationIcon: applicationID,
            version: CommandLineOptions.version, developerName: "swift-reactor",
            comments: localized("Keeps a list of what there is to do. An example app of swift-reactor."), license: .mit
        ).present()
    }

    /// Adds the action that quits. The action asks every editor with unsaved changes before it closes any list, and
    /// quits if all these editors have closed.
    private func addQuit() {
        let action = Action("quit")
        application.addAction(action)
        action.rx.activate
            .withUnretained(self)
            .flatMapFirst { owner, _ in owner.editorsWithSomethingToLose.askToClose() }
            .filter { $0 }
            .bind(with: self) { owner, _ in owner.application.quit() }
            .disposed(by: disposeBag)
    }

    private var editorsWithSomethingToLose: [TaskEditWindow] {
        application.windows.compactMap { $0 as? TaskEditWindow }.filter(\.hasSomethingToLose)
    }
}

extension Application {
    /// The window that was used last if it is a list window, or else the list window below it.
    fileprivate var activeList: TaskListWindow? {
        var window = activeWindow
        while let current = window, !(current is TaskListWindow) { window = current.presentingWindow }
        return window as? TaskListWindow
    }
}

extension SettingsError {
    fileprivate var title: String {
        switch self {
        case .notSaved, .refused: localized("Settings could not be saved")
        case .setAside: localized("The damaged settings are kept beside the new ones")
        case .unreadable, .damaged, .wrongValue, .notInSchema, .schemasUnreadable, .schemaWithoutPath:
            localized("Settings could not be read")
        }
    }
}

extension Appearance {
    fileprivate var title: String {
        switch self {
        case .system: localized("As the System")
        case .light: localized("Light")
        case .dark: localized("Dark")
        }
    }

    fileprivate var colorScheme: StyleManager.ColorScheme {
        switch self {
        case .system: .standard
        case .light: .forceLight
        case .dark: .forceDark
        }
    }
}
