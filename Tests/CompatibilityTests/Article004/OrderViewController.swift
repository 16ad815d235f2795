// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 004, OrderViewController. Changed: a line of text is 20 high, where the article has UIKit measure it.

import Rx
import CompatibilitySupport

class OrderViewController: UIViewController {
    let orderedMenuItems: BehaviorRelay<[(menu: MenuItem, count: Int)]> = BehaviorRelay(value: [])
    var disposeBag = DisposeBag()

    let ordersList = UITextField()
    let ordersListHeight = NSLayoutConstraint()
    let itemsPrice = UILabel()
    let vatPrice = UILabel()
    let totalPrice = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()

        rx.viewWillAppear
            .take(1)
            .subscribe(onNext: { [weak navigationController] _ in
                navigationController?.isNavigationBarHidden = false
            })
            .disposed(by: disposeBag)

        rx.viewWillDisappear
            .take(1)
            .subscribe(onNext: { [weak navigationController] _ in
                navigationController?.isNavigationBarHidden = true
            })
            .disposed(by: disposeBag)

           ordersList.rx.text.orEmpty
            .map { [weak self] text in
                let width = self?.ordersList.bounds.width ?? 0
                let height = self?.heightWithConstrainedWidth(text: text, width: width)
                return height ?? 0
            }
            .bind(to: ordersListHeight.rx.constant)
            .disposed(by: disposeBag)

            orderedMenuItems
            .map { $0.map { "\($0.menu.name) \($0.count)개" }.joined(separator: "\n") }
            .bind(to: ordersList.rx.text)
            .disposed(by: disposeBag)

            let itemsPriceAndVat = orderedMenuItems
            .map { items in
                items.map { $0.menu.price * $0.count }.reduce(0, +)
            }
            .map { (price: Int) -> (price: Int, vat: Int) in
                (price, Int(Float(price) * 0.1 / 10 + 0.5) * 10)
            }
            .share(replay: 1, scope: .whileConnected)

        itemsPriceAndVat
            .map { $0.price.currencyKR() }
            .bind(to: itemsPrice.rx.text)
            .disposed(by: disposeBag)

        itemsPriceAndVat
            .map { $0.vat.currencyKR() }
            .bind(to: vatPrice.rx.text)
            .disposed(by: disposeBag)

        itemsPriceAndVat
            .map { $0.price + $0.vat }
            .map { $0.currencyKR() }
            .bind(to: totalPrice.rx.text)
            .disposed(by: disposeBag)

        orderedMenuItems.accept(orderedMenuItems.value)
    }

    func heightWithConstrainedWidth(text: String, width: Double) -> Double {
        return 20 * Double(text.split(separator: "\n").count)
    }
}
