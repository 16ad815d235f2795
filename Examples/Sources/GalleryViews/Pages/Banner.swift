import Rx
import RxGTK

extension GalleryPage {
    static let banner = GalleryPage("Banner", "A message across the window, until what it tells is over.") { bag in
        let banner = Banner(title: "You are offline", buttonTitle: "Connect", isRevealed: true)
        let button = Button(title: "Disconnect")
        let isOffline = BehaviorRelay(value: true)
        Observable.merge(banner.rx.tap.map { false }, button.rx.tap.map { true }).bind(to: isOffline).disposed(by: bag)
        isOffline.bind(to: banner.rx.isRevealed).disposed(by: bag)
        isOffline.map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: bag)
        return VBox(spacing: 12) {
            banner; button.halign(.center)
        }
    }
}
