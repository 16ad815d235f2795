import Rx
import RxGTK

extension GalleryPage {
    static let carousel = GalleryPage("Carousel", "Pages that are swiped, with dots and lines that show where one is.")
    { bag in
        let carousel = Carousel {
            for name in ["One", "Two", "Three"] { Label(name).cssClass("title-1").hexpand().sizeRequest(height: 120) }
        }
        let (dots, lines, position) = (CarouselIndicatorDots(carousel), CarouselIndicatorLines(carousel), Label())
        let back = Button(iconName: "go-previous-symbolic", accessibilityLabel: "Back")
        let forward = Button(iconName: "go-next-symbolic", accessibilityLabel: "Forward")

        let page = BehaviorRelay(value: 0)
        carousel.rx.selectedIndex.compactMap { $0 }.bind(to: page).disposed(by: bag)
        Observable.merge(back.rx.tap.map { -1 }, forward.rx.tap.map { 1 })
            .withLatestFrom(page, resultSelector: +)
            .bind(to: page).disposed(by: bag)
        page.bind(to: carousel.rx.selectedIndex).disposed(by: bag)
        page.map { $0 > 0 }.bind(to: back.rx.isEnabled).disposed(by: bag)
        page.map { $0 < 2 }.bind(to: forward.rx.isEnabled).disposed(by: bag)
        page.map { "Page \($0 + 1)" }.bind(to: position.rx.text).disposed(by: bag)

        return VBox(spacing: 12) {
            carousel.cssClass("card")
            dots
            lines
            HBox(spacing: 12) {
                back
                position
                forward
            }.halign(.center)
        }
    }
}
