import Rx
import RxGTK

extension GalleryPage {
    static let menu = GalleryPage("Menu", "What a button offers: actions, some of which are on or off.") { bag in
        let (button, label) = (MenuButton(accessibilityLabel: "Menu", menu: things), Label("Nothing has been done."))
        let (copy, wrap) = (Action("copy"), ToggleAction("wrap", isOn: true))
        copy.rx.activate.map { "Copied" }.bind(to: label.rx.text).disposed(by: bag)
        wrap.rx.isOn.bind(to: copy.rx.isEnabled).disposed(by: bag)
        wrap.rx.isOn.skip(1).map { $0 ? "Lines are wrapped" : "Lines are not wrapped" }
            .bind(to: label.rx.text).disposed(by: bag)
        // Actions belong to the window, and the button has a window only once the page is shown.
        button.rx.viewDidAppear.compactMap { [unowned button] in button.window }
            .bind(onNext: { window in [copy, wrap].forEach { window.addAction($0) } }).disposed(by: bag)
        return HBox(spacing: 12) {
            button; label
        }
    }

    @MainActor private static let things = Menu([
        .action("_Copy", "win.copy"), .section([.action("_Wrap Lines", "win.wrap")]),
    ])
}
