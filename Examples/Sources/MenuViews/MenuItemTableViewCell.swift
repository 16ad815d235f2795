import Localization
import MenuCore
import Rx
import RxGTK

/// A row of the menu: the item, its price, and the chosen quantity between a minus and a plus button.
package final class MenuItemTableViewCell: ListCell {
    let title = Label()
    let price = Label()
    let count = Label()
    let decreaseButton = Button(iconName: "list-remove-symbolic", accessibilityLabel: "")
    let increaseButton = Button(iconName: "list-add-symbolic", accessibilityLabel: "")

    /// Receives the change of the quantity: 1 or -1.
    var onCountChanged: (Int) -> Void = { _ in }

    private let disposeBag = DisposeBag()

    package required init() {
        super.init()
        setupViews()
        increaseButton.rx.tap.bind(with: self) { cell, _ in cell.onCountChanged(1) }.disposed(by: disposeBag)
        decreaseButton.rx.tap.bind(with: self) { cell, _ in cell.onCountChanged(-1) }.disposed(by: disposeBag)
    }

    package override func prepareForReuse() { onCountChanged = { _ in } }

    func show(_ row: MenuRow) {
        let values: KeyValuePairs = [
            "name": row.menu.name, "price": row.menu.price.currencyKR(), "count": "\(row.count)",
        ]
        title.text = row.menu.name
        price.text = row.menu.price.currencyKR()
        count.text = "\(row.count)"
        // A button loses the focus when it is disabled.
        if row.count == 0, decreaseButton.isFirstResponder { increaseButton.becomeFirstResponder() }
        if row.count == MenuRow.largestCount, increaseButton.isFirstResponder { decreaseButton.becomeFirstResponder() }
        decreaseButton.isEnabled = row.count > 0
        increaseButton.isEnabled = row.count < MenuRow.largestCount
        increaseButton.accessibilityLabel = localized("One more {name}", values)
        decreaseButton.accessibilityLabel = localized("One {name} less", values)
        accessibilityLabel = localized("{name}, {price}, {count} chosen", values)
    }
}

extension MenuItemTableViewCell {
    private func setupViews() {
        for label in [title, price] { label.wraps = true }
        let row = HBox(spacing: 6) {
            VBox(spacing: 2) {
                title.textAlignment(.start)
                price.textAlignment(.start).cssClass("dim-label", "caption")
            }
            .hexpand().valign(.center)
            decreaseButton.cssClass("circular").valign(.center)
            count.sizeRequest(width: 36)
            increaseButton.cssClass("circular").valign(.center)
        }
        append(Clamp(child: row.margins(6), maximumSize: 640).hexpand())
    }
}
