import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let linkButton = GalleryPage("LinkButton", "A place on the net.") { _ in
        LinkButton(URL(string: "https://www.gtk.org")!, title: "The site of GTK").halign(.start)
    }
}
