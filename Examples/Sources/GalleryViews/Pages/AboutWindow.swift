import Rx
import RxGTK

extension GalleryPage {
    static let aboutWindow = GalleryPage("AboutWindow", "What an app is, by whom, and where to read more.") { bag in
        let (button, label) = (Button(title: "About the Gallery"), Label("It has not been opened."))
        button.rx.tap.compactMap { [unowned button] in button.window }
            .bind(onNext: { [unowned label] window in
                AboutWindow(
                    over: window, applicationName: "Gallery", applicationIcon: "applications-graphics",
                    version: "1.0", developerName: "The authors of swift-reactor",
                    comments: "Every widget, live, with its code.", license: .mit
                ).present()
                label.text = "It has been opened."
            })
            .disposed(by: bag)
        return VBox(spacing: 12) {
            button.halign(.start); label.halign(.start)
        }
    }
}
