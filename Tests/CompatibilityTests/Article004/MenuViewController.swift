// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 004, MenuViewController. Changed: `observeOn(_:)`, deprecated and gone, is `observe(on:)`, and it stands
// before the `map` that decodes. As printed, that closure of a view controller runs on the main thread, too: see
// `asPrintedTheDecodingRunsOnTheMainThread`. Added: the `catch`, because an error bound to a relay stops a debug build,
// here as in RxSwift.

import Foundation
import Rx
import CompatibilitySupport

class MenuItemTableViewCell: UITableViewCell {
    static let identifier = "MenuItemTableViewCell"
    let title = UILabel()
    let count = UILabel()
    let price = UILabel()
    var onCountChanged: (Int) -> Void = { _ in }
}

class MenuViewController: UIViewController {
    let menuItems$: BehaviorRelay<[(menu: MenuItem, count: Int)]> = BehaviorRelay(value: [])
    var disposeBag = DisposeBag()

    let activityIndicator = UIActivityIndicatorView()
    let tableView = UITableView()
    let itemCountLabel = UILabel()
    let totalPrice = UILabel()
    let clearButton = UIButton()
    let orderButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.beginRefreshing()
        setupBindings()
        fetchMenuItems()
    }

    func setupBindings() {
        // 테이블뷰 아이템들
            menuItems$
            .bind(to: tableView.rx.items(cellIdentifier: MenuItemTableViewCell.identifier,
                                         cellType: MenuItemTableViewCell.self)) {
                index, item, cell in

                cell.title.text = item.menu.name
                cell.price.text = "\(item.menu.price)"
                cell.count.text = "\(item.count)"
                cell.onCountChanged = { [weak self] inc in
                    guard let self = self else { return }
                    var count = item.count + inc
                    if count < 0 { count = 0 }

                    var menuItems = self.menuItems$.value
                    menuItems[index] = (item.menu, count)
                    self.menuItems$.accept(menuItems)
                }
            }
            .disposed(by: disposeBag)

        // 선택된 아이템 총개수
        menuItems$
            .map { $0.map { $0.count }.reduce(0, +) }
            .map { "\($0)" }
            .bind(to: itemCountLabel.rx.text)
            .disposed(by: disposeBag)

        // 선택된 아이템 총가격
        menuItems$
            .map { $0.map { $0.menu.price * $0.count }.reduce(0, +) }
            .map { $0.currencyKR() }
            .bind(to: totalPrice.rx.text)
            .disposed(by: disposeBag)

        // 처음 보일때 하고 clear 버튼 눌렀을 때
        Observable.merge([rx.viewWillAppear.map { _ in () }, clearButton.rx.tap.map { _ in () }])
            .withLatestFrom(menuItems$)
            .map { $0.map { ($0.menu, 0) } }
            .bind(to: menuItems$)
            .disposed(by: disposeBag)

        // order 버튼 눌렀을 때
        orderButton.rx.tap
            .withLatestFrom(menuItems$)
            .map { $0.map { $0.count }.reduce(0, +) }
            .do(onNext: { [weak self] allCount in
                if allCount <= 0 {
                    self?.showAlert("Order Fail", "No Orders")
                }
            })
            .filter { $0 > 0 }
            .map { _ in "OrderViewController" }
            .subscribe(onNext: { [weak self] identifier in
                self?.performSegue(withIdentifier: identifier, sender: nil)
            })
            .disposed(by: disposeBag)
    }

    func fetchMenuItems() {
        activityIndicator.isHidden = false
        APIService.fetchAllMenusRx()
            .observe(on: MainScheduler.instance)
            .map { data in
                struct Response: Decodable {
                    let menus: [MenuItem]
                }
                guard let response = try? JSONDecoder().decode(Response.self, from: data) else {
                    throw NSError(domain: "Decoding error", code: -1, userInfo: nil)
                }
                return response.menus.map { ($0, 0) }
            }
            .do(onError: { [weak self] error in
                self?.showAlert("Fetch Fail", error.localizedDescription)
            }, onDispose: { [weak self] in
                self?.activityIndicator.isHidden = true
                self?.tableView.refreshControl?.endRefreshing()
            })
            .catch { _ in .empty() }
            .bind(to: menuItems$)
            .disposed(by: disposeBag)
    }
}
