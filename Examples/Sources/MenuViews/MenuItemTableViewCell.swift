import Localization
import MenuCore
import Rx
import RxGTK

/// A row of the menu: the item and its price, and how many are chosen between what takes one away and what adds one.
package final class MenuItemTableViewCell: ListCell {
    let title = Label()
    let price = Label()
    let count = Label()
    let decreaseButton = Button(iconName: "list-remove-symbolic", accessibilityLabel: "")
    let increaseButton = Button(iconName: "list-add-symbolic", accessibilityLabel: "")

    /// Takes how many more are wanted.
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
        increaseButton.accessibilityLabel = localized("One more {name}", values)
        decreaseButton.accessibilityLabel = localized("One {name} less", values)
        accessibilityLabel = localized("{name}, {price}, {count} chosen", values)
    }
}

extension MenuItemTableViewCell {
    private func setupViews() {
        for label in [title, price] { label.property("xalign", as: Float.self).value = 0 }
        title.wraps = true
        price.addCSSClass("dim-label")
        price.addCSSClass("caption")
        count.setSizeRequest(width: 36)
        for button in [decreaseButton, increaseButton] {
            button.addCSSClass("circular")
            button.valign = .center
        }
        let texts = Box(.vertical, spacing: 2, children: [title, price])
        texts.hexpand = true
        texts.valign = .center
        let row = Box(.horizontal, spacing: 6, children: [texts, decreaseButton, count, increaseButton])
        row.setMargins(top: 6, bottom: 6, start: 6, end: 6)
        let clamp = Clamp(child: row, maximumSize: 640)
        clamp.hexpand = true
        append(clamp)
    }
}
