import Localization
import MenuCore
import Rx
import RxGTK

/// The order: the items, their price, the VAT and the total.
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
        content = VBox {
            ScrolledWindow { ordersList.textAlignment(.start).valign(.start).margins(18) }.vexpand()
            Separator(.horizontal)
            VBox(spacing: 6) {
                makeLine(localized("Items"), itemsPrice)
                makeLine(localized("VAT"), vatPrice)
                makeLine(localized("Total"), totalPrice.cssClass("title-2"))
                closeButton
            }
            .margins(18)
        }
        initialFirstResponder = closeButton
    }

    private func makeLine(_ title: String, _ amount: Label) -> Widget {
        HBox(spacing: 12) {
            Label(title).textAlignment(.start).hexpand()
            amount
        }
    }
}
