// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, CounterViewController.swift. Left out: layout, images, `init(coder:)`, a bar button's style and target.

import ReactorKit
import Rx
import CompatibilitySupport

class CounterViewController: UIViewController, View {
    // MARK: - Properties
    var disposeBag = DisposeBag()
    var reactor: CounterViewReactor
    
    // MARK: - Views
    var increaseButton = UIButton()
    var valueLabel = UILabel()
    var decreaseButton = UIButton()
    var activityIndicatorView = UIActivityIndicatorView()
    var userGreetingLabel = UILabel()
    
    // MARK: - Initalize
    init(reactor: CounterViewReactor) {
        self.reactor = reactor
        super.init(nibName: nil, bundle: nil)
    }
    
    // MARK: - Life Cycle
    override func viewDidLoad() {
        super.viewDidLoad()
        
        setupViews()
        bind(reactor: reactor)
    }
    
    func bind(reactor: CounterViewReactor) {
        // MARK: - Action
        increaseButton.rx.tap
            .map { Reactor.Action.increase }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        
        decreaseButton.rx.tap
            .map { Reactor.Action.decrease }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        
        // 🕊️ 1. 화면전환에 Reactor 주입 및 transform 함수 반영
        self.navigationItem.rightBarButtonItem?.rx.tap
            .withUnretained(self)
            .bind { owner, _ in
                // 🕊️ 2. CounterViewController의 UILabel의 text값 가져오기
                let userName = owner.userGreetingLabel.text ?? ""
                // 🕊️ 3. settingReactor 세팅
                var settingReactor = SettingViewReactor(
                    provider: ServiceProvider(),
                    userName: userName
                )
                // 🕊️ 4. 리액터 연결 - 👉 매우중요
                settingReactor = reactor.reactorForSetting()
                // 🕊️ 5. 화면전환 설정
                let settingViewController = UINavigationController(
                    rootViewController: SettingViewContrller(reactor: settingReactor)
                )
                // 🕊️ 6. 화면전환
                owner.present(settingViewController, animated: true)
            }
            .disposed(by: disposeBag)
        
        
        // MARK: - State
        reactor.state
            .map { $0.value }
            .distinctUntilChanged() // 값이 변화해야 내려감
            .map { "\($0)"}
            .bind(to: valueLabel.rx.text)
            .disposed(by: disposeBag)
        
        reactor.state
            .map { $0.isLoading }
            .distinctUntilChanged()
            .bind(to: activityIndicatorView.rx.isAnimating)
            .disposed(by: disposeBag)
        
        reactor.state
            .map { $0.userName }
            .distinctUntilChanged()
            .map {
                $0.isEmpty
                ? $0 + "환영합니다. 🐈"
                : $0 + "님 안녕하세요. 😁"
            }
            .bind(to: userGreetingLabel.rx.text)
            .disposed(by: disposeBag)
    }
}

extension CounterViewController {
    func setupViews() {
        self.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "설정")
        valueLabel.text = "0"
        userGreetingLabel.text = "안녕하세요 ✅"
    }
}
