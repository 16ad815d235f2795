import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let linkButton = GalleryPage("LinkButton", "A place on the net.") { bag in
        let link = LinkButton(URL(string: "https://www.gtk.org")!, title: "The site of GTK")
        let visited = CheckButton(title: "Visited")
        visited.rx.isOn.bind(to: link.rx.isVisited).disposed(by: bag)
        return VBox(spacing: 12) {
            link.halign(.start); visited.halign(.start)
        }
    }
}
