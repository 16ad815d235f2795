import ReactorKit
import Rx
import RxGTK
import TodoCore

/// Shows each question in a dialog over the window of its reactor, and brings the window to the front. If the window is
/// closed, emits the declining answer without a dialog.
package final class AlertService: AlertServiceProtocol {
    package init() {}

    package func show<Action: AlertAction>(
        title: String, message: String, actions: [Action], over screen: ObjectIdentifier
    ) -> Observable<Action> {
        Observable.deferred { @MainActor in
            // The first response of a dialog is its declining response.
            let actions = actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
            guard let window = Window.all.first(where: { $0.shows(screen) })?.uppermost else {
                return actions.first.map { .just($0) } ?? .empty()
            }
            window.present()
            return MessageDialog.present(
                over: window, heading: title, body: message,
                responses: actions.map { .init($0.title, $0, appearance: $0.style.appearance) }
            ).asObservable()
        }
        .subscribe(on: ConcurrentMainScheduler.instance)
    }
}

extension Window {
    fileprivate func shows(_ screen: ObjectIdentifier) -> Bool {
        !isClosed && (self as? any View)?.reactor.map { ObjectIdentifier($0) } == screen
    }

    /// The window that receives this window's input: itself, or the topmost modal window above it.
    fileprivate var uppermost: Window { presented.last(where: \.isModal)?.uppermost ?? self }
}

extension AlertActionStyle {
    fileprivate var appearance: MessageDialog.Appearance {
        switch self {
        case .default, .cancel: .standard
        case .destructive: .destructive
        }
    }
}
