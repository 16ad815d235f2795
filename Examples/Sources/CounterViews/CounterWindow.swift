import CounterCore
import Localization
import ReactorKit
import Rx
import RxGTK

/// The window of the counter: the value between a minus and a plus button, a greeting above them, and a button that
/// opens the settings.
package final class CounterWindow: Window, View {
    package var disposeBag = DisposeBag()

    let increaseButton = Button(iconName: "list-add-symbolic", accessibilityLabel: localized("Increase"))
    let decreaseButton = Button(iconName: "list-remove-symbolic", accessibilityLabel: localized("Decrease"))
    let settingsButton = Button(title: localized("Settings"))
    let valueLabel = Label()
    let userGreetingLabel = Label()
    let activityIndicatorView = Spinner()

    package init(reactor: CounterViewReactor, application: Application?) {
        super.init(title: localized("Counter"), width: 360, height: 300, application: application)
        setupViews()
        self.reactor = reactor
    }

    package func bind(reactor: CounterViewReactor) {
        bindAction(reactor)
        bindState(reactor)
    }

    private func bindAction(_ reactor: CounterViewReactor) {
        increaseButton.rx.tap
            .map { Reactor.Action.increase }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        decreaseButton.rx.tap
            .map { Reactor.Action.decrease }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        settingsButton.rx.tap
            .bind(with: self) { owner, _ in owner.present(SettingWindow(reactor: reactor.reactorForSetting())) }
            .disposed(by: disposeBag)
    }

    private func bindState(_ reactor: CounterViewReactor) {
        reactor.select { "\($0.value)" }
            .bind(to: valueLabel.rx.text)
            .disposed(by: disposeBag)

        reactor.select(\.isLoading)
            .bind(to: activityIndicatorView.rx.isAnimating)
            .disposed(by: disposeBag)

        reactor.select(\.greeting)
            .bind(to: userGreetingLabel.rx.text)
            .disposed(by: disposeBag)
    }
}

extension CounterWindow {
    private func setupViews() {
        userGreetingLabel.wraps = true
        headerBar.pack(end: { settingsButton })
        content = VBox(spacing: 24) {
            userGreetingLabel.cssClass("title-2")
            HBox(spacing: 24) {
                decreaseButton.cssClass("circular").valign(.center)
                valueLabel.cssClass("title-1").sizeRequest(width: 80)
                increaseButton.cssClass("circular").valign(.center)
            }
            .halign(.center)
            activityIndicatorView.sizeRequest(width: 24, height: 24)
        }
        .vexpand().valign(.center).margins(24)
    }
}
