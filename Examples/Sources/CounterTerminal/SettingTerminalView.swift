import CounterCore
import Localization
import ReactorKit
import Rx

/// The settings in a terminal. The next line becomes the user's name; an empty line cancels.
@MainActor
final class SettingTerminalView: View {
    var disposeBag = DisposeBag()

    private let lines = PublishSubject<String>()
    private let dismiss: @MainActor () -> Void

    init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

    func take(_ line: String) { lines.onNext(line) }

    func bind(reactor: SettingViewReactor) {
        let name = reactor.currentState.userName
        Terminal.write(
            name.isEmpty
                ? localized("User name, or Enter to cancel:")
                : localized("User name ({name}), or Enter to cancel:", ["name": name]))

        lines.map { $0.isEmpty ? Reactor.Action.cancel : Reactor.Action.saveUserName($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.pulse(\.$dismissal)
            .compactMap { $0 }
            .bind(with: self) { owner, _ in owner.dismiss() }
            .disposed(by: disposeBag)
    }
}
