import Rx
import RxGTK
import TodoCore

/// Asks in a dialog over the window the person is in.
package final class AlertService: AlertServiceProtocol {
    package init() {}

    package func show<Action: AlertAction>(title: String, message: String, actions: [Action]) -> Observable<Action> {
        Observable.deferred { @MainActor in
            // What declines is the first response of a dialog.
            let actions = actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
            let windows = Window.all.filter { !$0.isClosed && $0.isVisible && $0.presented.isEmpty }
            guard let window = windows.first(where: \.isActive) ?? windows.first else {
                return actions.first.map { .just($0) } ?? .empty()
            }
            return MessageDialog.present(
                over: window, heading: title, body: message,
                responses: actions.map { .init($0.title, $0, appearance: $0.style.appearance) }
            ).asObservable()
        }
        .subscribe(on: ConcurrentMainScheduler.instance)
    }
}

extension AlertActionStyle {
    fileprivate var appearance: MessageDialog.Appearance {
        switch self {
        case .default, .cancel: .standard
        case .destructive: .destructive
        }
    }
}
