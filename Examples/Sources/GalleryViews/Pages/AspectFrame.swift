import Rx
import RxGTK

extension GalleryPage {
    static let aspectFrame = GalleryPage("AspectFrame", "Keeps the shape of what is in it.") { _ in
        AspectFrame(ratio: 16 / 9) { Frame { Label("16 : 9") } }.sizeRequest(height: 150)
    }
}
