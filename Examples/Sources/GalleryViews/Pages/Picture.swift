import Foundation
import Rx
import RxGTK

extension GalleryPage {
    static let picture = GalleryPage("Picture", "A picture that keeps its shape, however large it is drawn.") { bag in
        let fits: [Picture.ContentFit] = [.contain, .cover, .fill, .scaleDown]
        let choice = DropDown(["All of it", "All of the room", "Stretched", "Never larger than it is"])
        let picture = Picture(dawn, alternativeText: "The sky before the sun rises")
        choice.rx.selectedIndex.map { fits[$0 ?? 0] }.bind(to: picture.rx.contentFit).disposed(by: bag)
        return VBox(spacing: 12) {
            choice.accessibilityLabel("How it fits").halign(.start)
            Frame(child: picture.sizeRequest(height: 150))
        }
    }

    /// A texture of 96 by 64 pixels, which fades from blue at the top to yellow at the bottom.
    @MainActor private static var dawn: Texture? {
        let (blue, yellow) = ([53.0, 132, 228], [246.0, 211, 45])
        let pixels = (0..<64).flatMap { row in
            let colour = zip(blue, yellow).map { UInt8($0 + ($1 - $0) * Double(row) / 63) }
            return repeatElement(colour, count: 96).joined()
        }
        return try? Texture(pixels: Data(pixels), format: .rgb, size: Size(width: 96, height: 64), stride: 96 * 3)
    }
}
