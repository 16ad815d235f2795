import Rx
import RxGTK

extension GalleryPage {
    static let popoverMenu = GalleryPage("PopoverMenu", "What can be done with something, where one asks for it.") {
        bag in
        let (button, label) = (Button(title: "Press by the Other Button"), Label("By title"))
        let (menu, sorting) = (PopoverMenu(things), ChoiceAction("sorting", choice: "title"))
        button.rx.contextMenuRequest.bind(with: button) { button, point in
            menu.popUp(at: button, x: point.x, y: point.y)
        }.disposed(by: bag)
        button.rx.tap.map { "The other button of the mouse asks for the menu, or Shift+F10." }
            .bind(to: label.rx.text).disposed(by: bag)
        sorting.rx.choice.map { "By \($0)" }.bind(to: label.rx.text).disposed(by: bag)
        // Actions belong to the window, and the button has a window only once the page is shown.
        button.rx.viewDidAppear.compactMap { [unowned button] in button.window }
            .bind(onNext: { window in window.addAction(sorting) }).disposed(by: bag)
        return VBox(spacing: 12) {
            button.halign(.start); label.halign(.start)
        }
    }

    @MainActor private static let things = Menu([
        .action("By _Title", "win.sorting::title"), .action("By _Date", "win.sorting::date"),
    ])
}
