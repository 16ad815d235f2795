import Rx
import RxGTK

extension GalleryPage {
    static let banner = GalleryPage("Banner", "A message across the window, until what it tells is over.") { bag in
        let banner = Banner(title: "You are offline", buttonTitle: "Connect", isRevealed: true)
        let button = Button(title: "Disconnect")
        banner.rx.tap.map { false }.bind(to: banner.rx.isRevealed).disposed(by: bag)
        button.rx.tap.map { true }.bind(to: banner.rx.isRevealed).disposed(by: bag)
        return VBox(spacing: 12) {
            banner; button.halign(.center)
        }
    }
}
