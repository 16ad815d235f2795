import CounterCore
import Localization
import ReactorKit
import Rx
import RxGTK

/// The settings: a field for the user's name. Enter saves, Escape cancels.
package final class SettingWindow: Window, View {
    package var disposeBag = DisposeBag()

    let cancelButton = Button(title: localized("Cancel"))
    let saveButton = Button(title: localized("Save"))
    let userNameLabel = Label(localized("User name"))
    let userNameTextField = Entry(placeholder: localized("How shall we greet you?"))

    package init(reactor: SettingViewReactor) {
        super.init(title: localized("Settings"), width: 320)
        setupViews()
        self.reactor = reactor
    }

    package func bind(reactor: SettingViewReactor) {
        userNameTextField.text = reactor.currentState.userName

        saveButton.rx.tap
            .withUnretained(self)
            .map { owner, _ in owner.userNameTextField.text ?? "" }
            .map { Reactor.Action.saveUserName($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        Observable.merge(cancelButton.rx.tap.asObservable(), rx.closeRequest.asObservable())
            .map { Reactor.Action.cancel }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.pulse(\.$dismissal)
            .compactMap { $0 }
            .bind(with: self) { owner, _ in owner.close() }
            .disposed(by: disposeBag)
    }
}

extension SettingWindow {
    private func setupViews() {
        headerBar.showsWindowButtons = false
        headerBar.pack {
            cancelButton
        } end: {
            saveButton.cssClass("suggested-action")
        }
        closesOnEscape = true
        closesOnRequest = false

        userNameTextField.activatesDefault = true
        defaultWidget = saveButton
        content = VBox(spacing: 8) {
            userNameLabel.halign(.start)
            userNameTextField.accessibilityLabel(localized("User name"))
        }
        .margins(24)
        initialFirstResponder = userNameTextField
    }
}
