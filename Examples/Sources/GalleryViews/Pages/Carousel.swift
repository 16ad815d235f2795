import Rx
import RxGTK

extension GalleryPage {
    static let carousel = GalleryPage("Carousel", "Pages that are swiped, with dots and lines that show where one is.")
    { bag in
        let carousel = Carousel {
            for name in ["One", "Two", "Three"] { Label(name).cssClass("title-1").hexpand().sizeRequest(height: 120) }
        }
        let (dots, lines, place) = (CarouselIndicatorDots(carousel), CarouselIndicatorLines(carousel), Label())
        let back = Button(iconName: "go-previous-symbolic", accessibilityLabel: "Back")
        let forward = Button(iconName: "go-next-symbolic", accessibilityLabel: "Forward")

        let wanted = Observable.merge(back.rx.tap.map { -1 }, forward.rx.tap.map { 1 })
            .map { [unowned carousel] step in
                min(max((carousel.selectedIndex ?? 0) + step, 0), carousel.pages.count - 1)
            }
            .share()
        wanted.bind(to: carousel.rx.selectedIndex).disposed(by: bag)
        Observable.merge(carousel.rx.selectedIndex.compactMap { $0 }, wanted)
            .map { "Page \($0 + 1)" }.bind(to: place.rx.text).disposed(by: bag)

        return VBox(spacing: 12) {
            carousel.cssClass("card")
            dots
            lines
            HBox(spacing: 12) {
                back
                place
                forward
            }.halign(.center)
        }
    }
}
