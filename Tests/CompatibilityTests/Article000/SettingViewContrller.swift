// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, SettingViewContrller.swift. Left out: layout, colours, `init(coder:)`, a bar button's style and target.

import ReactorKit
import Rx
import CompatibilitySupport

class SettingViewContrller: UIViewController, View {
    
    // MARK: - Properties
    var disposeBag = DisposeBag()
    var reactor: SettingViewReactor
    
    // MARK: - Views
    var cancelButton = UIBarButtonItem(title: "취소")
    var saveButton = UIBarButtonItem(title: "성공")
    var userNameLabel = UILabel()
    var userNameTextField = UITextField()
    
    // MARK: - Initialize
    init(reactor: SettingViewReactor) {
        self.reactor = reactor
        super.init(nibName: nil, bundle: nil)
    }
    
    // MARK: - Life Cycle
    override func viewDidLoad() {
        super.viewDidLoad()
        
        setupViews()
        bind(reactor: reactor)
    }
    
    // NOTE: -
    // Action에 대한 함수명을 dispatch로 사용하시는 분도 계심
    // State에 대한 함수명을 render로 사용하시는 분도 계심
    func bind(reactor: SettingViewReactor) {
        // MARK: - Action
        saveButton.rx.tap
            .withUnretained(self)
            .map { owner, _ in owner.userNameTextField.text ?? "" }
            .map { Reactor.Action.saveUserName($0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        
        cancelButton.rx.tap
            .map { Reactor.Action.cancel }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        
        // MARK: - State
        reactor.state
            .skip(1) // 처음에 불리는거 막기
            .map { $0.shouldDismissed }
            .withUnretained(self)
            .bind { owner, _ in
                owner.dismiss(animated: true, completion: nil)
            }
            .disposed(by: disposeBag)
    }
}

extension SettingViewContrller {
    func setupViews() {
        self.navigationItem.leftBarButtonItem = cancelButton
        self.navigationItem.rightBarButtonItem = saveButton
        userNameLabel.text = "사용자 이름"
    }
}
