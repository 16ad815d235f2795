import Localization
import MenuCore
import Rx
import RxGTK

/// The order: its items, their price, the VAT and the total.
package final class OrderWindow: Window {
    private let disposeBag = DisposeBag()

    let ordersList = Label()
    let itemsPrice = Label()
    let vatPrice = Label()
    let totalPrice = Label()
    let closeButton = Button(title: localized("Back to the Menu"))

    package init(viewModel: OrderViewModel) {
        super.init(title: localized("Your Order"), width: 360, height: 420)
        setupViews()
        viewModel.ordersList.bind(to: ordersList.rx.text).disposed(by: disposeBag)
        viewModel.itemsPrice.bind(to: itemsPrice.rx.text).disposed(by: disposeBag)
        viewModel.vatPrice.bind(to: vatPrice.rx.text).disposed(by: disposeBag)
        viewModel.totalPrice.bind(to: totalPrice.rx.text).disposed(by: disposeBag)
        closeButton.rx.tap.bind(with: self) { owner, _ in owner.close() }.disposed(by: disposeBag)
    }
}

extension OrderWindow {
    private func setupViews() {
        closesOnEscape = true
        ordersList.wraps = true
        ordersList.property("xalign", as: Float.self).value = 0
        ordersList.valign = .start
        ordersList.setMargins(18)
        totalPrice.addCSSClass("title-2")
        let list = ScrolledWindow(child: ordersList)
        list.vexpand = true

        let prices = Box(
            .vertical, spacing: 6,
            children: [
                makeLine(localized("Items"), itemsPrice), makeLine(localized("VAT"), vatPrice),
                makeLine(localized("Total"), totalPrice), closeButton,
            ])
        prices.setMargins(18)
        content = Box(.vertical, children: [list, Separator(.horizontal), prices])
        initialFirstResponder = closeButton
    }

    private func makeLine(_ title: String, _ amount: Label) -> Widget {
        let label = Label(title)
        label.hexpand = true
        label.property("xalign", as: Float.self).value = 0
        return Box(.horizontal, spacing: 12, children: [label, amount])
    }
}
