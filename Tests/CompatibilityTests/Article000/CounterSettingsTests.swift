import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct CounterSettingsTests {
    private let reactor = CounterViewReactor(provider: ServiceProvider())
    private let counter: CounterViewController

    init() {
        counter = CounterViewController(reactor: reactor)
        counter.appear()
    }

    /// Presses the bar button and returns the presented screen.
    private func openSettings() throws -> SettingViewContrller {
        try #require(counter.navigationItem.rightBarButtonItem).press()
        let presented = try #require(counter.presentedViewController as? UINavigationController)
        return try #require(presented.topViewController as? SettingViewContrller)
    }

    @Test func increasingLoadsForASecondAndThenShowsTheValue() async {
        let isOnMain = Recorder<Bool>()
        let bag = DisposeBag()
        reactor.state.skip(1).subscribe(MainThread.observer(isOnMain)).disposed(by: bag)
        let start = ContinuousClock.now
        counter.increaseButton.press()
        #expect(reactor.currentState.isLoading)
        #expect(reactor.currentState.value == 0)

        let state = await reactor.state.firstElement { !$0.isLoading }
        await MainThread.settle()
        #expect(state?.value == 1)
        #expect(ContinuousClock.now - start >= .seconds(1))
        #expect(isOnMain.elements == [true, true, true])
        #expect(counter.activityIndicatorView.history == [false, true, false])
        #expect(counter.valueLabel.history == ["0", "0", "1"])
    }

    @Test func decreasingGoesBelowZero() async {
        counter.decreaseButton.press()
        #expect(reactor.currentState.isLoading)
        _ = await reactor.state.firstElement { !$0.isLoading }
        await MainThread.settle()
        #expect(counter.valueLabel.text == "-1")
        #expect(counter.activityIndicatorView.history == [false, true, false])
    }

    @Test func theGreetingNamesNobodyBeforeANameIsSaved() async {
        await MainThread.settle()
        #expect(counter.userGreetingLabel.text == "환영합니다. 🐈")
    }

    @Test func savingANameShowsItAndDismisses() async throws {
        let settings = try openSettings()
        settings.userNameTextField.type("Jason")
        settings.saveButton.press()
        await MainThread.settle()
        #expect(counter.userGreetingLabel.text == "Jason님 안녕하세요. 😁")
        #expect(counter.presentedViewController == nil)
        #expect(reactor.reactorForSetting().currentState.userName == "Jason")
    }

    @Test func cancellingDismissesAndChangesNothing() async throws {
        let settings = try openSettings()
        settings.userNameTextField.type("Jason")
        settings.cancelButton.press()
        await MainThread.settle()
        #expect(counter.presentedViewController == nil)
        #expect(counter.userGreetingLabel.history == ["안녕하세요 ✅", "환영합니다. 🐈"])
        #expect(reactor.currentState.userName == "")
    }

    /// Because of the `skip(1)` that the author was unhappy with.
    @Test func openingSettingsDoesNotDismissThem() throws {
        let settings = try openSettings()
        #expect(settings.isViewLoaded)
        #expect(counter.presentedViewController != nil)
    }

    /// The author's observation, and the solution that he was looking for.
    @Test func withoutSkippingOnlyAFilterKeepsSettingsOpen() {
        let reactor = reactor.reactorForSetting()
        let changed = Recorder<Bool>()
        let dismissed = Recorder<Bool>()
        let bag = DisposeBag()
        let shouldDismiss = reactor.state.map { $0.shouldDismissed }.distinctUntilChanged()
        shouldDismiss.subscribe(onNext: { changed.append($0) }).disposed(by: bag)
        shouldDismiss.filter { $0 }.subscribe(onNext: { dismissed.append($0) }).disposed(by: bag)
        #expect(changed.elements == [false])
        #expect(dismissed.elements == [])
        reactor.action.onNext(.cancel)
        #expect(changed.elements == [false, true])
        #expect(dismissed.elements == [true])
    }

    /// Both reactors share the counter's provider.
    @Test func aNameSavedByASettingsReactorReachesTheCounter() {
        let settings = reactor.reactorForSetting()
        settings.action.onNext(.saveUserName("Hamlit"))
        #expect(settings.currentState.shouldDismissed)
        #expect(reactor.currentState.userName == "Hamlit")
    }
}
